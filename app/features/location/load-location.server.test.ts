import { beforeEach, expect, test, vi } from "vitest";
import type { RequestContext } from "~/request/context/request-context";
import { keepOutOfCache } from "~/request/pages/page-cache.server";
import { mapSettings, stillMapSettings } from "./load-location.server";
import { mayOpenMap } from "./look-ups.server";

const maps = {
  mapTileUrl: "https://tiles.test/{z}/{x}/{y}.png",
  mapStaticUrl: "https://still.test",
  googleMapsApiKey: "key",
};
vi.mock("~/env.server", () => ({ localesDirAsGiven: () => null, environment: () => maps }));
vi.mock("./look-ups.server", () => ({ mayOpenMap: vi.fn() }));
vi.mock("~/request/pages/page-cache.server", () => ({ keepOutOfCache: vi.fn() }));

const place = { latitude: 40.7, longitude: -74 };
const shopFor = (isLite = false) => ({ isLite, session: { place } }) as unknown as RequestContext;
beforeEach(() => {
  vi.mocked(mayOpenMap).mockReset();
  vi.mocked(keepOutOfCache).mockReset();
});

test("a page that may open Google's map is counted, and is kept for nobody else", async () => {
  vi.mocked(mayOpenMap).mockResolvedValue(true);
  const context = shopFor();
  expect(await mapSettings(context)).toEqual({
    tileUrl: maps.mapTileUrl,
    stillUrl: maps.mapStaticUrl,
    googleMapsApiKey: "key",
    center: place,
  });
  expect(mayOpenMap).toHaveBeenCalledOnce();
  expect(keepOutOfCache).toHaveBeenCalledWith(context);
});

test("where none may be opened any more the operator's tiles and still map serve", async () => {
  vi.mocked(mayOpenMap).mockResolvedValue(false);
  const context = shopFor();
  expect(await mapSettings(context)).toMatchObject({ tileUrl: maps.mapTileUrl, googleMapsApiKey: null });
  expect(keepOutOfCache).not.toHaveBeenCalled();
});

test("pages that show a still map alone are no call", async () => {
  await mapSettings(shopFor(true));
  await stillMapSettings(shopFor());
  expect(mayOpenMap).not.toHaveBeenCalled();
});
