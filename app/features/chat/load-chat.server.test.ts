import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Chat, type ChatMessage, type Conversation, fail, ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { loadChat } from "./load-chat.server";

vi.mock("~/env.server", () => ({
  localesDirAsGiven: () => null,
  environment: () => ({ deliveryApiUrl: "https://api.example.test", imageOrigins: ["https://cdn.example.test"] }),
}));

const message = (id: number, part: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  isMine: false,
  text: `Message ${id}`,
  pictures: [],
  isSeen: true,
  orderId: null,
  at: "2026-11-18T09:00:00Z",
  ...part,
});
const conversation = (id: number, part: Partial<Conversation> = {}): Conversation => ({
  id,
  partner: { kind: "vendor", id: 8, name: "Demo Kitchen", image: "https://api.example.test/logo.png" },
  unread: 0,
  last: message(1),
  ...part,
});

const list = vi.fn();
const search = vi.fn();
const details = vi.fn();
beforeEach(() => {
  for (const call of [list, search, details]) call.mockReset();
  list.mockResolvedValue(ok({ rows: [conversation(15)], total: 1, page: 1, limit: 20 }));
});

const chat = (part: Partial<Chat> = {}): Chat => ({
  rows: [message(2), message(1)],
  total: 2,
  page: 1,
  limit: 20,
  conversation: conversation(15),
  isOpen: true,
  ...part,
});

const shopAt = (path: string) =>
  ({
    url: new URL(path, "https://shop.example.test"),
    publicOrigin: "https://shop.example.test",
    language: "en",
    timeZone: "UTC",
    t: (key: string) => key,
    now: () => new Date("2026-11-18T12:00:00Z"),
    session: {
      visitor: { token: "token", login: null },
      module: null,
      flash: [],
      patch: vi.fn(),
      set: vi.fn(),
      takeSetCookies: async () => [],
    },
    api: {
      messages: { list, search, details },
      config: { get: async () => ok({ businessName: "Demo Market" }) },
    },
  }) as unknown as RequestContext;

describe("loading the inbox", () => {
  it("RTE-24 shows the same on both of its pages, with links that stay on them", async () => {
    details.mockResolvedValue(ok(chat()));
    const [one, other] = [
      await loadChat(shopAt("/chatting?conversationId=15&type=vendor&chatFrom=true")),
      await loadChat(shopAt("/profile?page=inbox&conversationId=15")),
    ];
    expect(one.chats[0]?.href).toBe("/chatting?conversationId=15");
    expect(other.chats[0]?.href).toBe("/profile?page=inbox&conversationId=15");
    expect(one.open?.messages).toEqual(other.open?.messages);
    expect(one.open?.messages.map(({ id, at }) => [id, at])).toEqual([
      [1, "09:00 AM"],
      [2, "09:00 AM"],
    ]);
    expect(one.chats[0]).toMatchObject({ isCurrent: true, name: "Demo Kitchen", preview: "Message 1" });
  });

  it.each([
    ["no number", "conversationId=abc", null],
    ["no number of a store", "type=vendor&id=0x1", null],
  ])("finds no chat of %s", async (_, query, answer) => {
    details.mockResolvedValue(ok(answer));
    await expect(loadChat(shopAt(`/chatting?${query}`))).rejects.toMatchObject({ init: { status: 404 } });
  });

  it.each([
    ["nobody's", ok(chat({ rows: [], conversation: null }))],
    ["another", ok(chat({ conversation: conversation(16) }))],
    ["none", fail("not-found")],
  ])("RTE-20 leads from a message about a chat that is %s to the list, with a word", async (_, answer) => {
    details.mockResolvedValue(answer);
    const context = shopAt("/profile?page=inbox&conversationId=15");
    const left = await loadChat(context).catch((response: Response) => response);
    expect((left as Response).headers.get("Location")).toBe("/profile?page=inbox");
    expect(context.session.set).toHaveBeenCalledWith("flash", [{ id: "chat:gone", kind: "info", text: "chat:gone" }]);
  });

  it("shows a chat that has not begun under what the partner is, and the admin's under the shop's name", async () => {
    details.mockResolvedValue(ok(chat({ rows: [], total: 0, conversation: null })));
    expect((await loadChat(shopAt("/chatting?type=vendor&id=8"))).open).toMatchObject({
      name: "chat:partner.vendor",
      messages: [],
      isOpen: true,
    });
    expect((await loadChat(shopAt("/chatting?type=admin"))).open?.name).toBe("Demo Market");
  });

  it("leaves out pictures of other origins", async () => {
    const pictures = [
      "https://api.example.test/a.png",
      "https://cdn.example.test/b.png",
      "https://api.example.test.evil.example/c.png",
      "https://evil.example/d.png",
    ];
    const partner = { kind: "vendor" as const, id: 8, name: "Demo", image: "https://evil.example/face.png" };
    const known = conversation(15, { partner, last: message(1, { text: "", pictures }) });
    list.mockResolvedValue(ok({ rows: [known], total: 1, page: 1, limit: 20 }));
    details.mockResolvedValue(ok(chat({ rows: [message(1, { pictures })], conversation: known })));
    const { open, chats } = await loadChat(shopAt("/chatting?conversationId=15"));
    expect(open?.messages[0]?.pictures).toEqual(pictures.slice(0, 2));
    expect(open?.image).toBeNull();
    expect(chats[0]).toMatchObject({ image: null, preview: "chat:picture" });
  });

  it("grows by twenty chats or messages", async () => {
    const rows = Array.from({ length: 20 }, (_, index) => message(index + 1));
    details.mockResolvedValue(ok(chat({ rows, total: 45 })));
    list.mockResolvedValue(ok({ rows: rows.map(({ id }) => conversation(id)), total: 21, page: 1, limit: 20 }));
    const shown = await loadChat(shopAt("/chatting?conversationId=15"));
    expect(details).toHaveBeenCalledWith({ conversationId: 15 }, 1, 20);
    expect(shown.open?.olderHref).toBe("/chatting?conversationId=15&messages=2");
    expect(shown.moreHref).toBe("/chatting?conversationId=15&chats=2");
    details.mockResolvedValue(ok(chat({ rows: [...rows, ...rows], total: 40, limit: 40 })));
    const more = await loadChat(shopAt("/chatting?conversationId=15&messages=2&chats=2"));
    expect(details).toHaveBeenLastCalledWith({ conversationId: 15 }, 1, 40);
    expect(list).toHaveBeenLastCalledWith(1, 40);
    expect(more.open?.olderHref).toBeNull();
  });

  it("searches by name and counts what is unread in all chats", async () => {
    search.mockResolvedValue(ok({ rows: [], total: 0, page: 1, limit: 20 }));
    list.mockResolvedValue(ok({ rows: [conversation(15, { unread: 2 })], total: 1, page: 1, limit: 20 }));
    const { chats, unread } = await loadChat(shopAt("/chatting?search=%20kitchen"));
    expect(search).toHaveBeenCalledWith("kitchen", 1, 20);
    expect(chats).toEqual([]);
    expect(unread?.count).toBe(2);
  });

  it("is the 503 page while nobody answers", async () => {
    list.mockResolvedValue(fail("timeout"));
    await expect(loadChat(shopAt("/chatting"))).rejects.toMatchObject({ init: { status: 503 } });
  });
});
