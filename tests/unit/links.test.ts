import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
  /(?<!\.test)\.tsx$/.test(file),
);
const texts = files.map((file) => [file, readFileSync(`app/${file}`, "utf8")] as const);

// Remix leaves no mark of `reloadDocument` in the page, so the listener that answers all links (app/request/navigation/LinkHandler.tsx) took them over.
test("links that load a whole page say so with data-reload", () => {
  expect(texts.some(([, text]) => text.includes("data-reload"))).toBe(true);
  expect(texts.filter(([, text]) => text.includes("reloadDocument")).map(([file]) => file)).toEqual([]);
});

/** Addresses of the page that is shown, with another dialog or none. */
const samePage = /\bto=\{(?:\w*[dD]ialog\w*|wishlistHref|addressHref|savedHref|useCheckoutHref|closeHref)\b/;

test("links that open or close a dialog leave the page behind it where it is", () => {
  const links = texts.flatMap(([file, text]) => (text.match(/<Link\b[^>]*/g) ?? []).map((link) => `${file}: ${link}`));
  const ofDialogs = links.filter((link) => samePage.test(link));
  expect(ofDialogs.length).toBeGreaterThan(30);
  expect(ofDialogs.filter((link) => !link.includes("preventScrollReset"))).toEqual([]);
});
