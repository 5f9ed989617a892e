import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ok } from "~/delivery-api";
import { type ContractClient, expectOk, openContractClient } from "./contract-client";
import { formOf } from "./support/counter";
import { browserOf, guestIn, startStorefront, wordOf } from "./support/form-visitor";
import { contact, readForm } from "./support/order-kinds";
import { plainRice } from "./support/shoppers";

const food = { id: 1, type: "food" } as const;
const two = { quantity: 2, groups: [], variationType: null, addOns: [] };

/** Dialect X keeps a cart for each store (docs/delivery-api.md §6): another app of the operator's may have filled several. */
describe("a cart with items of two stores, in dialect x", () => {
  let contract: ContractClient;
  beforeAll(async () => {
    contract = await openContractClient("x");
    await contract.control("/clock", { now: "2026-11-25T12:00:00Z" });
  }, 60_000);
  afterAll(() => contract.close());

  async function guestWithTwoStores() {
    const shop = await startStorefront(contract);
    const { place, guestId, api } = await guestIn(contract, food.id);
    const { storeId, itemId } = await plainRice(api);
    const { rows: stores } = await expectOk(api.stores.list({ filter: "all", type: "all", page: 1, limit: 50 }));
    const other = stores.find(({ id, isOpen }) => id !== storeId && isOpen);
    const { rows } = await expectOk(api.items.ofStore(other?.id ?? 0, { page: 1, limit: 50 }));
    const item = rows.find(({ variationGroups, available }) => variationGroups.length === 0 && available === null);
    const line = { isCampaign: false, unitPrice: 4, selection: two };
    await expectOk(api.cart.add({ ...line, itemId, storeId }));
    await expectOk(api.cart.add({ ...line, itemId: item?.id ?? 0, storeId: other?.id ?? 0 }));
    const browser = browserOf();
    await browser.set(shop, (session) => {
      session.set("place", place);
      session.set("module", food);
      session.patch("visitor", { guestId });
      session.patch("guest", contact);
    });
    return { shop, browser, api, other, item };
  }

  it("CART-10 the checkout and the cart's costs are those of the first store, and both say whose items wait", async () => {
    const { shop, browser, other } = await guestWithTwoStores();
    const order = await browser.visit(shop, "/checkout?page=cart", shop.loadCheckout);
    const { loadCartDetails } = await import("~/features/cart-page/load-cart-details.server");
    const cart = await browser.visit(shop, "/cart", loadCartDetails);
    if (order.kind !== "order") throw new Error("nothing to order");
    expect(order.store.name).toBe("Harbour Kitchen");
    expect(order.lines.map(({ name }) => name)).toEqual(["Plain Rice"]);
    expect(order.quote.goods.items).toBe(order.lines[0]?.before);
    expect(order.waiting).toContain(other?.name);
    expect(cart.lines).toHaveLength(2);
    expect(cart.costs?.totals.items).toBe(order.quote.goods.items);
    expect(cart.waiting).toBe(order.waiting);
  });

  it("CART-27 after the order the others are in the cart, and in its count", async () => {
    const { shop, browser, api, item } = await guestWithTwoStores();
    const form = await readForm(shop, browser, "/checkout?page=cart");
    expect(wordOf(await form.press(shop))).toBe("/home?dialog=order-placed");
    expect((await expectOk(api.cart.list())).lines.map((line) => line.item.name)).toEqual([item?.name]);
    const counts = await browser.visit(shop, "/home", async ({ session }) => session.visitor.cartCounts);
    expect(counts).toEqual({ [food.id]: 1 });
    const next = await browser.visit(shop, "/checkout?page=cart", shop.loadCheckout);
    expect(next).toMatchObject({ kind: "order", waiting: null, lines: [{ name: item?.name }] });
  });

  it("CART-23 CART-27 a change to the lines of one store leaves the other's on the page and in the count", async () => {
    const { shop, browser, api, item } = await guestWithTwoStores();
    const [{ cartIntents }, { loadCart }] = await Promise.all([
      import("~/features/cart/intents.server"),
      import("~/features/cart/load-cart.server"),
    ]);
    const press = (lineId: number, quantity: number) =>
      browser.visit(shop, "/cart", async (context) => {
        await cartIntents["set-quantity"](context, formOf({ lineId: String(lineId), quantity: String(quantity) }));
        const { lines } = await loadCart(context);
        return { lines: lines.map((line) => [line.id, line.quantity]), counts: context.session.visitor.cartCounts };
      });
    const { lines } = await expectOk(api.cart.list());
    const [rice = 0, other = 0] = lines.map(({ id }) => id);
    expect(lines[1]?.item.id).toBe(item?.id);
    const both = { [food.id]: 2 };
    expect(await press(other, 3)).toEqual({
      lines: [
        [rice, 2],
        [other, 3],
      ],
      counts: both,
    });
    expect(await press(rice, 3)).toEqual({
      lines: [
        [rice, 3],
        [other, 3],
      ],
      counts: both,
    });
    expect(await press(rice, 0)).toEqual({ lines: [[other, 3]], counts: { [food.id]: 1 } });
  });

  it("CART-27 after an order that was found later the others are in the cart, whatever pages have kept of it", async () => {
    const { shop, browser, item } = await guestWithTwoStores();
    const [{ loadOrderCheck }, { loadCart }] = await Promise.all([
      import("~/features/checkout/load-order-check.server"),
      import("~/features/cart/load-cart.server"),
    ]);
    const { recentAnswer } = await import("~/request/context/recent-answer.server");
    const form = await readForm(shop, browser, "/checkout?page=cart");
    await contract.control("/faults", [
      { kind: "drop-answer", method: "POST", path: "/\\/order\\/place$/", once: true },
    ]);
    const check = wordOf(await form.press(shop));
    expect(check).toMatch(/^\/order-check/);
    const old = await browser.visit(shop, "/home", (context) =>
      recentAnswer(context, "cart", async () => ok({ lines: [] }), { shownBy: "fragments" }),
    );
    expect(old).toEqual(ok({ lines: [] }));
    const found = await browser.visit(shop, check, async (context) => {
      const left = await loadOrderCheck(context).catch((answer: Response) => answer);
      return { left, counts: context.session.visitor.cartCounts };
    });
    expect(found.left instanceof Response && found.left.headers.get("Location")).toBe("/home?dialog=order-placed");
    expect(found.counts, "it is asked for anew").toEqual({});
    const { lines } = await browser.visit(shop, "/home", loadCart);
    expect(lines.map(({ itemId }) => itemId)).toEqual([item?.id]);
  });
});
