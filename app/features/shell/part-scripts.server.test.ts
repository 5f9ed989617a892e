import { expect, test } from "vitest";
import { partScriptLinks } from "./part-scripts.server";

const scripts = new Map([
  ["RunningStrip", ["/assets/strip.js", "/assets/shared.js"]],
  ["FlashSalePanel", ["/assets/sale.js", "/assets/shared.js"]],
  ["CartDialog", ["/assets/cart.js"]],
  ["RareDialogs", ["/assets/rare.js"]],
]);
const piece = (html: string) => Buffer.from(html);
const filesOf = (html: Parameters<typeof partScriptLinks>[0], dialog: string | null = null) =>
  [...partScriptLinks(html, dialog, scripts).matchAll(/href="([^"]+)"/g)].map(([, file]) => file);

test("a document names the scripts of its parts, in whichever pieces they stand, each once", () => {
  const pieces = [piece('<a class="run">'), "nonce" as const, piece('<h2 id="flash-sale">')];
  expect(filesOf(pieces)).toEqual(["/assets/sale.js", "/assets/shared.js", "/assets/strip.js"]);
  expect(filesOf([piece('<a class="run"><h2 id="flash-sale">')])).toEqual(filesOf(pieces));
});

test.each([
  ["the cart", "cart", "/assets/cart.js"],
  ["any other dialog", "menu", "/assets/rare.js"],
  ["a word that is no dialog", "constructor", "/assets/rare.js"],
])("and of the open dialog: %s", (_, dialog, file) => {
  expect(filesOf([piece("<dialog open>")], dialog)).toEqual([file]);
});

test("nothing for a page without them, whatever its address asks for, nor where the process knows of none", () => {
  expect(partScriptLinks([piece("<main>")], "cart", scripts)).toBe("");
  expect(partScriptLinks([piece('<a class="run">')], null)).toBe("");
});

test("browsers fetch them after what is seen, and only where scripts run", () => {
  const links = partScriptLinks([piece('<a class="run">')], null, scripts);
  expect(
    links.match(/<link rel="modulepreload" [^>]*fetchpriority="low" media="\(scripting: enabled\)">/g),
  ).toHaveLength(2);
});
