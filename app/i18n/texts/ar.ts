import type { ResourceKey } from "i18next";

/** Arabic texts by namespace, each fetched when it is first shown. */
export default import.meta.glob<ResourceKey>("../locales/ar/*.json", { import: "default" });
