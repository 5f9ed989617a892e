import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeliveryApi, Picture } from "~/delivery-api";
import { type ContractClient, expectOk, expectToken, openContractClient, outcomeOf, visitor } from "./contract-client";
import { ann as annsLogin } from "./support/shoppers";

const picture: Picture = {
  name: "image-1.png",
  type: "image/png",
  bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

describe.each(["m", "n", "x"] as const)("chats in dialect %s", (dialect) => {
  let contract: ContractClient;
  let ann: DeliveryApi;
  let bob: DeliveryApi;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    await contract.control("/clock", { now: "2026-11-18T12:00:00Z", freeze: true });
    const anywhere = contract.client.api(visitor());
    const signedIn = async (login: typeof annsLogin) =>
      contract.client.api(visitor({ token: await expectToken(anywhere.auth.signIn(login)) }));
    ann = await signedIn(annsLogin);
    bob = await signedIn({ ...annsLogin, emailOrPhone: "+15550100002" });
  }, 30_000);
  afterAll(async () => {
    expect(contract.events).toEqual([]);
    await contract.close();
  });

  it("API-44 the inbox lists chats whichever way round they are stored", async () => {
    const { rows, total } = await expectOk(ann.messages.list(1, 10));
    expect(total).toBe(3);
    expect(rows.map(({ partner, unread }) => [partner.kind, partner.name, unread])).toEqual([
      ["vendor", "Harbour Kitchen", 1],
      ["delivery_man", expect.stringMatching(/^\S+ \S+$/), 0],
      ["admin", "", 0],
    ]);
    expect(rows.map(({ last }) => last?.isMine)).toEqual([false, false, false]);
    expect(rows[1]?.last?.pictures).toEqual([expect.stringMatching(/^http.*\/storage\/conversation\//)]);
    expect(rows[0]?.last?.at).toBe("2026-01-07T12:01:00.000Z");
    const { method, query, headers } = await contract.lastRequest("/customer/message/list");
    expect({ method, query }).toEqual({ method: "GET", query: { limit: "10", offset: "1" } });
    expect(headers.authorization).toMatch(/^Bearer /);
    expect(await expectOk(ann.messages.list(2, 2))).toMatchObject({ total: 3, rows: [{ partner: { kind: "admin" } }] });
  });

  it("API-47 chats are found by the partner's name", async () => {
    const { rows } = await expectOk(ann.messages.search("harbour", 1, 10));
    expect(rows.map(({ partner }) => partner.name)).toEqual(["Harbour Kitchen"]);
    expect((await contract.lastRequest("/customer/message/search-list")).query).toEqual({
      name: "harbour",
      limit: "10",
      offset: "1",
    });
    expect((await expectOk(ann.messages.search("nobody", 1, 10))).rows).toEqual([]);
  });

  it("API-45 a chat is opened by its number or by its partner, and is read then", async () => {
    const [vendor, courier] = (await expectOk(ann.messages.list(1, 10))).rows;
    const chat = await expectOk(ann.messages.details({ conversationId: vendor?.id ?? 0 }, 1, 20));
    expect((await contract.lastRequest("/customer/message/details")).query).toEqual({
      conversation_id: String(vendor?.id),
      limit: "20",
      offset: "1",
    });
    expect(chat.isOpen).toBe(true);
    expect(chat.rows.map(({ isMine }) => isMine)).toEqual([false, true]);
    expect(chat.rows[1]?.text).toContain("\n");
    expect((await expectOk(ann.messages.list(1, 10))).rows[0]?.unread).toBe(0);
    const { id = 0 } = courier?.partner ?? {};
    const closed = await expectOk(ann.messages.details({ kind: "delivery_man", id }, 1, 20));
    expect((await contract.lastRequest("/customer/message/details")).query.delivery_man_id).toBe(String(id));
    expect(closed).toMatchObject({ isOpen: false, conversation: { id: courier?.id } });
    const admin = await expectOk(ann.messages.details({ kind: "admin", id: 0 }, 1, 20));
    expect((await contract.lastRequest("/customer/message/details")).query.admin_id).toBe("0");
    expect(admin.rows[0]).toMatchObject({ isMine: false });
  });

  it("API-46 text and pictures are sent as multipart, to a chat or to begin one", async () => {
    const begun = await expectOk(
      bob.messages.send({ to: { kind: "vendor", id: 1 }, text: "Hello", pictures: [picture], orderId: 100_021 }),
    );
    const { method, headers, body } = await contract.lastRequest("/customer/message/send");
    expect(method).toBe("POST");
    expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toMatchObject({
      receiver_type: "vendor",
      receiver_id: "1",
      message: "Hello",
      order_id: "100021",
      "image[]": { filename: "image-1.png", mime: "image/png", size: 8 },
    });
    expect(begun.rows).toMatchObject([{ isMine: true, text: "Hello", pictures: [expect.any(String)] }]);
    // X alone tells it again.
    expect(begun.rows[0]?.orderId).toBe(dialect === "x" ? 100_021 : null);
    const conversationId = begun.conversation?.id ?? 0;
    await expectOk(bob.messages.send({ to: { conversationId }, text: "<b>bold</b>", pictures: [], orderId: null }));
    const { body: again } = await contract.lastRequest("/customer/message/send");
    expect(again).toMatchObject({ conversation_id: String(conversationId), message: "<b>bold</b>" });
    await contract.control("/clock", { advanceSeconds: 9 });
    const { rows } = await expectOk(bob.messages.details({ conversationId }, 1, 20));
    expect(rows.map(({ isMine }) => isMine)).toEqual([false, false, true, true]);
    expect(rows[2]?.text).toBe("<b>bold</b>");
  });

  it("another customer's chat has nothing to show and takes no message", async () => {
    const [first] = (await expectOk(ann.messages.list(1, 10))).rows;
    const conversationId = first?.id ?? 0;
    expect(await expectOk(bob.messages.details({ conversationId }, 1, 20))).toMatchObject({
      rows: [],
      conversation: null,
    });
    expect(
      await outcomeOf(bob.messages.send({ to: { conversationId }, text: "Hi", pictures: [], orderId: null })),
    ).toBe("not-found");
  });

  it("a chat with a courier who brings nothing is refused", async () => {
    const to = { kind: "delivery_man", id: 1 } as const;
    const refused = await ann.messages.send({ to, text: "Hi", pictures: [], orderId: null });
    expect(!refused.ok && refused.failure.errors[0]?.code).toBe("conversation");
  });
});
