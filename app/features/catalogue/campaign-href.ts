/** Address of a campaign (RTE-41). By number: only one dialect finds a campaign by its slug. */
export function campaignHref({ id, moduleId }: { id: number; moduleId: number | null }): string {
  return `/campaigns/${id}${moduleId === null ? "" : `?module_id=${moduleId}`}`;
}
