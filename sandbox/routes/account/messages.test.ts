import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusalOf, TestShop } from "../../testing/client";
import { cartBody, placeBody } from "../../testing/order";

type Chat = {
  id: number;
  sender_id: number;
  receiver_id: number;
  sender_type: string;
  receiver_type: string;
  unread_message_count: number;
  sender: { f_name: string } | null;
  receiver: { f_name: string } | null;
};
type Message = { sender_id: number; message: string | null; file_full_url: string[]; is_seen: number };
type Details = { total_size: number; status: boolean; messages: Message[]; conversation: Chat | null };

describe("chats of a customer", () => {
  let shop: TestShop;
  let ann: Record<string, string>;
  let bob: Record<string, string>;

  beforeAll(async () => {
    shop = await TestShop.open({ dialect: "x" });
    await shop.control("POST /clock", { now: "2026-11-18T12:00:00Z", freeze: true });
    ann = await shop.signIn();
    bob = await shop.signIn("+15550100002");
  });
  afterAll(() => shop.close());

  const list = async (headers = ann, query = "") =>
    (await shop.call(`GET /customer/message/list?limit=10&offset=1${query}`, { headers })).json as {
      total_size: number;
      conversations: Chat[];
    };
  const details = async (query: string, headers = ann) =>
    (await shop.call(`GET /customer/message/details?limit=10&offset=1&${query}`, { headers })).json as Details;
  const send = (body: object, headers = ann) => shop.call("POST /customer/message/send", { body, headers });

  it("lists whom Ann has written with, the latest first, and nobody else's", async () => {
    const { conversations } = await list();
    expect(conversations.map(({ sender_type, receiver_type }) => `${sender_type} ${receiver_type}`)).toEqual([
      "customer vendor",
      "customer delivery_man",
      "admin customer",
    ]);
    expect(conversations.map(({ unread_message_count }) => unread_message_count)).toEqual([1, 0, 0]);
    expect(conversations[2]).toMatchObject({ sender_id: 0, sender: null });
    expect((await list(ann, "&type=vendor")).total_size).toBe(1);
    expect((await list(bob)).total_size).toBe(0);
    const { userinfo } = (await shop.call("GET /customer/info", { headers: ann })).json as { userinfo: { id: number } };
    expect(conversations[0]?.sender_id).toBe(userinfo.id);
    expect((await shop.call("GET /customer/info", { headers: bob })).json).toMatchObject({ userinfo: null });
  });

  it("shows another customer's conversation to nobody", async () => {
    const [first] = (await list()).conversations;
    expect(await details(`conversation_id=${first?.id}`, bob)).toMatchObject({ messages: [], conversation: null });
    expect(refusalOf(await send({ conversation_id: first?.id, message: "Hi" }, bob))).toBe("404 receiver");
    expect((await shop.call("GET /customer/message/list")).status).toBe(401);
  });

  it("answers after a moment, and counts what is unread until it is shown", async () => {
    const vendor = (await list()).conversations.find(({ receiver_type }) => receiver_type === "vendor");
    const query = `conversation_id=${vendor?.id}`;
    const before = await details(query);
    expect((await list()).conversations[0]?.unread_message_count).toBe(0);
    const sent = (await send({ conversation_id: vendor?.id, message: "No sesame then" })).json as Details;
    expect(sent.messages[0]).toMatchObject({ message: "No sesame then", is_seen: 0, sender_id: vendor?.sender_id });
    expect((await details(query)).total_size).toBe(before.total_size + 1);
    await shop.control("POST /clock", { advanceSeconds: 9 });
    expect((await list()).conversations[0]?.unread_message_count).toBe(1);
    const { messages } = await details(query);
    expect(messages[0]?.sender_id).toBe(vendor?.receiver_id);
    expect(messages[1]).toMatchObject({ message: "No sesame then", is_seen: 1 });
    expect((await list()).conversations[0]?.unread_message_count).toBe(0);
  });

  it("takes pictures, and nothing else for one", async () => {
    const form = new FormData();
    form.append("receiver_type", "admin");
    form.append("receiver_id", "0");
    form.append("image[]", new Blob([new Uint8Array([1])], { type: "image/png" }), "a.png");
    const { messages } = (await send(form, bob)).json as Details;
    expect(messages[0]).toMatchObject({ message: null, file_full_url: [expect.stringMatching(/\/storage\/upload\//)] });
    form.set("image[]", new Blob(["text"], { type: "text/html" }), "a.png");
    expect(refusalOf(await send(form, bob))).toBe("403 image");
    expect(refusalOf(await send({ receiver_type: "admin" }, bob))).toBe("403 message");
    expect(refusalOf(await send({ receiver_type: "vendor", receiver_id: 4242, message: "Hi" }))).toBe("404 receiver");
  });

  it("with a courier is open while they bring something", async () => {
    await shop.call("POST /customer/cart/add", { body: await cartBody(shop, "Miso Noodles"), headers: ann });
    const placed = await shop.call("POST /customer/order/place", {
      body: await placeBody(shop, "Corner Noodles"),
      headers: ann,
    });
    const { order_id } = placed.json as { order_id: number };
    await shop.control(`POST /orders/${order_id}/advance`, { status: "picked_up" });
    const { delivery_man_id: courier } = await shop.db
      .selectFrom("orders")
      .select("delivery_man_id")
      .where("id", "=", order_id)
      .executeTakeFirstOrThrow();
    const to = { receiver_type: "delivery_man", receiver_id: courier, message: "Third floor" };
    expect((await details(`delivery_man_id=${courier}`)).status).toBe(true);
    expect((await send(to)).status).toBe(200);
    await shop.control(`POST /orders/${order_id}/advance`, { status: "delivered" });
    expect((await details(`delivery_man_id=${courier}`)).status).toBe(false);
    expect(refusalOf(await send(to))).toBe("403 conversation");
  });

  it("is found by the partner's name", async () => {
    const found = async (name: string) =>
      (
        (await shop.call(`GET /customer/message/search-list?name=${name}`, { headers: ann })).json as {
          total_size: number;
        }
      ).total_size;
    expect(await found("harbour")).toBe(1);
    expect(await found("nobody")).toBe(0);
    expect(refusalOf(await shop.call("GET /customer/message/search-list", { headers: ann }))).toBe("403 name");
  });
});
