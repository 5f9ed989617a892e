import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Intents } from "~/request/posting/page-action.server";
import { type ContractClient, openContractClient } from "./contract-client";
import { counterAt, formOf, said, stubEnvironment } from "./support/counter";

const ann = { identifier: "+15550100001", password: "password" };
const profile = { firstName: "Ann", lastName: "Lee", email: "ann@example.com" };
const password = "a better password";
const change = { ...profile, password, confirmPassword: password };

let intents: Intents;
beforeAll(async () => {
  stubEnvironment();
  ({ accountIntents: intents } = await import("~/features/account/intents.server"));
}, 60_000);
afterAll(() => vi.unstubAllEnvs());

describe.each(["m", "n"] as const)("changes of a profile, in dialect %s", (dialect) => {
  let contract: ContractClient;
  let counter: ReturnType<typeof counterAt>;
  let machines = 0;

  beforeEach(async () => {
    contract ??= await openContractClient(dialect);
    await contract.control("/reset", {});
    machines += 1;
    counter = counterAt(contract, `profile ${dialect} machine ${machines}`);
    await post("sign-in", ann);
    expect(counter.values.visitor.token).not.toBeNull();
  }, 30_000);
  afterAll(() => contract.close());

  const post = async (intent: string, fields: Record<string, string> = {}) =>
    said(await intents[intent]?.(counter.context, formOf(fields)));

  it("a new password wants the current one, and ends every copy of the sign-in", async () => {
    const { login } = counter.values.visitor;
    for (const [current, problem] of [
      ["", "account:errors.currentMissing"],
      ["not it", "account:errors.currentWrong"],
    ] as const) {
      expect(await post("update-profile", { ...change, currentPassword: current })).toMatchObject({
        status: 422,
        errors: { currentPassword: [problem] },
      });
    }
    expect(counter.values.visitor.login).toEqual(login);
    expect(await post("update-profile", { ...change, currentPassword: ann.password })).toHaveProperty(
      "toasts.length",
      1,
    );
    expect(counter.values.visitor.login).not.toEqual(login);
    expect(await post("sign-in", ann)).toMatchObject({ status: 422 });
    expect(await post("sign-in", { ...ann, password })).toMatchObject({ to: expect.any(String) });
  });

  it("the current password is guessed ten times at most", async () => {
    const guess = (index: number) => post("update-profile", { ...change, currentPassword: `guess ${index}` });
    for (let index = 0; index < 10; index += 1) expect(await guess(index)).toMatchObject({ status: 422 });
    expect(await guess(10)).toMatchObject({ status: 429, errors: { currentPassword: ["ui:form.tooMany"] } });
    expect(await post("update-profile", { ...change, currentPassword: ann.password })).toMatchObject({ status: 429 });
  });

  it("the code of a new mail address is guessed ten times at most", async () => {
    const asked = {
      ...profile,
      email: `new-${dialect}@example.com`,
      verificationOn: "email",
      verificationMedium: "Email",
    };
    await contract.control("/config", { customer_verification: true });
    const guess = (index: number) => post("update-profile", { ...asked, otp: String(100_000 + index) });
    for (let index = 0; index < 10; index += 1) await guess(index);
    expect(await guess(10)).toMatchObject({ status: 429, errors: { otp: ["ui:form.tooMany"] } });
  });

  it("codes go to a new mail address six times an hour at most", async () => {
    const asked = { ...profile, email: `bob@example.com` };
    for (let index = 0; index < 6; index += 1)
      expect(await post("update-profile", asked)).toMatchObject({ status: 422 });
    expect(await post("update-profile", asked)).toMatchObject({
      status: 429,
      errors: { email: ["ui:form.tooMany"] },
    });
  });

  it.each([
    ["a code", { verificationOn: "email", verificationMedium: "Email", otp: "123456" }],
    ["a code that is sent", {}],
  ])("what nobody answers costs no tries: %s", async (_, step) => {
    await contract.control("/faults", { kind: "status", path: "/api/v1/customer/update-profile", status: 429 });
    const asked = { ...profile, email: `other-${dialect}@example.com`, ...step };
    for (let time = 0; time < 12; time += 1) expect(await post("update-profile", asked)).toMatchObject({ status: 503 });
  });

  it.each([
    ["/api/v1/customer/update-profile", 503],
    ["/api/v1/customer/update-profile", 429],
    ["/api/v1/customer/info", 503],
  ])("the code is still asked for where %s answers with %d", async (path, status) => {
    await contract.control("/faults", { kind: "status", path, status });
    const asked = { ...profile, email: `other-${dialect}@example.com`, otp: "123456" };
    const form = formOf({ ...asked, verificationOn: "email", verificationMedium: "Email" });
    expect(await intents["update-profile"]?.(counter.context, form)).toMatchObject({
      status: 503,
      result: { reply: { initialValue: { otp: "123456" } }, details: { step: { on: "email", medium: "Email" } } },
    });
  });
});
