import { beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import type { Outcome } from "~/request/posting/outcome";
import { chatIntents } from "./intents.server";
import { longestMessage } from "./message-schema.server";

const send = vi.fn();
beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue(ok({ conversation: { id: 15 } }));
});

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function post(path: string, message: string, pictures = 0, token: string | null = "token"): Promise<Outcome> {
  const context = {
    url: new URL(path, "https://shop.example.test"),
    t: (key: string) => key,
    session: { visitor: { token } },
    api: { messages: { send } },
  } as unknown as RequestContext;
  const form = new FormData();
  form.set("message", message);
  for (let count = 0; count < pictures; count += 1) form.append("image", new File([png], "a.png"));
  const outcome = await chatIntents["send-message"]?.(context, form);
  if (!outcome) throw new Error("no such intent");
  return outcome;
}

const open = "/chatting?conversationId=15";

describe("sending a message", () => {
  it("CHAT-01 sends to whom the address names, never for a guest", async () => {
    expect(await post(open, " Hello\r\nthere ")).toEqual({ kind: "done" });
    expect(send).toHaveBeenLastCalledWith({
      to: { conversationId: 15 },
      text: "Hello\nthere",
      pictures: [],
      orderId: null,
    });
    expect(await post("/profile?type=delivery_man&id=12", "Hi")).toEqual({
      kind: "done",
      to: "/profile?page=inbox&conversationId=15",
    });
    expect(send).toHaveBeenLastCalledWith({
      to: { kind: "delivery_man", id: 12 },
      text: "Hi",
      pictures: [],
      orderId: null,
    });
    expect(await post("/chatting?type=vendor&id=8&order=100021", "Hi")).toMatchObject({
      to: "/chatting?conversationId=15",
    });
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ orderId: 100_021 }));
    send.mockClear();
    expect(await post(open, "Hello", 0, null)).toMatchObject({ kind: "invalid", status: 422 });
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ["an empty one", open, " \r\n ", 0, { message: ["chat:message.empty"] }],
    ["a long one", open, "x".repeat(longestMessage + 1), 0, { message: ["limits:characters"] }],
    ["five pictures", open, "Look", 5, { image: ["chat:pictures.tooMany"] }],
    ["one to nobody", "/chatting", "Hello", 0, undefined],
    ["one on another page", "/home?type=admin", "Hello", 0, undefined],
  ])("refuses %s", async (_, path, message, pictures, error) => {
    const outcome = await post(path, message, pictures);
    expect(outcome).toMatchObject({ kind: "invalid", status: 422 });
    expect(outcome.kind === "invalid" ? outcome.result.reply?.error : null).toEqual(error);
    expect(send).not.toHaveBeenCalled();
  });

  it("takes pictures without a word, and as many line ends as letters", async () => {
    expect(await post(open, "", 4)).toEqual({ kind: "done" });
    expect(send.mock.lastCall?.[0].pictures).toHaveLength(4);
    expect(await post(open, `a${"\r\n".repeat(longestMessage - 2)}b`)).toEqual({ kind: "done" });
  });

  it("says why a closed chat takes none", async () => {
    send.mockResolvedValue(fail("rejected", 403, [{ code: "conversation", message: "This chat is closed" }]));
    expect(await post(open, "Hello")).toMatchObject({
      kind: "invalid",
      status: 422,
      toasts: [{ text: "This chat is closed" }],
    });
  });
});
