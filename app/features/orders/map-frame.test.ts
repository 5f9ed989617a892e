import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapFrame, tileAddress } from "./map-frame";

const box = { width: 420, height: 272 };
const frame = (points: { latitude: number; longitude: number }[]) => mapFrame(points, box.width, box.height);

const place = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
});

describe("the part of the map that shows an order", () => {
  it("is nothing without a place", () => {
    expect(frame([])).toBeNull();
  });

  it("centres a single place", () => {
    expect(frame([{ latitude: 40.7, longitude: -74 }])?.points).toEqual([{ x: 210, y: 136 }]);
  });

  it("has north up and east at the end", () => {
    const points = frame([
      { latitude: 40.71, longitude: -74.01 },
      { latitude: 40.7, longitude: -74 },
    ])?.points;
    expect(points?.[0]?.x).toBeLessThan(points?.[1]?.x ?? 0);
    expect(points?.[0]?.y).toBeLessThan(points?.[1]?.y ?? 0);
  });

  it("TRK-14 keeps every neighbouring place in view and covers the box with tiles", () => {
    fc.assert(
      fc.property(place, fc.double({ min: 0, max: 0.5, noNaN: true }), (first, step) => {
        const second = { latitude: first.latitude + step, longitude: first.longitude + step };
        const shown = frame([first, second]);
        for (const { x, y } of shown?.points ?? []) {
          expect(x >= 0 && x <= box.width && y >= 0 && y <= box.height).toBe(true);
        }
        const corners = [
          { x: 1, y: 1 },
          { x: box.width - 1, y: box.height - 1 },
        ];
        for (const corner of corners) {
          const covers = shown?.tiles.some(
            ({ x, y }) => x <= corner.x && corner.x <= x + 256 && y <= corner.y && corner.y <= y + 256,
          );
          expect(covers).toBe(true);
        }
      }),
    );
  });

  it("fills the operator's template", () => {
    expect(tileAddress("https://{s}.tiles.example/{z}/{x}/{y}{r}.png", { zoom: 3, column: 1, row: 2 })).toBe(
      "https://a.tiles.example/3/1/2.png",
    );
  });
});
