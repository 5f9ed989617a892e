/** Address of a category's items and stores among the results (RTE-12). */
export function categoryHref({ id, name }: { id: number; name: string }, moduleId: number): string {
  const search = new URLSearchParams({
    search: "category",
    id: String(id),
    module_id: String(moduleId),
    name,
    data_type: "category",
  });
  return `/home?${search}`;
}

/** Address of a category's own page, by its slug or number (RTE-32). */
export function categoryPageHref(idOrSlug: string | number, moduleId: number): string {
  return `/category/${encodeURIComponent(idOrSlug)}?module_id=${moduleId}`;
}
