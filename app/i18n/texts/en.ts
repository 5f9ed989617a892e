import type { ResourceKey } from "i18next";

/** English texts by namespace, each fetched when it is first shown. */
export default import.meta.glob<ResourceKey>("../locales/en/*.json", { import: "default" });
