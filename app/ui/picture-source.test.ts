import { expect, test } from "vitest";
import { pictureSource } from "./picture-source";

const origins = ["https://api.example", "https://cdn.example"];
const asked = (width: number, src: string) => `/pictures/${width}?src=${encodeURIComponent(src)}`;

test.each([
  ["for plain and dense screens", "https://api.example/storage/soup.jpg", 184, [240, 480]],
  ["of a further origin", "https://cdn.example/a b.png?v=1&w=2", 160, [160, 360]],
  ["as wide as there are", "https://api.example/hero.webp", 1800, [1920]],
])("%s", (_, src, width, widths) => {
  const [plain = "", dense] = widths.map((each) => asked(each, src));
  expect(pictureSource(src, width, origins)).toEqual(
    dense ? { src: plain, srcSet: `${plain} 1x, ${dense} 2x` } : { src: plain },
  );
});

test.each([
  ["another origin", "https://elsewhere.example/soup.jpg", origins],
  ["an origin that only begins alike", "https://api.example.evil/soup.jpg", origins],
  ["a drawing", "https://api.example/plate.svg", origins],
  ["a drawing with a version", "https://api.example/plate.SVG?v=2", origins],
  ["switched off", "https://api.example/soup.jpg", []],
])("%s keeps its address", (_, src, from) => {
  expect(pictureSource(src, 184, from)).toEqual({ src });
});
