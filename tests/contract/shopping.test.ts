import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CallContext, DeliveryApi, OrderInput, Selection } from "~/delivery-api";
import { type ContractClient, expectOk, expectToken, openContractClient, outcomeOf, visitor } from "./contract-client";
import { ann, orderTo, plainRice, shoppersIn } from "./support/shoppers";

const food = 1;
const one: Selection = { quantity: 1, groups: [], variationType: null, addOns: [] };

describe.each(["m", "n", "x"] as const)("shopping in dialect %s", (dialect) => {
  let contract: ContractClient;
  let here: Pick<CallContext, "place" | "moduleId">;
  let guest: DeliveryApi;
  let guestId: number;
  let storeId: number;
  let itemId: number;
  let input: OrderInput;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    const shoppers = await shoppersIn(contract, food);
    ({ here, guest, guestId } = shoppers);
    ({ storeId, itemId } = await plainRice(guest));
    input = orderTo(shoppers.location, { storeId, tip: 1, cutlery: true });
  }, 30_000);
  afterAll(async () => {
    expect(contract.events).toEqual([]);
    await contract.close();
  });

  const line = (quantity: number) => ({
    itemId,
    isCampaign: false,
    storeId,
    unitPrice: 3,
    selection: { ...one, quantity },
  });
  const customer = async () => {
    const token = await expectToken(contract.client.api(visitor()).auth.signIn(ann));
    return contract.client.api(visitor({ ...here, token }));
  };

  it("API-32 a guest gets a number", async () => {
    expect(guestId).toBeGreaterThan(0);
    expect((await contract.lastRequest("/auth/guest/request")).method).toBe("POST");
  });

  it("API-13 API-14 API-15 a guest's cart is listed, filled and changed", async () => {
    expect((await expectOk(guest.cart.list())).lines).toEqual([]);
    expect((await expectOk(guest.cart.list(storeId))).lines).toEqual([]);
    expect((await contract.lastRequest("/customer/cart/list")).query).toMatchObject({ guest_id: String(guestId) });
    const [added] = (await expectOk(guest.cart.add(line(1)))).lines;
    expect((await expectOk(guest.cart.list())).lines.map(({ id }) => id)).toEqual([added?.id]);
    expect(added).toMatchObject({
      isCampaign: false,
      item: { name: "Plain Rice", storeId },
      selection: { quantity: 1 },
    });
    expect((await contract.lastRequest("/customer/cart/add")).body).toMatchObject({
      guest_id: guestId,
      item_id: itemId,
      model: "Item",
      quantity: 1,
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
      store_id: storeId,
    });
    expect(await outcomeOf(guest.cart.add(line(1)))).toBe("rejected");
    const changed = await expectOk(guest.cart.update({ ...line(2), lineId: added?.id ?? 0, before: one }));
    expect(changed.lines[0]?.selection.quantity).toBe(2);
    expect((await contract.lastRequest("/customer/cart/update")).body).toMatchObject({
      cart_id: added?.id,
      quantity: 2,
    });
  });

  it("API-16 API-17 a line is removed, a cart emptied", async () => {
    const { lines } = await expectOk(guest.cart.list(storeId));
    expect((await expectOk(guest.cart.remove(lines[0]?.id ?? 0, storeId))).lines).toEqual([]);
    expect(await contract.lastRequest("/customer/cart/remove-item")).toMatchObject({
      method: "DELETE",
      query: { cart_id: String(lines[0]?.id), guest_id: String(guestId) },
    });
    await expectOk(guest.cart.add(line(1)));
    expect((await expectOk(guest.cart.clear())).lines).toEqual([]);
    expect((await contract.lastRequest("/customer/cart/remove")).query).toEqual({ guest_id: String(guestId) });
  });

  it("DATA-18 DATA-19 food is added with its options and add-ons", async () => {
    const menu = await expectOk(guest.items.ofStore(storeId, { page: 1, limit: 50 }));
    const burger = await expectOk(
      guest.items.details(menu.rows.find(({ name }) => name === "Harbour Burger")?.id ?? 0),
    );
    const selection: Selection = {
      quantity: 2,
      groups: [{ name: "Size", labels: ["Large"] }],
      variationType: null,
      addOns: [{ id: burger.addOns[0]?.id ?? 0, quantity: 3 }],
    };
    const cart = await expectOk(
      guest.cart.add({ itemId: burger.id, isCampaign: false, storeId, unitPrice: burger.price + 2, selection }),
    );
    expect(cart.lines[0]?.selection).toEqual(selection);
    expect(cart.lines[0]?.price).toBe(burger.price + 2);
    await expectOk(guest.cart.clear(storeId));
  });

  it("API-15 ITEM-10 a line that is changed to have no options has none", async () => {
    const menu = await expectOk(guest.items.ofStore(storeId, { page: 1, limit: 50 }));
    const burger = menu.rows.find(({ name }) => name === "Harbour Burger");
    const sized = { ...one, groups: [{ name: "Size", labels: ["Large"] }] };
    const wanted = { itemId: burger?.id ?? 0, isCampaign: false, storeId, unitPrice: 10, selection: sized };
    const [added] = (await expectOk(guest.cart.add(wanted))).lines;
    const plain = { ...wanted, selection: { ...one, quantity: 2 }, lineId: added?.id ?? 0, before: sized };
    const changed = await expectOk(guest.cart.update(plain));
    expect(changed.lines.map(({ selection }) => selection)).toEqual([plain.selection]);
    expect((await expectOk(guest.cart.list(storeId))).lines).toEqual(changed.lines);
    await expectOk(guest.cart.clear(storeId));
  });

  it("API-15 ITEM-10 a line whose new options stand in another one is refused, and nothing has changed", async () => {
    const menu = await expectOk(guest.items.ofStore(storeId, { page: 1, limit: 50 }));
    const burger = menu.rows.find(({ name }) => name === "Harbour Burger");
    const sized = { ...one, quantity: 2, groups: [{ name: "Size", labels: ["Large"] }] };
    const wanted = { itemId: burger?.id ?? 0, isCampaign: false, storeId, unitPrice: 10, selection: one };
    await expectOk(guest.cart.add(wanted));
    const { lines } = await expectOk(guest.cart.add({ ...wanted, selection: sized }));
    const edited = lines.find(({ selection }) => selection.groups.length > 0);
    const plain = { ...one, quantity: 3 };
    const answer = await guest.cart.update({ ...wanted, selection: plain, lineId: edited?.id ?? 0, before: sized });
    expect(!answer.ok && answer.failure.errors.map(({ code }) => code)).toEqual(["cart_item"]);
    expect((await expectOk(guest.cart.list(storeId))).lines).toEqual(lines);
    await expectOk(guest.cart.clear(storeId));
  });

  it("what an order will cost beside its items", async () => {
    await expectOk(guest.cart.add(line(3)));
    const tax = await expectOk(guest.orders.tax(input));
    const surge = await expectOk(guest.orders.surge(1, food, "2026-11-20 12:00:00"));
    if (dialect === "m") expect([tax, surge]).toEqual([null, null]);
    else {
      expect(tax).toEqual({ amount: expect.any(Number), included: false });
      expect(surge).toMatchObject({ value: expect.any(Number), type: expect.stringMatching(/^(percent|amount)$/) });
    }
    expect(await expectOk(guest.orders.vehicleCharge(3.2))).toBeGreaterThanOrEqual(0);
  });

  it("API-06 API-05 API-04 a guest orders, tracks and reads the order", async () => {
    const placed = await expectOk(guest.orders.place(input));
    expect(placed.total).toBeGreaterThan(0);
    expect((await contract.lastRequest("/customer/order/place")).body).toMatchObject({
      guest_id: guestId,
      is_guest: 1,
      contact_person_name: "Gus Guest",
      payment_method: "cash_on_delivery",
    });
    expect((await expectOk(guest.cart.list(storeId))).lines).toEqual([]);
    const order = await expectOk(guest.orders.track({ orderId: placed.orderId, contactNumber: "+15550109999" }));
    expect(order).toMatchObject({
      id: placed.orderId,
      status: "pending",
      amount: placed.total,
      type: "delivery",
      paymentMethod: "cash_on_delivery",
      address: { address: "12 Harbour Street", house: "12" },
      store: { name: "Harbour Kitchen" },
    });
    expect(order.times.pending).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await outcomeOf(guest.orders.track({ orderId: placed.orderId, contactNumber: "+15550108888" }))).toBe(
      "not-found",
    );
    const lines = await expectOk(guest.orders.details(placed.orderId));
    expect(lines).toMatchObject([{ name: "Plain Rice", quantity: 3 }]);
    await contract.control(`/orders/${placed.orderId}/advance`, { status: "picked_up" });
    const later = await expectOk(guest.orders.track({ orderId: placed.orderId, contactNumber: "+15550109999" }));
    expect(later.status).toBe("picked_up");
    expect(later.courier).toMatchObject({ name: expect.any(String), location: { latitude: expect.any(Number) } });
  });

  it("API-03 running and finished orders", async () => {
    const running = await expectOk(guest.orders.running(1, 10));
    expect(running.rows.map(({ status }) => status)).toEqual(["picked_up"]);
    expect((await contract.lastRequest("/customer/order/running-orders")).query).toMatchObject({
      limit: "10",
      offset: "1",
    });
    await contract.control(`/orders/${running.rows[0]?.id}/advance`, { status: "delivered" });
    expect((await expectOk(guest.orders.history(1, 10))).rows.map(({ status }) => status)).toEqual(["delivered"]);
  });

  it("API-10 the reasons to cancel", async () => {
    const reasons = await expectOk(guest.orders.cancellationReasons());
    expect(reasons.length).toBeGreaterThan(0);
    expect((await contract.lastRequest("/customer/order/cancellation-reasons")).query).toEqual({
      offset: "1",
      limit: "10",
      type: "customer",
    });
  });

  it("API-35 SES-05 a customer signs in by phone and is known by the token", async () => {
    const me = await customer();
    expect(await expectOk(me.customer.info())).toMatchObject({
      firstName: "Ann",
      lastName: "Lee",
      walletBalance: 25.5,
    });
    expect((await contract.lastRequest("/customer/info")).headers.authorization).toMatch(/^Bearer \S+$/);
    await expectOk(guest.cart.list(storeId));
    expect((await contract.lastRequest("/customer/cart/list")).headers).not.toHaveProperty("authorization");
    const anyone = contract.client.api(visitor());
    expect(await outcomeOf(anyone.auth.signIn({ ...ann, password: "wrong password" }))).toBe("unauthorized");
  });

  it("API-18 a customer's saved addresses", async () => {
    const addresses = await expectOk((await customer()).addresses.list());
    expect(addresses.map(({ address }) => address).join()).toContain("12 Harbour Street");
    expect(addresses[0]).toMatchObject({ location: { latitude: expect.any(Number) }, zoneIds: [expect.any(Number)] });
  });

  it("API-34 a newcomer signs up and brings the cart along", async () => {
    await expectOk(guest.cart.add(line(1)));
    const form = {
      firstName: "Nia",
      lastName: "New",
      email: "nia@example.test",
      phone: "+15550107777",
      password: "long enough",
      guestId,
    };
    const token = await expectToken(guest.auth.signUp(form));
    const again = await guest.auth.signUp(form);
    expect(!again.ok && again.failure.errors.map(({ code }) => code)).toEqual(["email"]);
    const me = contract.client.api(visitor({ ...here, token }));
    expect(await expectOk(me.customer.info())).toMatchObject({ firstName: "Nia", lastName: "New" });
    await expectOk(me.auth.signIn({ emailOrPhone: "+15550107777", password: "long enough", guestId }));
    expect((await expectOk(me.cart.list(storeId))).lines).toHaveLength(1);
  });

  it("API-80 DATA-34 a coupon is asked about, and every refusal can be read", async () => {
    const me = await customer();
    expect(await expectOk(me.coupons.apply("WELCOME10", storeId, 30))).toEqual({
      code: "WELCOME10",
      title: "Welcome",
      discount: { value: 10, type: "percent" },
      minPurchase: 20,
      maxDiscount: 5,
      freesDelivery: false,
    });
    expect((await expectOk(me.coupons.apply("FREERIDE", storeId, 30))).freesDelivery).toBe(true);
    const refusal = async (code: string) => {
      const answer = await me.coupons.apply(code, storeId, 30);
      return answer.ok ? null : [answer.failure.kind, answer.failure.status, answer.failure.errors[0]?.message];
    };
    expect(await refusal("NOSUCH")).toEqual(["not-found", 404, "Coupon not found"]);
    // The 407 of the contract, which the Fetch standard would make a network error.
    expect(await refusal("WINTER25")).toEqual(["rejected", 410, "The coupon has expired"]);
    expect(await refusal("HILLSIDE12")).toEqual(["rejected", 403, "You cannot use this coupon"]);
  });

  it("API-01 orders, carts and the visitor's own things are below /customer, config and lists are not", async () => {
    await expectOk(guest.items.popular(1, 1));
    const asked = (await contract.requests()).map(({ path }) => path);
    expect(asked.filter((path) => !path.startsWith("/api/v1/"))).toEqual([]);
    const own = asked.filter((path) => /\/(order|cart|address|wish-list)\//.test(path));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((path) => !path.startsWith("/api/v1/customer/"))).toEqual([]);
    for (const list of ["/api/v1/config", "/api/v1/items/popular"]) expect(asked).toContain(list);
  });

  it("SES-08 an expired token is told as such, on every kind of call", async () => {
    const expired = contract.client.api(visitor({ ...here, token: "expired", guestId }));
    expect(await outcomeOf(expired.customer.info())).toBe("unauthorized");
    expect(await outcomeOf(expired.cart.list(storeId))).toBe("unauthorized");
    expect(await outcomeOf(expired.orders.running(1, 10))).toBe("unauthorized");
  });
});
