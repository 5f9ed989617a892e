import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import home from "../../app/i18n/locales/en/home.json";
import kinds from "../../app/i18n/locales/en/kinds.json";
import { moduleTypes, sendsParcels } from "../../app/module-kinds";
import { serverTraitsOf } from "../../app/module-kinds/server-traits.server";
import { contrast } from "../harness/contrast";

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

const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
  /(?<!\.test|testing)\.tsx?$/.test(file),
);
const read = (file: string) => readFileSync(`app/${file}`, "utf8");

/** What `kindText` is asked for, as far as its key is written out. */
const asked = sources.flatMap((file) =>
  [...read(file).matchAll(/kindText\(context, "([\w.]+)"/g)].map(([, key = ""]) => key),
);

describe.each(["en", "ar"])("texts of module kinds, %s", (language) => {
  const kinds = kindsOf(language);

  test("each kind has its texts, and nothing else has any", () => {
    expect(Object.keys(kinds).toSorted()).toEqual(moduleTypes.toSorted());
  });

  test.each(moduleTypes.filter((type) => !sendsParcels({ type })))("%s has every text that pages ask for", (type) => {
    const keys = keysOf(kinds[type] ?? {});
    const { tabsUntilKnown } = serverTraitsOf(type).home;
    const tabs = tabsUntilKnown?.tabs.map((key) => `home.tabs.${key}`) ?? [];
    expect(asked.length).toBeGreaterThan(15);
    expect(keys).toEqual(expect.arrayContaining(asked));
    expect(keys).toEqual([...keysOf(kindsOf("en").food ?? {}), ...tabs].toSorted());
  });

  test("a kind that sends parcels has those of pages that every visitor can open", () => {
    const ofShops = /^(searchPlaceholder|home\.(?!title|text))/;
    const keys = keysOf(kindsOf("en").food ?? {}).filter((key) => !ofShops.test(key));
    for (const type of moduleTypes.filter((one) => sendsParcels({ type: one })))
      expect(keysOf(kinds[type] ?? {})).toEqual(keys);
  });
});

test.each([
  ["HOME-groc-02", "grocery", ["All", "Beauty", "Bread & Juice", "Drinks", "Milks"]],
  ["HOME-phar-02", "pharmacy", ["All", "New", "Baby Care", "Womans Care", "Mens"]],
] as const)("%s the default tabs of %s", (_, type, tabs) => {
  expect([home.all, ...Object.values(kinds[type].home.tabs)]).toEqual(tabs);
});

describe("accents", () => {
  const css = readFileSync("app/ui/styles/accents.css", "utf8");
  /** Colours of a kind by their role: `[light, dark]`. */
  const accentOf = (type: string) => {
    const [, block = ""] = new RegExp(`\\[data-module="${type}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
    const colours = block.matchAll(/--ds-([\w-]+): var\(--if-light, (#\w{6})\) var\(--if-dark, (#\w{6})\);/g);
    return new Map([...colours].map(([, role = "", light = "", dark = ""]) => [role, [light, dark] as const]));
  };

  test.each(moduleTypes)("%s has a colour for every role", (type) => {
    expect([...accentOf(type).keys()]).toEqual([...accentOf("food").keys()]);
    expect(accentOf(type).size).toBe(9);
  });

  const surfaces = ["#ffffff", "#201e1b"] as const;
  test.each(moduleTypes)("%s can be read and told apart, in light and in dark", (type) => {
    const accent = accentOf(type);
    const colour = (role: string, mode: 0 | 1) => accent.get(role)?.[mode] ?? "#000000";
    for (const mode of [0, 1] as const) {
      const of = (over: string, under: string) => contrast(colour(over, mode), colour(under, mode));
      expect(of("on-accent", "accent"), "words on the accent").toBeGreaterThanOrEqual(4.5);
      expect(of("on-accent", "accent-hover"), "words on it under the mouse").toBeGreaterThanOrEqual(4.5);
      expect(of("on-accent-soft", "accent-soft"), "words on its soft ground").toBeGreaterThanOrEqual(4.5);
      expect(of("on-accent-soft", "accent-soft-hover"), "the same under the mouse").toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour("accent-text", mode), surfaces[mode]), "words in it").toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour("accent-control", mode), surfaces[mode]), "chosen controls").toBeGreaterThanOrEqual(3);
    }
  });
});

// `parcel` is a type of order, too.
test.each(moduleTypes.filter((type) => type !== "parcel"))("no code but its own entry names %s", (type) => {
  const naming = sources.filter((file) => !file.startsWith("module-kinds/") && read(file).includes(`"${type}"`));
  expect(naming).toEqual([]);
});
