/** What a still map shows: its centre, zoom and size in pixels. */
export type StillMapView = { latitude: number; longitude: number; zoom: number; width: number; height: number };

/** Address of a still map from the operator's template (`MAP_STATIC_URL`). */
export function stillMapAddress(template: string, view: StillMapView): string {
  return template.replace(/\{(latitude|longitude|zoom|width|height)\}/g, (_, name: keyof StillMapView) =>
    String(view[name]),
  );
}
