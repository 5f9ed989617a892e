import fc from "fast-check";
import { expect, it } from "vitest";
import { city } from "../geo";
import { drawPicture } from "./draw";
import { drawStillMap, drawTile } from "./map";
import { parsePictureName, pictureName, pictureStyles } from "./name";

/** Every tag is closed by its own name, in order. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!selfClosing && name) open.push(name);
  }
  return open.length === 0 && !/NaN|undefined|Infinity/.test(svg) && !/&(?!#\d+;)/.test(svg);
}

it.each(pictureStyles)("draws a well-formed %s", (style) => {
  const svg = drawPicture({ style, art: ["pizza", "tomato", "olive"], hue: 22, lines: [] });
  expect(svg && isWellFormed(svg)).toBe(true);
});

it("reads back every name it writes, whatever the text, and never lets text out of its element", () => {
  const line = fc
    .string({ minLength: 1, maxLength: 20 })
    .filter((text) => !text.includes("~") && text.trim() !== "" && !/[\n\r\u2028\u2029]/.test(text));
  fc.assert(
    fc.property(
      fc.constantFrom(...pictureStyles),
      fc.integer({ min: 0, max: 359 }),
      fc.array(line, { maxLength: 2 }),
      (style, hue, lines) => {
        const recipe = parsePictureName(decodeURIComponent(pictureName(style, ["pizza", "taco"], hue, lines)));
        expect(recipe).toEqual({ style, art: ["pizza", "taco"], hue, lines });
        const svg = recipe && drawPicture(recipe);
        expect(svg && isWellFormed(svg)).toBe(true);
      },
    ),
  );
});

it.each(["", "x.svg", "plate.pizza.svg", "plate.<b>.1.svg", "cake.pizza.1.svg", `plate.${"a".repeat(300)}.1.svg`])(
  "knows no picture %j",
  (name) => {
    expect(parsePictureName(name)).toBeNull();
  },
);

it("draws no picture of an unknown thing", () => {
  expect(drawPicture({ style: "plate", art: ["no-such-drawing"], hue: 1, lines: [] })).toBeNull();
});

it("draws a tile for every place and zoom", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 19 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (zoom, x, y) => {
        expect(isWellFormed(drawTile(zoom, Math.floor(x * 2 ** zoom), Math.floor(y * 2 ** zoom), "light"))).toBe(true);
      },
    ),
  );
});

it("shows streets by name around an address, and a pin in the middle", () => {
  const map = drawStillMap(city.centre, 16, 400, 240, "dark");
  expect(isWellFormed(map)).toBe(true);
  expect(map).toContain("translate(200 120)");
  expect(map).toMatch(/<text[^>]*>[A-Z][a-z]+ /);
});
