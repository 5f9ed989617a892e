import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DeliveryApi } from "~/delivery-api";
import { newLogin } from "~/session/login.server";
import { type ContractClient, expectOk, expectToken, openContractClient, visitor } from "./contract-client";
import { formOf } from "./support/counter";
import { browserOf, guestIn, type Storefront, startStorefront } from "./support/form-visitor";
import { ann, orderTo, plainRice } from "./support/shoppers";

const food = { id: 1, type: "food" } as const;
const one = { quantity: 1, groups: [], variationType: null, addOns: [] };
const addPath = "/api/v1/customer/cart/add";

describe.each(["m", "x"] as const)("a cart that is filled in one press, in dialect %s", (dialect) => {
  let contract: ContractClient;
  beforeAll(async () => {
    contract = await openContractClient(dialect);
    await contract.control("/clock", { now: "2026-11-25T12:00:00Z" });
  }, 60_000);
  afterAll(() => contract.close());

  const fault = (rule: object) => contract.control("/faults", [rule]);
  const mend = () => fetch(`${contract.url}/_sandbox/faults`, { method: "DELETE" });
  beforeEach(mend);

  /** Items of a store that are bought as they are. */
  async function plainItems(api: DeliveryApi, storeId: number) {
    const { rows } = await expectOk(api.items.ofStore(storeId, { page: 1, limit: 50 }));
    return rows.filter(
      ({ hasVariations, variationGroups, available }) =>
        !hasVariations && variationGroups.length === 0 && available === null,
    );
  }

  async function threeItems(api: DeliveryApi) {
    const { storeId } = await plainRice(api);
    return { storeId, items: (await plainItems(api, storeId)).slice(0, 3) };
  }

  async function itemOfAnotherStore(api: DeliveryApi, storeId: number) {
    const { rows } = await expectOk(api.stores.popular(1, 20));
    const items = await Promise.all(rows.filter(({ id }) => id !== storeId).map(({ id }) => plainItems(api, id)));
    return items.flat()[0]?.id;
  }

  async function fill(api: DeliveryApi) {
    const { storeId, items } = await threeItems(api);
    for (const { id } of items)
      await expectOk(api.cart.add({ itemId: id, isCampaign: false, storeId, unitPrice: 3, selection: one }));
    return { storeId, items };
  }

  const held = async (api: DeliveryApi) =>
    (await expectOk(api.cart.list())).lines.map(({ item, selection }) => [item.name, selection.quantity]);
  const inOrder = (lines: unknown[][]) => lines.map(String).sort();

  async function emptiedCart({ isAnswered = true } = {}) {
    const shop = await startStorefront(contract);
    const { cartPageIntents } = await import("~/features/cart-page/intents.server");
    const { place, guestId, api } = await guestIn(contract, food.id);
    const browser = browserOf();
    await browser.set(shop, (session) => {
      session.set("place", place);
      session.set("module", food);
      session.patch("visitor", { guestId });
    });
    const { items } = await fill(api);
    const press = (intent: "clear-cart" | "restore-cart") =>
      browser.visit(shop, "/cart", async (context) => {
        const { toasts } = await cartPageIntents[intent](context);
        return { toasts, counts: context.session.visitor.cartCounts };
      });
    if (!isAnswered)
      await fault({ kind: "drop-answer", method: "DELETE", path: "/api/v1/customer/cart/remove", once: true });
    const { toasts } = await press("clear-cart");
    expect(toasts).toMatchObject([{ text: "Your cart is empty now.", action: { intent: "restore-cart" } }]);
    const [first, second, third] = items.map(({ name }) => name);
    const all = inOrder([first, second, third].map((name) => [name, 1]));
    return { api, items, names: { first, second, third }, all, undo: () => press("restore-cart") };
  }

  it("CART-12 Undo brings an emptied cart back, once", async () => {
    const { api, all, undo } = await emptiedCart();
    expect((await undo()).toasts).toMatchObject([{ kind: "success", text: "Your cart has been restored." }]);
    expect(inOrder(await held(api))).toEqual(all);
    expect((await undo()).toasts).toMatchObject([{ text: "There is nothing to put back any more." }]);
    expect(inOrder(await held(api))).toEqual(all);
  });

  it("CART-12 Undo is offered where the answer was lost on the way and the cart is empty all the same", async () => {
    const { api, all, undo } = await emptiedCart({ isAnswered: false });
    expect(await held(api)).toEqual([]);
    expect((await undo()).toasts).toMatchObject([{ kind: "success", text: "Your cart has been restored." }]);
    expect(inOrder(await held(api))).toEqual(all);
  });

  it("CART-12 what got no answer waits for the next press, and nothing comes twice", async () => {
    const { api, names, all, undo } = await emptiedCart();
    await fault({ kind: "drop-answer", method: "POST", path: addPath, once: true });
    const { toasts, counts } = await undo();
    expect(toasts).toMatchObject([{ kind: "warning", action: { intent: "restore-cart", text: "Try again" } }]);
    expect(toasts?.[0]?.text).toContain(names.second);
    expect(toasts?.[0]?.text).not.toContain(names.first);
    expect(counts).toEqual({});
    expect(await held(api)).toEqual([[names.first, 1]]);
    await mend();
    expect((await undo()).toasts).toMatchObject([{ kind: "success" }]);
    expect(inOrder(await held(api))).toEqual(all);
  });

  it("CART-12 an item that nobody tells of just now is not said to be sold no more", async () => {
    const { api, items, names, all, undo } = await emptiedCart();
    await fault({ kind: "status", status: 500, path: `/details/${items[1]?.id}($|[?])/` });
    const { toasts } = await undo();
    expect(toasts).toMatchObject([{ kind: "warning", action: { intent: "restore-cart" } }]);
    expect(toasts?.[0]?.text).toContain(names.second);
    expect(await held(api)).toHaveLength(2);
    await mend();
    expect((await undo()).toasts).toMatchObject([{ kind: "success" }]);
    expect(inOrder(await held(api))).toEqual(all);
  });

  it("CART-12 ERR-01 an item that is refused is named, with the delivery API's own words, and the others come", async () => {
    const { api, names, undo } = await emptiedCart();
    const messages = ["Not today, says the operator."];
    await fault({ kind: "status", status: 403, messages, method: "POST", path: addPath, once: true });
    const { toasts } = await undo();
    expect(toasts).toMatchObject([{ text: messages[0] }, { kind: "warning" }]);
    expect(toasts?.[1]?.text).toContain(names.first);
    expect(inOrder(await held(api))).toEqual(inOrder([names.second, names.third].map((name) => [name, 1])));
    expect((await undo()).toasts).toMatchObject([{ text: "There is nothing to put back any more." }]);
  });

  it("CART-12 when room is made for an item that is then refused, Undo brings the cart back", async () => {
    const shop = await startStorefront(contract);
    const [{ cartIntents }, { cartPageIntents }] = await Promise.all([
      import("~/features/cart/intents.server"),
      import("~/features/cart-page/intents.server"),
    ]);
    const { place, guestId, api } = await guestIn(contract, food.id);
    const { storeId } = await fill(api);
    const before = inOrder(await held(api));
    const item = String(await itemOfAnotherStore(api, storeId));
    const browser = browserOf();
    await browser.set(shop, (session) => {
      session.set("place", place);
      session.set("module", food);
      session.patch("visitor", { guestId });
    });
    await fault({ kind: "status", status: 403, messages: ["Sold out."], method: "POST", path: addPath, once: true });
    const { toasts } = await browser.visit(shop, "/home", (context) =>
      cartIntents["clear-and-add"](context, formOf({ item })),
    );
    expect(toasts).toMatchObject([{ text: "Sold out." }, { action: { intent: "restore-cart" } }]);
    expect(await held(api)).toEqual([]);
    await browser.visit(shop, "/home", (context) => cartPageIntents["restore-cart"](context));
    expect(inOrder(await held(api))).toEqual(before);
  });

  async function orderedByAnn() {
    const { place } = await guestIn(contract, food.id);
    const token = await expectToken(contract.client.api(visitor()).auth.signIn(ann));
    const api = contract.client.api(visitor({ place, moduleId: food.id, token }));
    await expectOk(api.cart.clear());
    const { storeId, items } = await fill(api);
    const { orderId } = await expectOk(api.orders.place(orderTo(place, { storeId })));
    const browser = browserOf();
    const signIn = (shop: Storefront) =>
      browser.set(shop, (session) => {
        session.set("place", place);
        session.set("module", food);
        session.patch("visitor", { token, login: newLogin() });
      });
    return { api, storeId, items, order: String(orderId), browser, signIn };
  }

  it("CART-12 when room is made for an order that is then refused, Undo brings the cart back", async () => {
    const shop = await startStorefront(contract);
    const { reorderIntents } = await import("~/features/orders/reorder.server");
    const { api, storeId, order, browser, signIn } = await orderedByAnn();
    await signIn(shop);
    const itemId = Number(await itemOfAnotherStore(api, storeId));
    const other = await expectOk(api.items.details(itemId));
    await expectOk(
      api.cart.add({ itemId, isCampaign: false, storeId: other.storeId, unitPrice: other.price, selection: one }),
    );
    await fault({ kind: "status", status: 403, messages: ["Sold out."], method: "POST", path: addPath });
    const { toasts } = await browser.visit(shop, "/my-orders", (context) =>
      reorderIntents.reorder(context, formOf({ order, clear: "1" })),
    );
    expect(toasts).toMatchObject([{ text: "Sold out." }, { action: { intent: "restore-cart" } }]);
    await mend();
    const { cartPageIntents } = await import("~/features/cart-page/intents.server");
    await browser.visit(shop, "/my-orders", (context) => cartPageIntents["restore-cart"](context));
    expect(await held(api)).toEqual([[other.name, 1]]);
  });

  it("an order that is put into the cart again in part leads there, and names the rest", async () => {
    const shop = await startStorefront(contract);
    const { reorderIntents } = await import("~/features/orders/reorder.server");
    const { api, items, order, browser, signIn } = await orderedByAnn();
    expect(await held(api)).toEqual([]);
    await signIn(shop);
    await fault({ kind: "drop-answer", method: "POST", path: addPath, once: true });
    const outcome = await browser.visit(shop, "/my-orders", (context) =>
      reorderIntents.reorder(context, formOf({ order })),
    );
    const [arrived] = await held(api);
    const rest = items.map(({ name }) => name).filter((name) => name !== arrived?.[0]);
    expect(outcome).toMatchObject({ kind: "done", to: "/cart" });
    expect(outcome.toasts?.[0]?.text).toBe("1 item added to your cart.");
    for (const name of rest) expect(outcome.toasts?.[1]?.text).toContain(name);
  });
});
