import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast } from "../../tests/harness/contrast";
import { type Accent, accentOf, accentSheet } from "./accent.server";

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);
const colors = readFileSync("app/ui/styles/colors.css", "utf8");
/** The page's grounds that an accent's words stand on, in light and in dark, as the style sheet has them. */
const groundsOf = (scheme: 0 | 1) =>
  ["canvas", "surface", "raised", "sunken", "tint", "hover"].map(
    (role) => [...colors.matchAll(new RegExp(`--ds-${role}: (#\\w{6});`, "g"))][scheme]?.[1] ?? "",
  );

function expectReadable(accent: Accent, grounds: string[]) {
  for (const fill of [accent[""], accent["-hover"]]) expect(contrast(accent.on, fill)).toBeGreaterThanOrEqual(4.5);
  for (const soft of [accent["-soft"], accent["-soft-hover"]]) {
    expect(contrast(accent["on-soft"], soft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent["-text"], soft)).toBeGreaterThanOrEqual(4.5);
  }
  for (const ground of grounds) {
    expect(contrast(accent["-text"], ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent["-control"], ground)).toBeGreaterThanOrEqual(3);
  }
}

test("whatever the brand's colour, words and controls in it meet WCAG AA on every ground, in light and in dark", () => {
  const examples = ["#ffffff", "#000000", "#808080", "#ffff00", "#0000ff", "#00ff00"].map((color): [string] => [color]);
  fc.assert(
    fc.property(anyColor, (brand) => {
      const { light, dark } = accentOf(brand);
      expectReadable(light, groundsOf(0));
      expectReadable(dark, groundsOf(1));
    }),
    { examples, numRuns: 300 },
  );
});

test.each(["#0f766e", "#db380d", "#1a813f", "#6a4bd4", "#f8b30d", "#e4572e"])(
  "%s can be read as it is: light pages show it unchanged",
  (brand) => {
    expect(accentOf(brand).light[""]).toBe(brand);
  },
);

test.each([
  ["#ffee00", "#ffffff"],
  ["#808080", "#808080"],
])("%s is made darker until its buttons can be seen and read", (brand, before) => {
  const { "": fill, on } = accentOf(brand).light;
  expect(contrast(fill, "#ffffff")).toBeGreaterThan(contrast(before, "#ffffff"));
  expect(contrast(fill, on)).toBeGreaterThanOrEqual(4.5);
});

test("the sheet sets every role of accents.css, for blocks that speak for another module as well", () => {
  const roles = (css: string) => [...new Set([...css.matchAll(/--ds-[\w-]+(?=:)/g)].map(([name]) => name))].sort();
  const sheet = accentSheet(accentOf("#0f766e"));
  expect(roles(sheet)).toEqual(roles(readFileSync("app/ui/styles/accents.css", "utf8")));
  expect(sheet).toMatch(/^:root,\[data-module\]\{[-\w:;,#() ]+\}$/);
});
