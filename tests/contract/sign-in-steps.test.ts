import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { intentRules } from "~/features/shell/intent-rules";
import type { Intents } from "~/request/posting/page-action.server";
import type { SignInAttempt } from "~/session/sign-in.server";
import { type ContractClient, openContractClient } from "./contract-client";
import { counterAt, formOf, said, stubEnvironment } from "./support/counter";

const cy = { firstName: "Cy", lastName: "Doe", email: "cy@example.com", phone: "+15550100009" };
const password = "a long password";
const signUpFields = { ...cy, phoneCountry: "us", password, confirmPassword: password, returnTo: "/cart" };
const ann = { identifier: "+15550100001", password: "password" };

const code: SignInAttempt = {
  step: "code",
  way: { by: "password", identifier: cy.phone, password },
  isNew: false,
  returnTo: null,
  carts: [],
  channel: "phone",
  to: cy.phone,
  sentAt: 0,
  token: null,
};
const reset: SignInAttempt = {
  step: "reset",
  channel: "phone",
  to: ann.identifier,
  sentAt: 0,
  code: "1234",
  returnTo: null,
};

type Tried = { intent: string; fields: Record<string, string>; attempt: SignInAttempt | null };
/** What is counted by account, and what was under way before it. */
const counted: Tried[] = [
  { intent: "sign-in", fields: ann, attempt: null },
  { intent: "sign-in-code", fields: { phone: "555 010 0041" }, attempt: null },
  { intent: "sign-up", fields: signUpFields, attempt: null },
  { intent: "verify-code", fields: { code: "123456" }, attempt: code },
  { intent: "resend-code", fields: {}, attempt: code },
  { intent: "forgot-password", fields: { to: ann.identifier }, attempt: null },
  { intent: "resend-reset", fields: {}, attempt: reset },
  { intent: "check-reset", fields: { code: "1234" }, attempt: reset },
  { intent: "reset-password", fields: { password, confirmPassword: password }, attempt: reset },
];

let intents: Intents;
beforeAll(async () => {
  stubEnvironment();
  ({ accountIntents: intents } = await import("~/features/account/intents.server"));
}, 60_000);
afterAll(() => vi.unstubAllEnvs());

