import { expect, test } from "vitest";
import { addressIn, pageCard } from "./page-card";
import { pageTitle } from "./title";

const matches = (root: object = {}) => [
  { id: "root", data: { language: "ar", isLite: false, ...root } },
  { id: "routes/_shop", data: { shell: { businessName: "Doorstep", origin: "https://shop.example" } } },
];
const card = {
  title: "Harbour Kitchen",
  description: "Bread and soup.",
  canonical: "/store/harbour-kitchen?module_id=1",
  image: "https://api.example/cover.png",
  schema: { "@type": "Restaurant", name: "</script>" },
};

test("a page is known by one address, with its other languages beside it", () => {
  const meta = pageCard(matches(), card);
  expect(meta).toContainEqual({ title: "Harbour Kitchen · Doorstep" });
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://shop.example/store/harbour-kitchen?module_id=1&lang=ar",
  });
  const languages = meta.flatMap((tag) => ("hrefLang" in tag ? [tag.hrefLang] : []));
  expect(languages).toEqual(["en", "ar", "x-default"]);
  expect(meta).toContainEqual({ property: "og:image", content: "https://api.example/cover.png" });
  expect(meta.some((tag) => "script:ld+json" in tag)).toBe(true);
});

test("what search engines and messengers read has no marks of direction", () => {
  const meta = pageCard(matches(), { ...card, title: "⁨7-Up⁩ من ⁨Harbour⁩", description: "اطلب ⁨7-Up⁩." });
  expect(JSON.stringify(meta)).not.toMatch(/[\u2068\u2069]/);
  expect(meta).toContainEqual({ title: "7-Up من Harbour · Doorstep" });
});

test.each([
  ["/checkout", "Check the form · Checkout · Doorstep"],
  ["/home", "Checkout · Doorstep"],
])("what a document tells comes first in its title, not in that of a page after it: %s", (pathname, title) => {
  const [root, layout] = matches();
  const news = { text: "Check the form", at: "/checkout" };
  const told = [root, { id: "routes/_shop", data: { ...layout?.data, news } }, { id: "page", data: {}, pathname }];
  expect(pageTitle(told as ReturnType<typeof matches>, "Checkout")).toEqual([{ title }]);
});

test("the open dialog's name comes first in the title, and is no part of what is shared", () => {
  const [root, layout] = matches();
  const open = [root, { id: "routes/_shop", data: { ...layout?.data, dialogTitle: "⁨7-Up⁩" } }];
  const meta = pageCard(open as ReturnType<typeof matches>, card);
  expect(meta).toContainEqual({ title: "7-Up · Harbour Kitchen · Doorstep" });
  expect(meta).toContainEqual({ property: "og:title", content: "Harbour Kitchen" });
  expect(pageTitle(open as ReturnType<typeof matches>, undefined)).toEqual([{ title: "7-Up · Doorstep" }]);
});

test("a lite page carries no script element, not even of data", () => {
  expect(pageCard(matches({ isLite: true }), card).some((tag) => "script:ld+json" in tag)).toBe(false);
});

test("a page whose loader failed has the name of the business", () => {
  expect(pageCard(matches(), undefined)).toEqual(pageTitle(matches(), undefined));
});

test.each([
  ["en", "/about-us", "https://shop.example/about-us"],
  ["ar", "/about-us", "https://shop.example/about-us?lang=ar"],
])("the address in %s of %s is %s", (language, path, address) => {
  expect(addressIn(language, path, "https://shop.example")).toBe(address);
});
