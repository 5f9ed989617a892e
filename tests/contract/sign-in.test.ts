import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { DeliveryApi } from "~/delivery-api";
import { type ContractClient, expectOk, expectToken, openContractClient, outcomeOf, visitor } from "./contract-client";
import { accountAt } from "./support/sign-in-provider";

const cy = {
  firstName: "Cy",
  lastName: "Doe",
  email: "cy@example.com",
  phone: "+15550100009",
  password: "a long password",
};
const manual = { emailOrPhone: cy.phone, password: cy.password };
const byPhone = { channel: "phone", to: cy.phone, loginType: "manual" } as const;
const social = { google: 1, facebook: 1, apple: 1 };
const newer = {
  manual_login_status: 1,
  otp_login_status: 1,
  social_login_status: 1,
  ...Object.fromEntries(Object.entries(social).map(([name, status]) => [`${name}_login_status`, status])),
};

describe.each(["m", "n", "x"] as const)("signing in, in dialect %s", (dialect) => {
  let contract: ContractClient;
  let api: DeliveryApi;

  beforeEach(async () => {
    contract ??= await openContractClient(dialect);
    await contract.control("/reset", {});
    api = contract.client.api(visitor());
  }, 30_000);
  afterAll(async () => {
    expect(contract.events).toEqual([]);
    await contract.close();
  });

  /** M has every way of its own, and would be taken for N by this key. */
  const openAllWays = (more: object = {}) =>
    contract.control("/config", dialect === "m" ? {} : { centralize_login: { ...newer, ...more } });
  const verifyPhones = () => contract.control("/config", { customer_verification: true });
  const me = (token: string) => contract.client.api(visitor({ token }));

  it("API-34 API-38: a new account proves its phone by a code", async () => {
    await verifyPhones();
    const step = await expectOk(api.auth.signUp({ ...cy, referralCode: "ANNLEE", guestId: 1001 }));
    expect(step).toMatchObject({
      kind: "verify",
      channel: "phone",
      token: dialect === "m" ? expect.any(String) : null,
    });
    expect((await contract.lastRequest("/auth/sign-up")).body).toEqual({
      f_name: "Cy",
      l_name: "Doe",
      name: "Cy Doe",
      email: cy.email,
      phone: cy.phone,
      password: cy.password,
      ref_code: "ANNLEE",
      guest_id: 1001,
    });
    expect(await outcomeOf(api.auth.verifyCode({ ...byPhone, code: "000000" }))).toBe("not-found");
    const code = await contract.codeFor(cy.phone);
    const verified = await expectOk(api.auth.verifyCode({ ...byPhone, code, guestId: 1001 }));
    expect((await contract.lastRequest("/auth/verify-phone")).body).toEqual({
      phone: cy.phone,
      otp: code,
      verification_type: "phone",
      login_type: "manual",
      guest_id: 1001,
    });
    const token = verified?.kind === "signed-in" ? verified.token : step.kind === "verify" ? step.token : null;
    expect(await expectOk(me(token ?? "").customer.info())).toMatchObject({ phone: cy.phone });
    if (dialect !== "m") expect(await outcomeOf(api.auth.verifyCode({ ...byPhone, code }))).toBe("not-found");
    expect((await expectOk(api.auth.signIn(manual))).kind).toBe("signed-in");
  });

  it("another code comes after a minute, a code dies after a quarter of an hour, and five wrong ones are enough", async () => {
    await verifyPhones();
    await api.auth.signUp(cy);
    const tooSoon = await api.auth.signIn(manual);
    expect(!tooSoon.ok && tooSoon.failure).toMatchObject({ kind: "rejected", status: 405, errors: [{ code: "otp" }] });
    await contract.control("/clock", { advanceSeconds: 61 });
    const first = await contract.codeFor(cy.phone);
    expect((await expectOk(api.auth.signIn(manual))).kind).toBe("verify");
    const code = await contract.codeFor(cy.phone);
    if (first !== code) expect(await outcomeOf(api.auth.verifyCode({ ...byPhone, code: first }))).toBe("not-found");
    for (let wrong = 0; wrong < 4; wrong += 1) await api.auth.verifyCode({ ...byPhone, code: "1" });
    await api.auth.verifyCode({ ...byPhone, code: "1" });
    const blocked = await api.auth.verifyCode({ ...byPhone, code });
    expect(!blocked.ok && blocked.failure.errors.map((error) => error.code)).toEqual(["otp_block_time"]);
    await contract.control("/clock", { advanceSeconds: 901 });
    expect(await outcomeOf(api.auth.verifyCode({ ...byPhone, code }))).toBe("not-found");
  });

  it("API-36 API-37: another site's account signs in, and becomes an account of its own", async () => {
    await openAllWays();
    const account = await accountAt(contract.url, "google", { email: "zoe@example.com", name: "Zoe Ray" });
    const first = await expectOk(api.auth.social(account, { guestId: 1001 }));
    expect(first).toEqual({ kind: "info", email: dialect === "m" ? "" : "zoe@example.com" });
    const shared = {
      token: account.token,
      unique_id: account.uniqueId,
      email: account.email,
      medium: "google",
      guest_id: 1001,
    };
    const path = dialect === "m" ? "/auth/social-login" : "/auth/login";
    expect((await contract.lastRequest(path)).body).toEqual(
      dialect === "m" ? shared : { ...shared, login_type: "social", access_token: 1 },
    );
    const phone = "+15550100031";
    const made = await expectOk(
      dialect === "m"
        ? api.auth.socialRegister(account, { phone, referralCode: "ANNLEE", guestId: 1001 })
        : api.auth.updateInfo({
            ...cy,
            email: account.email,
            phone,
            loginType: "social",
            referralCode: "ANNLEE",
            guestId: 1001,
          }),
    );
    expect(made.kind).toBe("signed-in");
    if (dialect === "m") {
      expect((await contract.lastRequest("/auth/social-register")).body).toEqual({
        ...shared,
        phone,
        ref_code: "ANNLEE",
      });
    }
    const token = await expectToken(api.auth.social(account));
    expect(await expectOk(me(token).customer.info())).toMatchObject({
      email: "zoe@example.com",
      phone,
      isSocial: true,
    });
  });

  it("a token that is not the site's, or another person's, is refused", async () => {
    await openAllWays();
    const account = await accountAt(contract.url, "facebook", { email: "zoe@example.com", name: "Zoe" });
    for (const forged of [{ token: "forged" }, { uniqueId: "somebody" }, { email: "ann@example.com" }]) {
      expect(await outcomeOf(api.auth.social({ ...account, ...forged }))).toBe("rejected");
    }
    expect(await outcomeOf(api.auth.social({ ...account, medium: "google" }))).toBe("rejected");
  });

  it("the mail of an account with a password: M refuses, N and X ask whether it is the customer", async () => {
    await openAllWays();
    const account = await accountAt(contract.url, "google", { email: "ann@example.com", name: "Ann" });
    if (dialect === "m") {
      const refused = await api.auth.social(account);
      expect(!refused.ok && refused.failure.errors.map(({ code }) => code)).toEqual(["auth-004"]);
      return;
    }
    expect(await expectOk(api.auth.social(account))).toEqual({ kind: "exists", name: "Ann Lee", image: null });
    const token = await expectToken(api.auth.social(account, { isMine: true }));
    expect((await contract.lastRequest("/auth/login")).body).toMatchObject({ verified: "yes" });
    expect(await expectOk(me(token).customer.info())).toMatchObject({ firstName: "Ann", isSocial: true });
  });

  it("a forgotten password is set anew by a code, once", async () => {
    const ann = { channel: "phone", to: "+15550100001" } as const;
    expect(await outcomeOf(api.password.forgot({ channel: "phone", to: "+15559999999" }))).toBe("not-found");
    expect(await expectOk(api.password.forgot(ann))).toBe("OTP sent successfully");
    expect((await contract.lastRequest("/auth/forgot-password")).body).toEqual({
      verification_method: "phone",
      phone: ann.to,
    });
    const code = await contract.codeFor(ann.to);
    const wrong = await api.password.checkCode(ann, "0000");
    expect(!wrong.ok && wrong.failure).toMatchObject({ status: 400, errors: [{ code: "invalid" }] });
    await expectOk(api.password.checkCode(ann, code));
    await expectOk(api.password.reset(ann, code, "a new password"));
    expect((await contract.lastRequest("/auth/reset-password")).body).toEqual({
      verification_method: "phone",
      phone: ann.to,
      reset_token: code,
      password: "a new password",
      confirm_password: "a new password",
      _method: "put",
    });
    expect(await outcomeOf(api.password.reset(ann, code, "one more password"))).toBe("rejected");
    await expectToken(api.auth.signIn({ emailOrPhone: ann.to, password: "a new password" }));
  });

  it.runIf(dialect !== "m")("a code alone signs in: the customer, somebody new, and one who is asked", async () => {
    await openAllWays();
    const come = async (phone: string) => {
      expect(await expectOk(api.auth.sendLoginCode(phone))).toBeNull();
      const code = await contract.codeFor(phone);
      return {
        code,
        step: await expectOk(api.auth.verifyCode({ channel: "phone", to: phone, code, loginType: "otp" })),
      };
    };
    expect((await come("+15550100001")).step?.kind).toBe("signed-in");
    const stranger = "+15550100041";
    expect((await come(stranger)).step).toEqual({ kind: "info", email: "" });
    const info = { ...cy, phone: stranger, loginType: "otp" } as const;
    expect(await outcomeOf(api.auth.updateInfo({ ...info, phone: "+15550100042" }))).toBe("not-found");
    expect(await outcomeOf(api.auth.updateInfo({ ...info, email: "ann@example.com" }))).toBe("rejected");
    await expectToken(api.auth.updateInfo(info));
    // An account whose phone nobody has proven: whoever can is asked.
    await contract.control("/config", { customer_verification: true });
    const other = { ...cy, phone: "+15550100051", email: "other@example.com" };
    await expectOk(api.auth.signUp(other));
    await contract.control("/config", { customer_verification: false });
    await contract.control("/clock", { advanceSeconds: 61 });
    const { code, step } = await come(other.phone);
    expect(step).toEqual({ kind: "exists", name: "Cy Doe", image: null });
    const no = await expectOk(api.auth.answerByCode({ phone: other.phone, code, isMine: false }));
    expect(no).toEqual({ kind: "info", email: "" });
    expect((await contract.lastRequest("/auth/login")).body).toEqual({
      login_type: "otp",
      phone: other.phone,
      otp: code,
      verified: "no",
    });
    expect(await outcomeOf(api.auth.answerByCode({ phone: other.phone, code, isMine: true }))).toBe("not-found");
  });

  it.runIf(dialect !== "m")("a mail address is proven by a code too, and resets a password", async () => {
    await openAllWays({ email_verification_status: 1 });
    expect(await expectOk(api.auth.signUp(cy))).toEqual({
      kind: "verify",
      channel: "email",
      token: null,
      email: cy.email,
    });
    const code = await contract.codeFor(cy.email);
    const step = api.auth.verifyCode({ channel: "email", to: cy.email, code, loginType: "manual" });
    expect((await expectOk(step))?.kind).toBe("signed-in");
    await expectOk(api.password.forgot({ channel: "email", to: cy.email }));
    expect((await contract.lastRequest("/auth/forgot-password")).body).toEqual({
      verification_method: "email",
      email: cy.email,
    });
  });
});
