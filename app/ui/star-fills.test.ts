import { expect, test } from "vitest";
import { starsOf } from "./star-fills";

const drawn = (rating: number) =>
  starsOf(rating)
    .map((fill) => ({ full: "★", half: "⯪", empty: "☆" })[fill])
    .join("");

test.each([
  [0, "☆☆☆☆☆"],
  [0.24, "☆☆☆☆☆"],
  [0.25, "⯪☆☆☆☆"],
  [3.6, "★★★⯪☆"],
  [4.74, "★★★★⯪"],
  [4.75, "★★★★★"],
  [5, "★★★★★"],
  [9, "★★★★★"],
  [-1, "☆☆☆☆☆"],
])("an average of %s is drawn %s", (rating, stars) => {
  expect(drawn(rating)).toBe(stars);
});
