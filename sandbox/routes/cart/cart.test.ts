import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { refusalOf, TestShop } from "../../testing/client";
import { cartBody, sizes } from "../../testing/order";

type Entry = {
  id: number;
  item_id: number;
  quantity: number;
  price: number;
  variation: unknown;
  item: Record<string, unknown>;
};

describe.each(["m", "n", "x"] as const)("the cart in dialect %s", (dialect) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await TestShop.open({ dialect });
  });
  afterAll(() => shop.close());
  afterEach(() => shop.control("POST /reset", {}));

  const add = async (guest_id: number, name: string, part: Record<string, unknown> = {}) =>
    shop.call("POST /customer/cart/add", { body: await cartBody(shop, name, { guest_id, ...part }) });

  it("answers the whole cart with options and add-ons marked", async () => {
    const guest = await shop.guest();
    const addOn = await shop.db.selectFrom("add_ons").selectAll().where("name", "=", "Fries").executeTakeFirstOrThrow();
    const part = { variation: sizes("Large"), price: 11, add_on_ids: [addOn.id], add_on_qtys: [2] };
    const [entry] = (await add(guest, "Harbour Burger", part)).json as Entry[];
    expect(entry).toMatchObject({ quantity: 1, price: 11, is_guest: true, item_type: "App\\Models\\Item" });
    expect(entry?.item.add_ons).toEqual(expect.stringMatching(/^\[\d/));
    expect(entry?.item.addons).toEqual(
      expect.arrayContaining([{ id: addOn.id, name: "Fries", price: addOn.price, isChecked: true, quantity: 2 }]),
    );
    expect(entry?.item.food_variations).toMatchObject([
      {
        name: "Size",
        values: [
          { label: "Small", isSelected: false },
          { label: "Large", isSelected: true },
        ],
      },
      { name: "Sauces" },
    ]);
  });

  it("refuses the same selection twice, in whatever order, but takes another one", async () => {
    const guest = await shop.guest();
    const sauces = (...label: string[]) => [...sizes("Small"), { name: "Sauces", values: { label } }];
    await add(guest, "Harbour Burger", { variation: sauces("Ketchup", "Mayonnaise") });
    const again = await add(guest, "Harbour Burger", { variation: sauces("Mayonnaise", "Ketchup").reverse() });
    expect(refusalOf(again)).toBe("403 cart_item");
    expect((await add(guest, "Harbour Burger", { variation: sauces("Ketchup") })).json).toHaveLength(2);
  });

  it("stops at maximum_cart_quantity when adding and updating", async () => {
    const guest = await shop.guest();
    expect(refusalOf(await add(guest, "Plain Rice", { quantity: 4 }))).toBe("403 cart_item_limit");
    const [line] = (await add(guest, "Plain Rice", { quantity: 3 })).json as Entry[];
    const { store_id } = await shop.item("Plain Rice");
    const body = { guest_id: guest, cart_id: line?.id, price: 1, quantity: 4, store_id };
    expect(refusalOf(await shop.call("POST /customer/cart/update", { body }))).toBe("403 cart_item_limit");
    const update = await shop.call("POST /customer/cart/update", { body: { ...body, quantity: 2 } });
    expect(update.json).toMatchObject([{ quantity: 2 }]);
  });

  it("keeps one cart per module and visitor", async () => {
    const [guest, other] = [await shop.guest(), await shop.guest()];
    const { store_id } = await shop.item("Plain Rice");
    await add(guest, "Plain Rice");
    const list = (id: number, moduleid: string) =>
      shop.call(`GET /customer/cart/list?guest_id=${id}&store_id=${store_id}`, { headers: { moduleid } });
    expect((await list(guest, "1")).json).toHaveLength(1);
    expect((await list(guest, "2")).json).toEqual([]);
    expect((await list(other, "1")).json).toEqual([]);
  });

  it("removes a line and everything, but not another visitor's", async () => {
    const [guest, other] = [await shop.guest(), await shop.guest()];
    const { store_id } = await shop.item("Plain Rice");
    const [line] = (await add(guest, "Plain Rice")).json as Entry[];
    const remove = (id: number) =>
      shop.call(`DELETE /customer/cart/remove-item?cart_id=${line?.id}&guest_id=${id}&store_id=${store_id}`);
    expect(refusalOf(await remove(other))).toBe(dialect === "x" ? "404 cart" : "403 cart_item");
    expect((await remove(guest)).json).toEqual([]);
    await add(guest, "Plain Rice");
    expect((await shop.call(`DELETE /customer/cart/remove?guest_id=${guest}`)).json).toEqual([]);
  });

  it("moves to the customer at login and drops the customer's old one", async () => {
    const ann = await shop.signIn();
    await shop.call("POST /customer/cart/add", { body: await cartBody(shop, "Miso Noodles"), headers: ann });
    const guest = await shop.guest();
    await shop.signIn("+15550100001", { guest_id: guest });
    const list = async (name: string) => {
      const { store_id } = await shop.item(name);
      return shop.call(`GET /customer/cart/list?store_id=${store_id}`, { headers: ann });
    };
    expect((await list("Miso Noodles")).json).toHaveLength(1);
    await add(guest, "Plain Rice");
    await shop.signIn("+15550100001", { guest_id: guest });
    expect((await list("Plain Rice")).json).toMatchObject([{ user_id: 1, is_guest: false }]);
    const { store_id } = await shop.item("Miso Noodles");
    const left = await shop.db.selectFrom("cart_lines").select("id").where("store_id", "=", store_id).execute();
    expect(left).toEqual([]);
  });

  it("updates by POST only", async () => {
    const guest_id = await shop.guest();
    const spoofed = await shop.call("POST /customer/cart/update", { body: { _method: "put", guest_id } });
    const put = await shop.call("PUT /customer/cart/update", { body: { guest_id } });
    expect([spoofed.status, put.status]).toEqual([405, 405]);
  });

  it("asks for a store in X only", async () => {
    const answer = await shop.call(`GET /customer/cart/list?guest_id=${await shop.guest()}`);
    expect(refusalOf(answer)).toBe(dialect === "x" ? "403 store_id" : "200 -");
  });
});
