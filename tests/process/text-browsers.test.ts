import { afterAll, beforeAll, expect, test } from "vitest";
import { moduleTypes } from "../../app/module-kinds";
import { arrivedVisitor, becomeOldCustomer, delivered, fillCart, unpaid } from "../harness/arrivals";
import { dialogAddresses } from "../harness/dialog-addresses";
import { routeRules } from "../harness/route-rules";
import { startShop, type TestShop } from "../harness/shop";
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

test("no words run together where no style sheet parts them, on any page and in any dialog", () => {
  expect(pages.length).toBeGreaterThan(90);
  const places = pages.flatMap(({ address, html }) => wordsRunTogether(html).map((words) => [words, address] as const));
  expect([...new Map(places)].map(([words, address]) => `${words} (${address})`)).toEqual([]);
});
