import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withoutIsolates } from "../../app/i18n/isolate";
import { moduleTypes } from "../../app/module-kinds";
import { arrivedVisitor, becomeOldCustomer, delivered, fillCart, unpaid } from "../harness/arrivals";
import { dialogAddresses } from "../harness/dialog-addresses";
import { routeRules } from "../harness/route-rules";
import { startShop, type TestShop } from "../harness/shop";
import { controlsWithoutText } from "../harness/text-names";
import { type Visitor, visitorOf } from "../harness/visitor";
import { wordsRunTogether } from "../harness/words-apart";

type Page = { address: string; html: string };

let shop: TestShop;
let pages: Page[];
beforeAll(async () => {
  shop = await startShop();
  pages = await everyPage(shop);
});
afterAll(() => shop?.stop());

/** Pages as whoever may open them has them, with something in the cart, and every dialog. */
async function everyPage({ url, control }: TestShop): Promise<Page[]> {
  const stranger = visitorOf(url);
  const guest = await arrivedVisitor(url);
  await fillCart(guest, url);
  const customer = await arrivedVisitor(url);
  await becomeOldCustomer(customer, url, control);

  const routes = Object.entries(routeRules).map(([address, { at = address, access }]) => ({ address: at, access }));
  const forGuests = routes.filter(({ access }) => access !== "customer").map(({ address }) => address);
  const forCustomers = routes.filter(({ access }) => access !== "anybody").map(({ address }) => address);
  const results = "/home?search=burger&data_type=searched";
  const visits: [Visitor, string[]][] = [
    [stranger, ["/", "/?dialog=location&address=12+harbour+street"]],
    [guest, [...forGuests, results, `${results}&tab=stores`]],
    [guest, ["address", "contact", "guest-or-login", "wishlist"].map((name) => `/home?dialog=${name}`)],
    [customer, [...forCustomers, "/home", "/checkout?page=cart", `/rate-and-review/${delivered}`]],
    [customer, ["profile-settings", "inbox"].map((section) => `/profile?page=${section}`)],
    [customer, ["/my-orders?tab=history", "/chatting?type=admin", ...dialogAddresses({ delivered, unpaid })]],
  ];
  for (const module of moduleTypes.filter((type) => type !== "food"))
    visits.push([
      await arrivedVisitor(url, undefined, module),
      ["/home", "/all-brands", "/parcel-delivery-info", "/home?dialog=menu"],
    ]);

  const found: Page[] = [];
  for (const [visitor, addresses] of visits)
    for (const address of addresses) {
      const answer = await visitor.get(address);
      const html = await answer.text();
      if (html.startsWith("<!DOCTYPE html>")) found.push({ address, html });
    }
  return found;
}

/** What is found on pages, each once, with a page that has it. */
const places = (find: (html: string) => string[]): string[] => {
  const found = pages.flatMap(({ address, html }) => find(html).map((what) => [what, address] as const));
  return [...new Map(found)].map(([what, address]) => `${what} (${address})`);
};

test("every page and every dialog is looked at", () => {
  expect(pages.length).toBeGreaterThan(90);
});

test("no words run together where no style sheet parts them, on any page and in any dialog", () => {
  expect(places(wordsRunTogether)).toEqual([]);
});

test("every link within a page leads to what is there, takes the focus, and is known to browsers that know no younger elements", () => {
  const astray = (html: string) => {
    const document = parse(html);
    return document.querySelectorAll('a[href^="#"]').flatMap((link) => {
      const anchor = (link.getAttribute("href") ?? "").slice(1);
      const target = document.getElementById(anchor);
      const takesFocus =
        target?.hasAttribute("tabindex") || /^(A|BUTTON|INPUT|SELECT|TEXTAREA)$/.test(target?.tagName ?? "");
      const isKnown = target?.tagName !== "MAIN" || document.querySelector(`a[name="${anchor}"]`);
      return takesFocus && isKnown ? [] : [`#${anchor}`];
    });
  };
  expect(pages.some(({ html }) => html.includes('href="#popular'))).toBe(true);
  expect(places(astray)).toEqual([]);
});

test("every link, button and field has its name in text, on any page and in any dialog", () => {
  expect(places(controlsWithoutText)).toEqual([]);
});

test("the document's title begins with the open dialog's heading", () => {
  for (const { address, html } of pages.filter(({ html }) => html.includes("<dialog open"))) {
    const document = parse(html);
    const heading = document.getElementById(document.querySelector("dialog")?.getAttribute("aria-labelledby") ?? "");
    const [first] = withoutIsolates(document.querySelector("title")?.text ?? "").split(" · ");
    // The menu's heading is the name of the business, with which every title ends.
    expect(first, address).toBe(address.includes("=menu") ? "Menu" : withoutIsolates(heading?.text ?? "").trim());
  }
});

test("a dialog stands before the page that it is over", () => {
  const dialogs = pages.filter(({ html }) => html.includes("<dialog open"));
  expect(dialogs.length).toBeGreaterThan(25);
  for (const { address, html } of dialogs)
    expect(html.indexOf("<dialog open"), address).toBeLessThan(html.indexOf('href="#main"'));
});
