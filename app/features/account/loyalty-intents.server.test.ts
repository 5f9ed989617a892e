import { beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { loyaltyIntents } from "./loyalty-intents.server";

vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));

/** Points as the delivery API counts them. */
let points = 0;
let customers = 0;
const transfer = vi.fn();

/** As much of a shop as a transfer may touch. */
function visitor(token = `customer ${customers}`) {
  return {
    t: (key: string, { count }: { count?: number } = {}) => (count === undefined ? key : `${key} ${count}`),
    session: { visitor: { token } },
    api: {
      customer: { info: async () => ok({ loyaltyPoints: points }) },
      config: { get: async () => ok({ loyaltyRules: { minimum: 100 } }) },
      loyalty: { transfer },
    },
  } as unknown as RequestContext;
}

function send(fields: Record<string, string>, context = visitor()) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return loyaltyIntents["transfer-points"](context, form);
}

const again = (typed: string, message: string) => ({
  kind: "invalid",
  status: 409,
  result: { reply: { status: "error", initialValue: { points: typed }, error: { "": [message] } } },
});

describe("points become money of the wallet", () => {
  beforeEach(() => {
    points = 500;
    customers += 1;
    transfer.mockReset().mockImplementation(async (sent: number) => {
      await new Promise((done) => setTimeout(done, 5));
      points -= sent;
      return ok("");
    });
  });

  it("API-43 once by a form that is sent again, which is told how many there are now", async () => {
    expect(await send({ points: "200", balance: "500" })).toMatchObject({ kind: "done", to: "/loyalty-points" });
    expect(await send({ points: "200", balance: "500" })).toEqual(again("200", "loyalty:points.changed 300"));
    expect(transfer.mock.calls).toEqual([[200]]);
    expect(await send({ points: "200", balance: "300" })).toMatchObject({ kind: "done" });
  });

  it("API-43 once by two presses at the same moment", async () => {
    const outcomes = await Promise.all([
      send({ points: "200", balance: "500" }),
      send({ points: "200", balance: "500" }),
    ]);
    expect(outcomes).toMatchObject([{ kind: "done" }, again("200", "loyalty:points.underWay")]);
    expect(transfer).toHaveBeenCalledOnce();
    expect(await send({ points: "200", balance: "300" }, visitor("another customer"))).toMatchObject({ kind: "done" });
  });

  it("API-43 not by a form that does not say which points it was drawn with", async () => {
    expect(await send({ points: "200" })).toEqual(again("200", "loyalty:points.changed 500"));
    expect(transfer).not.toHaveBeenCalled();
  });

  it("API-43 at the next try after a refusal, but not while nobody knows what became of the last", async () => {
    transfer.mockResolvedValueOnce(fail("rejected", 403, [{ code: "point", message: "Not today" }]));
    expect(await send({ points: "200", balance: "500" })).toMatchObject({ status: 422 });
    transfer.mockResolvedValueOnce(fail("unavailable", 504));
    expect(await send({ points: "200", balance: "500" })).toMatchObject({ status: 503 });
    expect(await send({ points: "200", balance: "500" })).toEqual(again("200", "loyalty:points.underWay"));
  });
});