describe.each(["m", "n"] as const)("the steps of signing in, in dialect %s", (dialect) => {
  let contract: ContractClient;
  let counter: ReturnType<typeof counterAt>;
  let machines = 0;

  beforeEach(async () => {
    contract ??= await openContractClient(dialect);
    await contract.control("/reset", {});
    machines += 1;
    counter = counterAt(contract, `${dialect} machine ${machines}`);
  }, 30_000);
  afterAll(() => contract.close());

  const post = async (intent: string, fields: Record<string, string> = {}) =>
    said(await intents[intent]?.(counter.context, formOf(fields)));
  const startAgain = (to = "/auth/sign-in") => ({ to, toasts: ["account:stepExpired"] });
  const verifyPhones = () => contract.control("/config", { customer_verification: true });
  const goOn = { to: "/auth/continue", toasts: [] };

  it("a sign-up waits for the code and goes on to where the customer was going", async () => {
    await verifyPhones();
    expect(await post("sign-up", signUpFields)).toEqual(goOn);
    expect(counter.values.visitor.token).toBeNull();
    expect(counter.values.signIn).toMatchObject({ step: "code", channel: "phone", to: cy.phone, returnTo: "/cart" });
    expect(await post("verify-code", { code: "no" })).toMatchObject({
      status: 422,
      errors: { code: ["auth:errors.code"] },
    });
    expect(await post("verify-code", { code: "000000" })).toMatchObject({
      status: 422,
      errors: { code: ["OTP does not match"] },
    });
    const code = await contract.codeFor(cy.phone);
    expect(await post("verify-code", { code: ` ${code.slice(0, 2)} ${code.slice(2)} ` })).toEqual({
      to: "/cart",
      toasts: ["account:signedUp"],
    });
    expect(counter.values).toMatchObject({ signIn: null, visitor: { isNew: true, guestId: null } });
    expect(counter.values.visitor.token).toMatch(/\S{20,}/);
    expect(await post("verify-code", { code })).toEqual(startAgain());
  });

  it("a note of the guest's cart goes to the account with it", async () => {
    const { findCartNote, keepCartNote } = await import("~/features/checkout/cart-note.server");
    await keepCartNote(counter.context, 6, "No onions");
    expect(await post("sign-in", ann)).toMatchObject({ to: "/home" });
    expect(await findCartNote(counter.context, 6)).toBe("No onions");
  });

  it("a cart that the server took over while the code was awaited is spoken of all the same", async () => {
    await verifyPhones();
    counter.values.visitor.cartCounts = { 1: 2, 2: 0 };
    await post("sign-up", signUpFields);
    counter.values.visitor.cartCounts = { 1: 0 };
    const entered = await post("verify-code", { code: await contract.codeFor(cy.phone) });
    // Nothing was in this guest's cart at the sandbox, and so nothing could come along.
    expect(entered).toEqual({ to: "/cart", toasts: ["account:signedUp", "account:cart.left"] });
  });

  it("another code comes from the call that sent the first, and no sooner than the server wants", async () => {
    await verifyPhones();
    await post("sign-up", signUpFields);
    const tooSoon = await post("resend-code");
    expect(tooSoon).toMatchObject({
      status: 422,
      toasts: [expect.stringMatching(/^Please try again after \d+ seconds$/)],
    });
    await counter.wait(61);
    expect(await post("resend-code")).toEqual({ to: "/auth/continue", toasts: ["auth:code.resent"] });
    await post("verify-code", { code: await contract.codeFor(cy.phone) });
    expect(counter.values.visitor.token).not.toBeNull();
  });

  it("a code dies of age, and five wrong ones block it", async () => {
    await verifyPhones();
    await post("sign-up", signUpFields);
    const code = await contract.codeFor(cy.phone);
    for (let wrong = 0; wrong < 5; wrong += 1) await post("verify-code", { code: "0000" });
    expect(await post("verify-code", { code })).toMatchObject({ errors: { code: ["Too many tries. Please wait"] } });
    await counter.wait(901);
    expect(await post("verify-code", { code })).toMatchObject({ errors: { code: ["OTP does not match"] } });
  });

  it("a password too long to be kept is asked for again with the next code", async () => {
    await verifyPhones();
    const long = "p".repeat(101);
    await post("sign-up", { ...signUpFields, password: long, confirmPassword: long });
    await counter.wait(61);
    expect(await post("resend-code")).toEqual(startAgain());
  });

  it("who has nothing under way begins anew, whatever they send", async () => {
    for (const intent of ["verify-code", "resend-code", "is-it-me", "complete-account"]) {
      expect(await post(intent, { code: "123456", answer: "yes" }), intent).toEqual(startAgain());
    }
    for (const intent of ["check-reset", "resend-reset", "reset-password"]) {
      expect(await post(intent, { code: "123456" }), intent).toEqual(startAgain("/auth/forgot-password"));
    }
  });

  it("ten wrong passwords are enough, and the right one has to wait", async () => {
    for (let wrong = 0; wrong < 10; wrong += 1) {
      expect(await post("sign-in", { ...ann, password: `guess ${wrong}` })).toMatchObject({ status: 422 });
    }
    expect(await post("sign-in", ann)).toMatchObject({ status: 429, errors: { "": ["ui:form.tooMany"] } });
    expect(counter.values.visitor.token).toBeNull();
    counter = counterAt(contract, `${dialect} another machine`);
    expect(await post("sign-in", ann)).toMatchObject({ toasts: ["account:signedIn"] });
  });

  it("a server that is down costs no tries", async () => {
    for (let time = 0; time < 12; time += 1) {
      await contract.control("/faults", { kind: "status", path: "/api/v1/auth/login", status: 429, once: true });
      expect(await post("sign-in", ann)).toMatchObject({ status: 503 });
    }
    expect(await post("sign-in", ann)).toMatchObject({ toasts: ["account:signedIn"] });
  });

  it("each step that is counted by account is among those of the next test", () => {
    const isByAccount = ({ limit }: (typeof intentRules)[keyof typeof intentRules]) =>
      "none" in limit && limit.none.includes("by account");
    const rules = Object.entries(intentRules).filter(([, rule]) => isByAccount(rule));
    expect(counted.map(({ intent }) => intent).sort()).toEqual(rules.map(([intent]) => intent).sort());
  });

  it.each(counted)("what nobody answers costs no tries: $intent", async ({ intent, fields, attempt }) => {
    await contract.control("/faults", { kind: "status", path: "/api/v1/auth", status: 429 });
    for (let time = 0; time < 12; time += 1) {
      counter.values.signIn = attempt;
      expect(await post(intent, fields)).toMatchObject({ status: 503 });
    }
  });

  it("a forgotten password: a code that has died meanwhile is asked for again, and one counts once", async () => {
    expect(await post("forgot-password", { to: "" })).toMatchObject({ status: 422 });
    expect(await post("forgot-password", { to: "+15559999999" })).toMatchObject({
      errors: { to: ["No account found"] },
    });
    expect(await post("forgot-password", { to: ann.identifier, returnTo: "/cart" })).toEqual({
      to: "/auth/reset-password",
      toasts: ["OTP sent successfully"],
    });
    expect(await post("reset-password", { password, confirmPassword: password })).toEqual(
      startAgain("/auth/forgot-password"),
    );
    await post("forgot-password", { to: ann.identifier, returnTo: "/cart" });
    await counter.wait(61);
    await post("forgot-password", { to: ann.identifier, returnTo: "/cart" });
    expect(await post("check-reset", { code: "0000" })).toMatchObject({ errors: { code: ["Invalid OTP."] } });
    const code = await contract.codeFor(ann.identifier);
    expect(await post("check-reset", { code })).toEqual({ to: "/auth/reset-password", toasts: [] });
    await counter.wait(901);
    expect(await post("reset-password", { password, confirmPassword: password })).toEqual({
      to: "/auth/reset-password",
      toasts: ["Invalid OTP."],
    });
    expect(counter.values.signIn).toMatchObject({ step: "reset", code: null });
    expect(await post("resend-reset")).toEqual({ to: undefined, toasts: ["auth:code.resent"] });
    await post("check-reset", { code: await contract.codeFor(ann.identifier) });
    expect(await post("reset-password", { password, confirmPassword: "another" })).toMatchObject({
      errors: { confirmPassword: ["account:errors.mismatch"] },
    });
    expect(await post("reset-password", { password, confirmPassword: password })).toEqual({
      to: "/auth/sign-in?returnTo=%2Fcart",
      toasts: ["Password changed successfully."],
    });
    expect(await post("sign-in", { ...ann, password })).toMatchObject({ toasts: ["account:signedIn"] });
  });

  it.runIf(dialect === "n")(
    "phone and mail are proven one after the other; a phone that only the server knows is asked for",
    async () => {
      await contract.control("/config", {
        centralize_login: { phone_verification_status: 1, email_verification_status: 1 },
      });
      await post("sign-up", signUpFields);
      await counter.wait(61);
      counter.values.signIn = null;
      expect(await post("sign-in", { identifier: cy.email, password })).toEqual(goOn);
      expect(counter.values.signIn).toMatchObject({ step: "code", channel: "phone", to: "" });
      const code = await contract.codeFor(cy.phone);
      expect(await post("verify-code", { code })).toMatchObject({ errors: { to: ["account:errors.phone"] } });
      expect(await post("verify-code", { code, to: "555 010 0009" })).toEqual(goOn);
      expect(counter.values.signIn).toMatchObject({ step: "code", channel: "email", to: cy.email });
      expect(await post("verify-code", { code: await contract.codeFor(cy.email) })).toMatchObject({
        toasts: ["account:signedIn"],
      });
    },
  );

  it.runIf(dialect === "n")("a code alone: sent, sent again, and answered by a newcomer", async () => {
    await contract.control("/config", { centralize_login: { otp_login_status: 1 } });
    expect(await post("sign-in-code", { phone: "12" })).toMatchObject({
      errors: { phone: ["account:errors.phoneInvalid"] },
    });
    expect(await post("sign-in-code", { phone: "555 010 0041" })).toEqual(goOn);
    expect(await post("sign-in-code", { phone: "555 010 0041" })).toMatchObject({
      errors: { "": [expect.stringMatching(/try again after/)] },
    });
    await counter.wait(61);
    expect(await post("resend-code")).toEqual({ to: undefined, toasts: ["auth:code.resent"] });
    expect(await post("verify-code", { code: await contract.codeFor("+15550100041") })).toEqual(goOn);
    expect(counter.values.signIn).toMatchObject({ step: "info" });
    const info = { firstName: "Noor", lastName: "Haddad", email: "noor@example.com", referralCode: "NOBODY" };
    expect(await post("complete-account", { ...info, email: "noor@" })).toMatchObject({
      errors: { email: ["account:errors.emailInvalid"] },
    });
    expect(await post("complete-account", info)).toMatchObject({
      errors: { referralCode: ["The referral code is not valid"] },
    });
    // A phone in the form is nobody's: the one that was proven counts.
    expect(await post("complete-account", { ...info, referralCode: "BOBRAY", phone: "+15550100002" })).toMatchObject({
      toasts: ["account:signedUp"],
    });
    expect((await contract.lastRequest("/auth/update-info")).body).toMatchObject({
      name: "Noor Haddad",
      phone: "+15550100041",
      login_type: "otp",
    });
  });

  it("API-37 an account of another site that tells no address is made with the one that was typed", async () => {
    const account = { medium: "apple" as const, token: "t", isAccessToken: false, uniqueId: "cy at apple", email: "" };
    const way = { by: "social" as const, account };
    counter.values.signIn = { step: "info", way, isNew: false, returnTo: null, carts: [], email: "" };
    await post("complete-account", { ...cy, phoneCountry: "us" });
    const path = dialect === "m" ? "/auth/social-register" : "/auth/update-info";
    expect((await contract.lastRequest(path)).body).toMatchObject({ email: cy.email, phone: cy.phone });
  });

  it("customers whose codes go where only the server knows share no count", async () => {
    const social = (uniqueId: string) => ({
      step: "code" as const,
      way: {
        by: "social" as const,
        account: { medium: "google" as const, token: "t", isAccessToken: true, uniqueId, email: "" },
      },
      isNew: false,
      returnTo: null,
      carts: [],
      channel: "phone" as const,
      to: "",
      sentAt: 0,
      token: null,
    });
    // More than may be sent to one account in an hour (request/posting/attempts.server.ts).
    for (let person = 0; person < 21; person += 1) {
      counter = counterAt(contract, `${dialect} machine of person ${person}`);
      counter.values.signIn = social(`person ${person}`);
      expect(await post("resend-code")).not.toMatchObject({ status: 429 });
    }
  });
});
