import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chosenImage, galleryOfDialog, galleryOfPage, stripOf } from "./gallery-place";

describe("the strip of thumbnails", () => {
  it.each([
    ["one picture", 1, 0, { shown: [0], more: null }],
    ["three", 3, 2, { shown: [0, 1, 2], more: null }],
    ["the first of five", 5, 0, { shown: [0, 1, 2], more: { count: 2, next: 3 } }],
    ["the last of five, and back to the first", 5, 4, { shown: [3, 4], more: { count: 3, next: 0 } }],
  ])("ITEM-24 %s", (_, count, chosen, expected) => {
    expect(stripOf(count, chosen)).toEqual(expected);
  });

  it("ITEM-24 holds the chosen picture, at most three, and leads on to every other", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(19), (count, at) => {
        fc.pre(at < count);
        const { shown, more } = stripOf(count, at);
        expect(shown).toContain(at);
        expect(shown.length).toBeLessThanOrEqual(3);
        expect(shown.length + (more?.count ?? 0)).toBe(count);
        const seen = new Set(shown);
        for (let next = more?.next; next !== undefined && !seen.has(next); ) {
          const strip = stripOf(count, next);
          for (const one of strip.shown) seen.add(one);
          next = strip.more?.next;
        }
        expect(seen.size).toBe(count);
      }),
    );
  });
});

it.each([
  ["image=2", 1],
  ["image=5", 4],
  ["image=6", 0],
  ["image=0", 0],
  ["image=1.5", 0],
  ["image=two", 0],
  ["", 0],
])("ITEM-23 %s of five pictures", (search, expected) => {
  expect(chosenImage(new URLSearchParams(search), 5)).toBe(expected);
});

it("ITEM-23 a dialog's picture is the dialog's, a page's the page's", () => {
  const current = "/product/watch?module_id=4&image=3&dialog=item&item=41&campaign=1";
  const page = galleryOfPage(current);
  const dialog = galleryOfDialog(current);
  expect(chosenImage(page.search, 5)).toBe(2);
  expect(chosenImage(dialog.search, 5)).toBe(0);
  expect(page.hrefOf(0)).toBe("/product/watch?module_id=4&image=1");
  expect(dialog.hrefOf(1)).toBe("/product/watch?module_id=4&image=3&dialog=item&item=41&campaign=1&image=2");
  expect(galleryOfDialog(dialog.hrefOf(1)).hrefOf(0)).toBe(
    "/product/watch?module_id=4&image=3&dialog=item&item=41&campaign=1&image=1",
  );
});
