import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { moduleTypes } from "../../app/delivery-api";

type Texts = { [key: string]: string | Texts };

const kindsOf = (language: string) =>
  JSON.parse(readFileSync(`app/i18n/locales/${language}/kinds.json`, "utf8")) as Record<string, Texts>;

/** Keys of texts, `a.b.c`; plurals without the ending that tells them apart. */
const keysOf = (texts: Texts): string[] =>
  [
    ...new Set(
      Object.entries(texts).flatMap(([key, value]) =>
        typeof value === "string"
          ? [key.replace(/_(zero|one|two|few|many|other)$/, "")]
          : keysOf(value).map((inner) => `${key}.${inner}`),
      ),
    ),
  ].toSorted();

/** What `kindText` is asked for, as far as its key is written out. */
const asked = readdirSync("app/features", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".server.ts"))
  .flatMap((file) => [...readFileSync(`app/features/${file}`, "utf8").matchAll(/kindText\(context, "([\w.]+)"/g)])
  .map(([, key = ""]) => key);

describe.each(["en", "ar"])("texts of module kinds, %s", (language) => {
  const kinds = kindsOf(language);

  test("each kind has its texts, and nothing else has any", () => {
    expect(Object.keys(kinds)).toEqual([...moduleTypes]);
  });

  test.each(moduleTypes.filter((type) => type !== "parcel"))("%s has every text that pages ask for", (type) => {
    const keys = keysOf(kinds[type] ?? {});
    expect(asked.length).toBeGreaterThan(15);
    expect(keys).toEqual(expect.arrayContaining(asked));
    expect(keys.filter((key) => !key.startsWith("home.tabs."))).toEqual(keysOf(kindsOf("en").food ?? {}));
  });

  test("a kind that sends parcels has those of pages that every visitor can open", () => {
    const ofShops = /^(searchPlaceholder|home\.(?!title|text))/;
    expect(keysOf(kinds.parcel ?? {})).toEqual(keysOf(kindsOf("en").food ?? {}).filter((key) => !ofShops.test(key)));
  });
});
