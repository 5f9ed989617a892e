import { describe, expect, it, vi } from "vitest";
import { ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { orderIntents } from "./intents.server";

vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));

/** As much of a shop as the form may touch: any other call to the delivery API would throw. */
function visitor({ token }: { token: string | null }) {
  const kept: Record<string, unknown> = {};
  const context = {
    t: (key: string) => key,
    api: { auth: { requestGuest: async () => ok({ guestId: 7 }) } },
    session: {
      visitor: { token, guestId: null, formKey: "of this browser" },
      patch: (_cookie: string, fields: object) => Object.assign(kept, fields),
    },
  } as unknown as RequestContext;
  return { context, kept };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function track(token: string | null, fields: Record<string, string>) {
  const { context, kept } = visitor({ token });
  const outcome = await orderIntents["track-order"]?.(context, formOf(fields));
  return { outcome, kept };
}

describe("the track form", () => {
  it.each([
    { fields: { order: "", phone: "+15550100009" }, field: "order", key: "orders:needOrder" },
    { fields: { order: "soup", phone: "+15550100009" }, field: "order", key: "orders:needOrder" },
    { fields: { order: "100021", phone: "" }, field: "phone", key: "orders:needNumber" },
    { fields: { order: "100021", phone: "call me" }, field: "phone", key: "orders:needNumber" },
  ])("TRK-01 TRK-02 refuses $fields of a guest", async ({ fields, field, key }) => {
    const { outcome, kept } = await track(null, fields);
    const typed = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
    expect(outcome).toMatchObject({
      kind: "invalid",
      status: 422,
      result: { reply: { initialValue: typed, error: { [field]: [key] } } },
      toasts: [{ kind: "error", text: key }],
    });
    expect(kept).toEqual({});
  });

  it.each([["15550100009"], ["+1 (555) 010-0009"], ["0015550100009"]])(
    "TRK-03 SES-01 gives the phone %j its plus, keeps it out of the address and makes its owner a guest",
    async (phone) => {
      const { outcome, kept } = await track(null, { order: " #100021", phone });
      expect(outcome).toEqual({ kind: "done", to: "/track-order?dialog=track&order=100021" });
      expect(kept).toEqual({ trackingNumber: "+15550100009", guestId: 7 });
    },
  );

  it("TRK-04 asks a customer for the order id alone", async () => {
    const { outcome, kept } = await track("token", { order: "100021" });
    expect(outcome).toEqual({ kind: "done", to: "/track-order?dialog=track&order=100021" });
    expect(kept).toEqual({});
  });

  it("HOME-parc-08 keeps the number a customer gives, and makes them a guest for it", async () => {
    const { outcome, kept } = await track("token", { order: "100021", phone: "+1 555 010 0009" });
    expect(outcome).toEqual({ kind: "done", to: "/track-order?dialog=track&order=100021" });
    expect(kept).toEqual({ trackingNumber: "+15550100009", guestId: 7 });
    expect((await track("token", { order: "100021", phone: "call me" })).outcome).toMatchObject({ kind: "invalid" });
  });

  it("takes no more than a form can hold", async () => {
    const { outcome } = await track(null, { order: `${" ".repeat(30)}1`, phone: "+15550100009" });
    expect(outcome).toMatchObject({ kind: "invalid", result: { reply: { error: { order: ["orders:needOrder"] } } } });
  });
});
