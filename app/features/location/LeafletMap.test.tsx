// @vitest-environment jsdom
import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Coordinates } from "~/delivery-api";
import { mount } from "../../../tests/harness/mount";
import LeafletMap from "./LeafletMap";

const settings = {
  googleMapsApiKey: null,
  tileUrl: "/tiles/{z}/{x}/{y}.png",
  stillUrl: null,
  center: { latitude: 43.6, longitude: -11.4 },
};
const onMove = vi.fn();

let unmount = async () => {};
beforeEach(() => {
  onMove.mockReset();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  // jsdom lays nothing out.
  for (const side of ["clientWidth", "clientHeight"] as const)
    vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(400);
});
afterEach(() => unmount());

async function shown({ isStill = false } = {}) {
  let choose = (_: Coordinates | null) => {};
  unmount = await mount(() => {
    const [place, setPlace] = useState<Coordinates | null>(null);
    choose = setPlace;
    return <LeafletMap map={settings} place={place} isStill={isStill} onMove={onMove} onFail={() => {}} />;
  });
  const map = document.querySelector("[role=application]") as HTMLElement;
  const tiles = () => [...map.querySelectorAll<HTMLImageElement>("img.leaflet-tile")];
  map.focus();
  return {
    choose: (place: Coordinates) => act(async () => choose(place)),
    press: (key: string, keyCode: number, modifiers: KeyboardEventInit = {}) =>
      map.dispatchEvent(new KeyboardEvent("keydown", { key, keyCode, bubbles: true, cancelable: true, ...modifiers })),
    tilesCome: () => {
      for (const tile of tiles()) tile.dispatchEvent(new Event("load"));
    },
    zooms: () => [...new Set(tiles().map(({ src }) => /\/tiles\/(\d+)\//.exec(src)?.[1]))],
  };
}

const arrowRight = ["ArrowRight", 39] as const;

test("LOC-27: it comes near when the far view is drawn", async () => {
  const { tilesCome, zooms } = await shown();
  expect(zooms()).toEqual(["10"]);
  tilesCome();
  expect(zooms()).toContain("17");
});

test("LOC-27: who has zoomed before the far view was drawn keeps what they see", async () => {
  const { press, tilesCome, zooms } = await shown();
  press("+", 187);
  expect(zooms()).toContain("11");
  tilesCome();
  expect(zooms()).not.toContain("17");
});

test.each(["ctrlKey", "altKey", "metaKey"])(
  "an arrow with %s moves nothing, and the map goes on to what is chosen",
  async (modifier) => {
    const { press, choose, zooms } = await shown();
    press(...arrowRight, { [modifier]: true });
    await choose({ latitude: 43.5, longitude: -11.5 });
    expect(zooms()).toContain("17");
    expect(onMove).not.toHaveBeenCalled();
  },
);

test("LOC-06: for who wants less motion a key moves it at once, for others it glides", async () => {
  const gliding = await shown();
  gliding.press(...arrowRight);
  expect(onMove).not.toHaveBeenCalled();
  await unmount();
  const jumping = await shown({ isStill: true });
  jumping.press(...arrowRight);
  expect(onMove).toHaveBeenCalledTimes(1);
});
