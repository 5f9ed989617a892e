// @vitest-environment jsdom
import type { MapProps } from "@vis.gl/react-google-maps";
import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Coordinates } from "~/delivery-api";
import { mount } from "../../../tests/harness/mount";
import GoogleMap from "./GoogleMap";

const view = vi.hoisted(() => ({ setZoom: vi.fn(), panTo: vi.fn(), moveCamera: vi.fn(), getCenter: vi.fn() }));
const heard = vi.hoisted(() => ({ current: {} as MapProps }));
vi.mock("@vis.gl/react-google-maps", () => ({
  APIProvider: ({ children }: { children: React.ReactNode }) => children,
  ColorScheme: {},
  Map: (props: MapProps) => {
    heard.current = props;
    return null;
  },
  useMap: () => view,
}));

const settings = {
  googleMapsApiKey: "key",
  tileUrl: null,
  stillUrl: null,
  center: { latitude: 43.6, longitude: -11.4 },
};
const harbour = { latitude: 43.5, longitude: -11.5 };
const onMove = vi.fn();

let unmount = async () => {};
beforeEach(() => {
  for (const call of [onMove, ...Object.values(view)]) call.mockReset();
});
afterEach(() => unmount());

/** A map over which somebody chooses places by other means. */
async function shown({ isStill = false } = {}) {
  let choose = (_: Coordinates | null) => {};
  unmount = await mount(() => {
    const [place, setPlace] = useState<Coordinates | null>(null);
    choose = setPlace;
    return <GoogleMap map={settings} place={place} isStill={isStill} onMove={onMove} onFail={() => {}} />;
  });
  return { choose: (place: Coordinates | null) => act(async () => choose(place)) };
}

function happen(name: "onDrag" | "onDragend" | "onIdle", longitude: number) {
  view.getCenter.mockReturnValue({ lat: () => 43.6, lng: () => longitude });
  heard.current[name]?.({ map: view } as never);
}

test("LOC-06: a map that is thrown asks for the place where it comes to rest, and for no other", async () => {
  await shown();
  happen("onDrag", -11.41);
  happen("onDragend", -11.42);
  happen("onIdle", -11.45);
  expect(onMove.mock.calls).toEqual([[{ latitude: 43.6, longitude: -11.45 }]]);
});

test("LOC-06: a map that is held still before it is let go asks for its place at once", async () => {
  await shown();
  happen("onDrag", -11.41);
  happen("onIdle", -11.41);
  expect(onMove).not.toHaveBeenCalled();
  happen("onDragend", -11.41);
  expect(onMove.mock.calls).toEqual([[{ latitude: 43.6, longitude: -11.41 }]]);
});

test("LOC-27: it comes near once, and for each place that is chosen: what somebody zoomed since stays while the next is looked up", async () => {
  const { choose } = await shown();
  expect(view.setZoom.mock.calls).toEqual([[17]]);
  await choose(harbour);
  expect(view.panTo.mock.calls).toEqual([[{ lat: 43.5, lng: -11.5 }]]);
  expect(view.setZoom).toHaveBeenCalledTimes(2);
  await choose(null);
  expect(view.setZoom).toHaveBeenCalledTimes(2);
});

test("for who wants less motion it jumps", async () => {
  const { choose } = await shown({ isStill: true });
  await choose(harbour);
  expect(view.moveCamera.mock.calls).toEqual([[{ center: { lat: 43.5, lng: -11.5 }, zoom: 17 }]]);
  expect(view.panTo).not.toHaveBeenCalled();
});
