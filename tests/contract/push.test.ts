import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type ContractClient, expectToken, openContractClient, visitor } from "./contract-client";
import { counterAt, formOf, said, stubEnvironment } from "./support/counter";
import { ann } from "./support/shoppers";

const path = "/api/v1/customer/cm-firebase-token";
const browsers = "cFid1234567890:APA91b-a_token.of-a-browser";
const oneDay = 24 * 3600;

stubEnvironment();
for (const name of ["API_KEY", "AUTH_DOMAIN", "PROJECT_ID", "MESSAGING_SENDER_ID", "APP_ID", "VAPID_KEY"]) {
  vi.stubEnv(`FIREBASE_${name}`, `the ${name}`);
}
const { pushIntents, pushView, withdrawPush } = await import("~/features/push/push.server");

describe("push messages of a browser", () => {
  let contract: ContractClient;
  let counter: ReturnType<typeof counterAt>;
  beforeAll(async () => {
    contract = await openContractClient("m");
  }, 30_000);
  afterAll(() => contract.close());
  beforeEach(async () => {
    await contract.control("/reset", {});
    counter = counterAt(contract, "192.0.2.1");
    const token = await expectToken(contract.client.api(visitor()).auth.signIn(ann));
    counter.context.session.patch("visitor", { token });
  });

  const post = (intent: keyof typeof pushIntents, cm_firebase_token = browsers) =>
    pushIntents[intent](counter.context, formOf({ intent, cm_firebase_token }));
  const sent = async () =>
    (await contract.requests())
      .filter((request) => request.path === path)
      .map(({ body }) => (body as { cm_firebase_token: unknown }).cm_firebase_token);
  const state = () => pushView(counter.context)?.state;

  test("PUSH-01: the token is sent when it is turned on, and again after a week", async () => {
    expect(state()).toBe("due");
    expect(said(await post("push-on"))).toMatchObject({ toasts: ["push:turnedOn"] });
    expect(await sent()).toEqual([browsers]);
    expect(state()).toBe("on");
    await counter.wait(6 * oneDay);
    expect(state()).toBe("on");
    await counter.wait(2 * oneDay);
    expect(state()).toBe("due");
    expect(said(await post("push-renew"))).toMatchObject({ toasts: [] });
    expect(state()).toBe("on");
    expect(await sent()).toEqual([browsers, browsers]);
  });

  test("PUSH-01: switched off it stays off until the customer turns it on", async () => {
    await post("push-on");
    expect(said(await post("push-off"))).toMatchObject({ toasts: ["push:turnedOff"] });
    expect(state()).toBe("off");
    await post("push-renew");
    expect(await sent()).toEqual([browsers, "@"]);
    await post("push-on");
    expect(state()).toBe("on");
  });

  test("PUSH-01: switched off it stays off for whoever signs in next on this browser", async () => {
    await post("push-off");
    await withdrawPush(counter.context);
    expect(state()).toBe("off");
    await post("push-renew");
    expect(await sent()).toEqual(["@"]);
  });

  test("PUSH-01: guests have none, and their token is sent nowhere", async () => {
    counter.context.session.patch("visitor", { token: null });
    expect(pushView(counter.context)).toBeNull();
    for (const intent of ["push-on", "push-renew", "push-off"] as const)
      expect(said(await post(intent))).toEqual({ toasts: [] });
    expect(await sent()).toEqual([]);
  });

  test.each([[""], ["short"], ["x".repeat(1001)], ["<script>alert(1)</script>"], ["a token with spaces in it"]])(
    "`%s` is no token: it is told, and never sent",
    async (token) => {
      expect(said(await post("push-on", token))).toMatchObject({ status: 422, toasts: ["push:failed"] });
      expect(said(await post("push-renew", token))).toEqual({ toasts: [] });
      expect(await sent()).toEqual([]);
      expect(state()).toBe("due");
    },
  );

  test("leaving withdraws what was sent, once, and goes on when that fails", async () => {
    await withdrawPush(counter.context);
    expect(await sent()).toEqual([]);
    await post("push-on");
    await withdrawPush(counter.context);
    await withdrawPush(counter.context);
    expect(await sent()).toEqual([browsers, "@"]);
    await post("push-on");
    await contract.control("/faults", [{ kind: "status", path, status: 500 }]);
    await withdrawPush(counter.context);
    expect(counter.values.push).toBeNull();
  });

  test("what cannot be sent is told when the customer asked, and tried again later", async () => {
    await contract.control("/faults", [{ kind: "status", path, status: 500 }]);
    expect(said(await post("push-on"))).toMatchObject({ status: 503 });
    expect(said(await post("push-renew"))).toEqual({ toasts: [] });
    expect(state()).toBe("due");
  });
});
