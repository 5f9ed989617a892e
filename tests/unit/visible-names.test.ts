import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { textsIn } from "../harness/catalogue-texts";

/** What stands on a control, and the names that say what it is about. */
const names = new Map([
  ["cart:edit", ["cart:editLine"]],
  ["cart:save", ["cart:saveLine"]],
  ["coupons:useIt", ["coupons:use"]],
  ["menu:viewAll", ["menu:all.categories", "menu:all.latest", "menu:all.popular"]],
  ["orders:mine.details", ["orders:mine.detailsOf"]],
  ["orders:mine.reorder", ["orders:mine.reorderOf"]],
  ["orders:track.submit", ["orders:mine.trackOf"]],
  ["parcel:review.change", ["parcel:review.changeOf"]],
  ["payment:unpaid.short", ["payment:unpaid.of"]],
  ["rating:submit", ["rating:submitOf"]],
  ["reorder:again", ["reorder:againFrom"]],
  ["shell:theme.dark", ["shell:theme.toDark"]],
  ["shell:theme.light", ["shell:theme.toLight"]],
]);

const folders = ["app/i18n/locales", "deploy/locales"].flatMap((folder) =>
  readdirSync(folder).map((language) => `${folder}/${language}`),
);

describe.each(folders)("the texts of %s", (folder) => {
  const texts = textsIn(folder);

  // Who steers by voice says the words they see (WCAG 2.5.3).
  test("name a control by the words that stand on it", () => {
    const of = (key: string) => texts.get(key)?.toLocaleLowerCase() ?? "";
    for (const [visible, keys] of names) {
      expect(of(visible), visible).not.toBe("");
      for (const key of keys) expect(of(key), key).toContain(of(visible));
    }
  });
});
