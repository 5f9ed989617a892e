import type { ResourceKey } from "i18next";

/** Arabic texts by namespace, each fetched when it is first shown; without those that only the server writes. */
export default import.meta.glob<ResourceKey>(
  ["../locales/ar/*.json", "!../locales/ar/{found,home,kinds,limits,times}.json"],
  {
    import: "default",
  },
);
