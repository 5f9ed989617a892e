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

test("texts with values and texts of another namespace are looked up as before", () => {
  const t = i18nFor("en").getFixedT(null, "store");
  expect(t("foundCount", { count: 1 })).not.toBe(t("foundCount", { count: 2 }));
  expect(t("ui:loadMore")).toBe(i18nFor("en").t("ui:loadMore"));
  expect(t("no.such.text")).toBe("no.such.text");
});
