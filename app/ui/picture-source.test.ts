import { expect, test } from "vitest";
import { pictureSource } from "./picture-source";

test.each([
  ["for plain and dense screens", "https://api.example/storage/soup.jpg", 184, [240, 480]],
  ["of another port", "http://127.0.0.1:4000/soup.jpg", 184, [240, 480]],
  ["as wide as there are", "https://api.example/hero.webp", 1800, [1920]],
])("%s", (_, address, width, widths) => {
  const [plain = "", dense] = widths.map((each) => `/pictures/${each}?src=${address}%231a2b3c4d`);
  const expected = dense ? { src: plain, srcSet: `${dense} 2x` } : { src: plain };
  expect(pictureSource(`${address}#1a2b3c4d`, width)).toEqual(expected);
});

test("whatever would end a query or a set of sources is written otherwise, and read as it was", () => {
  const src = "https://cdn.example/a%20b,c+d.png?v=1&w=2#1a2b3c4d";
  const address = pictureSource(src, 160).src;
  expect(address).not.toMatch(/[ ,&#+]/);
  expect(new URL(address, "https://shop.example").searchParams.get("src")).toBe(src);
});

test.each([
  "https://api.example/soup.jpg",
  "https://api.example/plate.svg#a",
  "blob:https://shop.example/1",
  "/a.webp",
])("%s has no signature and keeps its address", (src) => {
  expect(pictureSource(src, 184)).toEqual({ src });
});
