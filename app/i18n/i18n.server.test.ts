import { expect, test } from "vitest";
import { i18nFor } from "./i18n.server";
import { languages } from "./languages";

type Texts = { [key: string]: Texts | string };

const keysOf = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [key] : keysOf(text).map((inner) => `${key}.${inner}`),
  );

test.each(languages)("%s: a text is the same the first time and later, as i18next itself says it", (language) => {
  const i18n = i18nFor(language);
  for (const [namespace, texts] of Object.entries(i18n.getDataByLanguage(language) ?? {})) {
    for (const key of keysOf(texts as Texts)) {
      const said = i18n.t(key, { ns: namespace });
      for (const time of ["first", "later"]) {
        expect(i18n.getFixedT(null, namespace)(key), `${namespace}:${key}, ${time}`).toBe(said);
      }
    }
  }
});

test.each(languages)("%s: a count has its own plural, the first time and later", (language) => {
  const { t, getFixedT } = i18nFor(language);
  for (const count of [0, 1, 2, 3, 11, 100, 1]) {
    expect(getFixedT(null, "ui")("ratings", { count })).toBe(t("ui:ratings", { count }));
    expect(getFixedT(null, "store")("foundCount", { count })).toBe(t("store:foundCount", { count }));
  }
});

test("texts with other values, of another namespace and of none are looked up as before", () => {
  const { t, getFixedT } = i18nFor("en");
  const [shown, words] = [getFixedT(null, "ui"), { shown: 3, total: 7 }];
  expect(shown("shownOf", words)).toBe("3 of 7");
  expect(shown("shownOf", { ...words, shown: 4 })).toBe("4 of 7");
  expect(getFixedT(null, "store")("ui:loadMore")).toBe(t("ui:loadMore"));
  expect(shown("no.such.text")).toBe("no.such.text");
});
