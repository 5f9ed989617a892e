import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { isOffered, readLanguages } from "../../app/i18n/added-languages.server";
import { completeTexts } from "../../app/i18n/complete";
import { addFormats, clockRange } from "../../app/i18n/format";
import { formatsByIntl } from "../../app/i18n/language-formats";
import type { Language } from "../../app/i18n/languages";
import { compareTexts, type JsonTexts, skeletonOf } from "../../tools/texts/compare";
import { completeFolder, examineFolder } from "../../tools/texts/folders";

const shipped = "deploy/locales";
const english = "app/i18n/locales/en";
const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as JsonTexts;

/** Words that are the same in one of these languages, and names. */
const same = new Set(
  ["Google", "Facebook", "Apple", "Google Play", "App Store", "OpenStreetMap", "English", "OK"].concat(
    ["Subtotal", "Total", "Chats", "Halal", "No", "Cashback", "{{amount}} extra", "Error", "© {{name}}"],
    ["العربية", "{{from}}-{{to}} min", "Error {{status}}"],
  ),
);

describe.each(readdirSync(shipped))("%s in deploy/locales", (language) => {
  test.each(readdirSync(english))(
    "%s: whole, with every plural form and value, and nothing left in English",
    (file) => {
      expect(compareTexts(read(join(english, file)), read(join(shipped, language, file)), language, same)).toEqual([]);
    },
  );

  test("is complete to whoever asks what is to be done; what is as in English is told beside", () => {
    const { toDo, same } = examineFolder(join(shipped, language), language);
    expect(toDo).toEqual([]);
    expect(same).toContain("shell.json: footer.playStore is still English");
  });

  test("is read without a warning", () => {
    const { added, warnings } = readLanguages(shipped);
    expect(warnings).toEqual([]);
    const own = added.find((one) => one.language === language);
    // The storefront's fonts have Latin letters; what the system has differs from machine to machine.
    const letters = readdirSync(english).map((file) => readFileSync(join(shipped, language, file), "utf8"));
    expect(own?.font !== null).toBe(/[^\P{Letter}\p{Script=Latin}\p{Script=Arabic}]/u.test(letters.join("")));
  });
});

