import { readdirSync, readFileSync } from "node:fs";
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

  // Between a word and an isolated amount a sign belongs to neither, and in right-to-left text stands on the other side of it.
  test("LNG-05 leave the sign of an amount to the amount", () => {
    const signed = [...texts].filter(([, text]) => /[-+−]\s?\{\{amount/.test(text) && !/^\+\{\{amount\}\}$/.test(text));
    expect(signed).toEqual([]);
  });
});

test("LNG-05 an amount with a sign stands in markup by itself, or is a value of a text", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx$/.test(file));
  const lines = files.flatMap((file) => readFileSync(`app/${file}`, "utf8").split("\n"));
  const signed = lines.filter((line) => /[-+−]\$\{(?:format|money)\(/.test(line) || /t\("plus"/.test(line));
  expect(signed.length).toBeGreaterThan(4);
  expect(signed.filter((line) => !/<Money text=|const off = /.test(line))).toEqual([]);
});
