import type { Page } from "@playwright/test";

/**
 * Stands in for Google's script, as far as the map of this shop uses it: a map that keeps centre and zoom, tells of drags, and when it
 * has come to rest. Ten pixels are a thousandth of a degree, as is a turn of the wheel, which also zooms; the zooms it was given stand in `data-zooms` of its element.
 */
function stub() {
  type Point = { lat: number; lng: number };
  type Listener = () => void;
  class LatLng {
    constructor(private readonly point: Point) {}
    lat = () => this.point.lat;
    lng = () => this.point.lng;
    toJSON = () => this.point;
  }
  class StubMap {
    private readonly listeners = new Map<string, Set<Listener>>();
    private center: Point;
    private zoom = 0;
    constructor(
      private readonly element: HTMLElement,
      options: { center: Point; zoom: number; colorScheme?: string },
    ) {
      this.center = options.center;
      element.dataset.stub = "google";
      element.dataset.scheme = options.colorScheme;
      this.setZoom(options.zoom);
      let start: MouseEvent | null = null;
      element.addEventListener("mousedown", (event) => {
        start = event;
      });
      element.addEventListener("mouseup", (event) => {
        if (!start) return;
        const { lat, lng } = this.center;
        this.center = { lat: lat + (event.y - start.y) / 10_000, lng: lng + (start.x - event.x) / 10_000 };
        start = null;
        this.tell("drag");
        this.tell("dragend");
        this.rest();
      });
      element.addEventListener("wheel", ({ deltaY }) => {
        this.center = { ...this.center, lng: this.center.lng + 0.001 };
        this.setZoom(this.zoom - Math.sign(deltaY));
      });
    }
    private tell(name: string) {
      for (const listener of this.listeners.get(name) ?? []) listener();
    }
    private rest() {
      setTimeout(() => this.tell("idle"));
    }
    addListener(name: string, listener: Listener) {
      const all = this.listeners.get(name) ?? new Set();
      this.listeners.set(name, all.add(listener));
      return { remove: () => all.delete(listener) };
    }
    getDiv = () => this.element;
    getCenter = () => new LatLng(this.center);
    getZoom = () => this.zoom;
    setZoom(zoom: number) {
      this.zoom = zoom;
      this.element.dataset.zooms = `${this.element.dataset.zooms ?? ""} ${zoom}`.trim();
      this.rest();
    }
    panTo(center: Point) {
      this.center = center;
      this.element.dataset.center = `${center.lat},${center.lng}`;
      this.rest();
    }
    setOptions() {}
    moveCamera() {}
  }
  const settings = {};
  const maps = {
    Map: StubMap,
    Settings: { getInstance: () => settings },
    event: {
      addListener: (map: StubMap, name: string, listener: Listener) => map.addListener(name, listener),
      clearInstanceListeners: () => undefined,
    },
    importLibrary: async () => maps,
  };
  const { google } = window as unknown as { google: { maps: Record<string, unknown> } };
  Object.assign(google.maps, maps);
  // What Google's own script calls when it is there.
  (google.maps.__ib__ as () => void)();
}

/** Serves the stand-in wherever the page asks Google for its script; gives the addresses that were asked for. */
export async function serveGoogleMaps(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route("https://maps.googleapis.com/**", (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: "text/javascript", body: `(${stub})();` });
  });
  return asked;
}
