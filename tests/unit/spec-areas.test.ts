import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { areas, specsOfAreas } from "../tools/spec-areas";

const specs = readdirSync("tests/browser").filter((name) => name.endsWith(".spec.ts"));

test("every folder of features is tied to specs, and every spec but the journeys to a folder", () => {
  expect([...areas].sort()).toEqual(readdirSync("app/features").sort());
  expect(areas.filter((area) => specsOfAreas(specs, [area]).length === 0)).toEqual([]);
  const tied = specsOfAreas(specs, areas);
  expect(specs.filter((name) => !tied.includes(name))).toEqual(["journeys.spec.ts"]);
});

test("an area's specs are those whose names begin as its line says", () => {
  expect(specsOfAreas(["cart.spec.ts", "cart-life.spec.ts", "cards.spec.ts"], ["cart"])).toEqual([
    "cart.spec.ts",
    "cart-life.spec.ts",
  ]);
});
