import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DeliveryApi, Picture, ProfileInput } from "~/delivery-api";
import { type ContractClient, expectOk, expectToken, openContractClient, visitor } from "./contract-client";
import { ann, orderTo, plainRice, shoppersIn } from "./support/shoppers";

const pixel: Picture = {
  name: "photo-1.png",
  type: "image/png",
  bytes: new Uint8Array(
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  ),
};

describe.each(["m", "n", "x"] as const)("the account in dialect %s", (dialect) => {
  let contract: ContractClient;
  let api: DeliveryApi;
  let profile: ProfileInput;
  beforeAll(async () => {
    contract = await openContractClient(dialect);
  }, 30_000);
  afterAll(() => contract.close());
  beforeEach(async () => {
    await contract.control("/reset", {});
    const token = await expectToken(contract.client.api(visitor()).auth.signIn(ann));
    api = contract.client.api(visitor({ token }));
    const { firstName, lastName, email, phone } = await expectOk(api.customer.info());
    profile = { firstName, lastName, email, phone, password: null, photo: null, code: null };
  });

  it("API-39 the wallet's transactions come by page and by kind", async () => {
    const page = await expectOk(api.wallet.transactions("add_fund", 1, 10));
    expect(page).toMatchObject({
      total: 1,
      rows: [{ credit: 25, debit: 0, bonus: 0.5, balance: 25.5, type: "add_fund" }],
    });
    expect(page.rows[0]?.at).toBe("2026-01-05T10:00:00.000Z");
    expect(await contract.lastRequest("/customer/wallet/transactions")).toMatchObject({
      method: "GET",
      query: { limit: "10", offset: "1", type: "add_fund" },
      headers: { authorization: expect.stringMatching(/^Bearer /) },
    });
    expect((await expectOk(api.wallet.transactions("order", 1, 10))).rows).toEqual([]);
    expect((await expectOk(api.wallet.transactions("all", 1, 10))).total).toBe(1);
  });

  it("API-40 bonuses say what they give and when", async () => {
    const [first, second] = await expectOk(api.wallet.bonuses());
    expect(first).toMatchObject({ reward: { value: 5, type: "percent" }, minimumAmount: 50, mostBonus: 10 });
    expect(second).toMatchObject({ reward: { value: 15, type: "amount" }, minimumAmount: 250, mostBonus: 0 });
    expect(first?.endsOn).toMatch(/^\d{4}-12-31$/);
    expect(await contract.lastRequest("/customer/wallet/bonuses")).toMatchObject({ method: "GET" });
  });

  it("API-41 adding money leads to the hosted page and from there back with a flag", async () => {
    const callback = "https://shop.example.test/wallet/return";
    const link = await expectOk(api.wallet.addFund({ amount: 40, gateway: "demo_pay", callback }));
    expect(await contract.lastRequest("/customer/wallet/add-fund")).toMatchObject({
      method: "POST",
      body: { amount: 40, payment_method: "demo_pay", payment_platform: "web", callback },
    });
    const page = await (await fetch(link)).text();
    const href = /href="([^"]+)">Pay</.exec(page)?.[1]?.replaceAll("&#38;", "&") ?? "";
    const back = await fetch(new URL(href, contract.url), { redirect: "manual" });
    expect(back.headers.get("location")).toMatch(/^https:\/\/shop\.example\.test\/wallet\/return\?flag=success&/);
    expect((await expectOk(api.customer.info())).walletBalance).toBe(65.5);

    const refused = await api.wallet.addFund({ amount: 0.5, gateway: "demo_pay", callback });
    expect(refused).toMatchObject({ ok: false, failure: { kind: "rejected", errors: [{ code: "amount" }] } });
    const unknown = await api.wallet.addFund({ amount: 5, gateway: "no_pay", callback });
    expect(unknown).toMatchObject({
      failure: { kind: "rejected", errors: [{ message: "digital_payment_is_disable" }] },
    });
  });

  it("API-42 API-43 points are listed and become money of the wallet", async () => {
    expect(await expectOk(api.loyalty.transactions(1, 10))).toMatchObject({
      total: 1,
      rows: [{ credit: 120, balance: 120 }],
    });
    expect(await contract.lastRequest("/customer/loyalty-point/transactions")).toMatchObject({
      query: { limit: "10", offset: "1" },
    });
    await expectOk(api.loyalty.transfer(100));
    expect(await contract.lastRequest("/customer/loyalty-point/point-transfer")).toMatchObject({
      method: "POST",
      body: { point: 100 },
    });
    expect(await expectOk(api.customer.info())).toMatchObject({ walletBalance: 35.5, loyaltyPoints: 20 });
    const refused = await api.loyalty.transfer(100);
    expect(refused).toMatchObject({ failure: { kind: "rejected", errors: [{ code: "point" }] } });
  });

  it("PROF-11 API-88 the profile goes as multipart, with the password only when it is set", async () => {
    const changed = { ...profile, firstName: "Anna", lastName: "Leeds" };
    expect(await expectOk(api.customer.updateProfile(changed))).toMatchObject({ step: null });
    const plain = await contract.lastRequest("/customer/update-profile");
    expect(plain.method).toBe("POST");
    expect(plain.headers["content-type"]).toMatch(/^multipart\/form-data/);
    const fields = { f_name: "Anna", l_name: "Leeds", phone: profile.phone, email: profile.email };
    expect(plain.body).toMatchObject({ ...fields, name: "Anna Leeds" });
    expect(Object.keys(plain.body)).not.toContain("password");
    expect(Object.keys(plain.body)).not.toContain("image");

    await expectOk(api.customer.updateProfile({ ...changed, password: "a new password", photo: pixel }));
    const whole = await contract.lastRequest("/customer/update-profile");
    expect(whole.body).toMatchObject({ ...fields, password: "a new password", image: { mime: "image/png" } });
    const after = await expectOk(api.customer.info());
    expect(after).toMatchObject({
      firstName: "Anna",
      lastName: "Leeds",
      image: expect.stringContaining("/storage/upload/"),
    });
    const anywhere = contract.client.api(visitor());
    expect((await anywhere.auth.signIn(ann)).ok).toBe(false);
    expect((await anywhere.auth.signIn({ ...ann, password: "a new password" })).ok).toBe(true);
  });

  it("somebody else's e-mail is refused at its field", async () => {
    const taken = await api.customer.updateProfile({ ...profile, email: "bob@example.com" });
    expect(taken).toMatchObject({ failure: { kind: "rejected", errors: [{ code: "email" }] } });
  });

  it("a new e-mail waits for its code where the server asks for one, and a wrong one changes nothing", async () => {
    await contract.control("/config", { customer_verification: true });
    expect(await expectOk(api.customer.updateProfile({ ...profile, firstName: "Anna" }))).toMatchObject({ step: null });
    const moved = { ...profile, email: "new@example.com" };
    const asked = await expectOk(api.customer.updateProfile(moved));
    // M knows no such step.
    if (dialect === "m") return expect(asked.step).toBeNull();
    expect(asked.step).toMatchObject({ on: "email", medium: "Email" });
    const medium = asked.step?.medium ?? "";
    const wrong = await api.customer.updateProfile({ ...moved, code: { otp: "000000", on: "email", medium } });
    expect(wrong).toMatchObject({ failure: { kind: "not-found" } });
    expect((await expectOk(api.customer.info())).email).toBe(profile.email);
    const outbox = (await (await fetch(`${contract.url}/_sandbox/outbox`)).json()) as { code: string }[];
    const code = { otp: outbox[0]?.code ?? "", on: "email" as const, medium };
    expect(await expectOk(api.customer.updateProfile({ ...moved, code }))).toMatchObject({ step: null });
    expect(await contract.lastRequest("/customer/update-profile")).toMatchObject({
      body: { otp: code.otp, verification_on: "email", verification_medium: medium },
    });
    expect((await expectOk(api.customer.info())).email).toBe("new@example.com");
  });

  it("API-30 the push token goes as a form's PUT, and @ stands for none", async () => {
    const kept = async () => {
      const headers = { authorization: (await contract.lastRequest("/customer/info")).headers.authorization ?? "" };
      const answer = await fetch(`${contract.url}/api/v1/customer/info`, {
        headers: { ...headers, "x-localization": "en" },
      });
      return ((await answer.json()) as { cm_firebase_token: string | null }).cm_firebase_token;
    };
    await expectOk(api.customer.sendPushToken("fcm-token:APA91b"));
    expect(await contract.lastRequest("/customer/cm-firebase-token")).toMatchObject({
      method: "POST",
      body: { cm_firebase_token: "fcm-token:APA91b", _method: "put" },
      headers: { authorization: expect.stringMatching(/^Bearer /) },
    });
    expect(await kept()).toBe("fcm-token:APA91b");
    await expectOk(api.customer.sendPushToken(null));
    expect(await kept()).toBe("@");
    const guest = await contract.client.api(visitor()).customer.sendPushToken("fcm-token:APA91b");
    expect(guest).toMatchObject({ failure: { kind: "unauthorized" } });
  });

  it("API-89 deleting the account answers with errors while orders run, and ends it otherwise", async () => {
    const shoppers = await shoppersIn(contract, 1);
    const { storeId, itemId } = await plainRice(shoppers.ann);
    const selection = { quantity: 3, groups: [], variationType: null, addOns: [] };
    await expectOk(shoppers.ann.cart.add({ itemId, isCampaign: false, storeId, unitPrice: 3, selection }));
    const { orderId } = await expectOk(shoppers.ann.orders.place(orderTo(shoppers.location, { storeId })));
    const busy = await api.customer.remove();
    expect(busy).toMatchObject({ failure: { kind: "rejected", status: 203, errors: [{ code: "on-going" }] } });
    expect((await contract.lastRequest("/customer/remove-account")).method).toBe("DELETE");

    await contract.control(`/orders/${orderId}/advance`, { status: "canceled" });
    const { rows } = await expectOk(api.customer.notifications(1, 50));
    expect(rows).toMatchObject([{ orderId, title: `Order ${orderId}` }]);
    await expectOk(api.customer.remove());
    expect(await api.customer.info()).toMatchObject({ failure: { kind: "unauthorized" } });
  });
});