describe("a folder of languages", () => {
  const folder = mkdtempSync(join(tmpdir(), "doorstep-locales-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (path: string, content: string) => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), content);
  };

  test("is completed with English, and what is wrong with it is said", () => {
    write("fr/cart.json", JSON.stringify({ title: "Panier", __proto__x: "?", added: 7, nonsense: "?" }));
    write("fr/shell.json", '{"__proto__": {"title": "x"}, "constructor": "x"}');
    write("fr/menu.json", "{ no json");
    write("fr/orders.json", JSON.stringify({ big: "x".repeat(600_000) }));
    write("fr/extra.json", "{}");
    write("fr/font.woff2", "no font");
    write("fr/language.json", '{"group": "wide"}');
    write("de_DE/cart.json", "{}");
    write("ar/cart.json", "{}");
    write("__proto__/cart.json", "{}");
    write("x-foo/cart.json", "{}");
    write("es-u-nu-latn/cart.json", "{}");
    const { added, warnings } = readLanguages(folder);
    expect(added.map(({ language, name }) => `${language} ${name}`)).toEqual(["fr Français"]);
    expect(added[0]?.font).toBeNull();
    const cart = added[0]?.catalogue.get("cart") as JsonTexts;
    const wanted = read(join(english, "cart.json"));
    expect(cart.title).toBe("Panier");
    expect(cart.added).toBe(wanted.added);
    expect(cart.nonsense).toBeUndefined();
    expect(Object.hasOwn(added[0]?.catalogue.get("shell") as object, "constructor")).toBe(false);
    expect(Object.getPrototypeOf(added[0]?.catalogue.get("shell"))).toBe(Object.prototype);
    const all = warnings.join("\n");
    for (const part of [
      "__proto__ is no language tag",
      "de_DE is no language tag",
      "x-foo is no language tag",
      "es-u-nu-latn is no language tag",
      "ar is built in",
      "menu.json is not read",
      "orders.json is larger than 512 KB",
      "addresses.json is missing",
      "texts are missing and shown in English",
      "names are unknown",
      "language.json is not read",
      "fr: font.woff2 is no WOFF2 font",
    ])
      expect(all).toContain(part);
  });

  test("that is not there is a warning, and no language", () => {
    expect(readLanguages(join(folder, "nowhere"))).toEqual({
      added: [],
      warnings: [expect.stringContaining("cannot be read")],
    });
  });

  test("is not made by asking what is to be done in it, and complete once it is written", () => {
    const next = join(folder, "next/pl");
    const { toDo, same } = examineFolder(next, "pl");
    expect(toDo).toContain("cart.json: title is missing");
    expect(same).toEqual([]);
    expect(existsSync(next)).toBe(false);
    completeFolder(next, "pl");
    writeFileSync(join(next, "extra.json"), "{}");
    const written = examineFolder(next, "pl");
    expect(written.toDo).toEqual(["extra.json: no such file in English"]);
    expect(written.same).toContain("cart.json: title is still English");
  });

  test("FMT-07: may say the halves of the day with spaces, which hold together in a range of times", () => {
    write("typed/ca/language.json", JSON.stringify({ halves: ["a. m.", "p. m."] }));
    const [typed] = readLanguages(join(folder, "typed")).added;
    expect(typed?.formats.halves).toEqual(["a.\u00a0m.", "p.\u00a0m."]);
    const language = "ca" as Language;
    if (typed) addFormats(language, typed.formats);
    expect(clockRange("04:14", "04:24", language)).toBe("04:14–04:24 a.\u00a0m.");
    expect(clockRange("11:54", "12:04", language)).toBe("11:54 a.\u00a0m.–12:04 p.\u00a0m.");
  });

  test("has a form for each plural category; one that is missing is the form for the others", () => {
    write(
      "pl/cart.json",
      JSON.stringify(skeletonOf({ a_one: "x", a_other: "y {{count}}" }, { a_other: "wiele {{count}}" }, "pl")),
    );
    expect(Object.keys(read(join(folder, "pl/cart.json"))).sort()).toEqual(["a_few", "a_many", "a_one", "a_other"]);
    const { texts, missing } = completeTexts(
      { a_one: "x", a_other: "y" },
      { a_other: "wiele" },
      ["one", "few", "other"],
      "cart:",
    );
    expect(texts).toEqual({ a_one: "wiele", a_few: "wiele", a_other: "wiele" });
    expect(missing).toEqual(["cart:a_one", "cart:a_few"]);
    const days = completeTexts({ days: ["Sunday", "Monday"] } as never, { days: ["domingo"] }, ["other"], "store:");
    expect(days).toMatchObject({ texts: { days: ["domingo", "Monday"] }, missing: ["store:days.1"] });
  });
});

test.each([
  ["texts that are missing or unknown", { a: "x" }, { b: "x" }, ["b is unknown", "a is missing"]],
  ["a value that was lost", { a: "Hello {{name}}" }, { a: "Hola" }, ["a has lost {{name}}"]],
  ["a value that nobody gives", { a: "Hello" }, { a: "Hola {{name}}" }, ["a has {{name}}, which English has not"]],
  ["what was not translated", { a: { b: "Hello" } }, { a: { b: "Hello" } }, ["a.b is still English"]],
  [
    "plural forms",
    { a_one: "1 dish", a_other: "{{count}} dishes" },
    { a_one: "un plato", a_other: "{{count}} platos" },
    ["a_many is missing"],
  ],
])("compared are %s", (_, wanted, own, findings) => {
  expect(compareTexts(wanted as JsonTexts, own as JsonTexts, "es")).toEqual(findings);
});

test.each([
  ["bn", { group: ",", groupSize: 2, point: "." }],
  ["de", { group: ".", point: ",", kilometres: "km" }],
  ["pt-BR", { group: ".", point: "," }],
])("formats of %s come from Unicode's data, with western digits", (language, formats) => {
  expect(formatsByIntl(language)).toMatchObject(formats);
});

test.each([
  ["en", true],
  ["ar", true],
  ["fa", false],
  [null, false],
  ["__proto__", false],
])("%j is offered where nobody added a language: %s", (language, isIt) => {
  expect(isOffered(language)).toBe(isIt);
});

test("FMT-07: the halves of the day hold together, so that a range of times ends in one of them", () => {
  const language = "es" as Language;
  addFormats(language, formatsByIntl(language));
  expect(clockRange("04:14", "04:24", language)).toBe("04:14–04:24 a.\u00a0m.");
});
