import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { refusalOf, TestShop } from "../../testing/client";

const cy = {
  f_name: "Cy",
  l_name: "Doe",
  name: "Cy Doe",
  email: "cy@example.com",
  phone: "+15550100009",
  password: "password9",
};

describe.each(["m", "n", "x"] as const)("accounts in dialect %s", (dialect) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await TestShop.open({ dialect });
  });
  afterAll(() => shop.close());
  afterEach(() => shop.control("POST /reset", {}));

  const signUp = (part: Record<string, unknown> = {}) => shop.call("POST /auth/sign-up", { body: { ...cy, ...part } });

  it("signs up, tells the profile and signs in again", async () => {
    const { json } = await signUp();
    expect(json).toMatchObject({ token: expect.any(String), is_phone_verified: dialect === "m" ? 0 : 1 });
    const headers = { authorization: `Bearer ${(json as { token: string }).token}` };
    expect((await shop.call("GET /customer/info", { headers })).json).toMatchObject({
      f_name: "Cy",
      l_name: "Doe",
      order_count: 0,
    });
    expect(await shop.signIn(cy.phone, { password: cy.password })).toEqual({
      authorization: expect.stringMatching(/^Bearer \S{20,}/),
    });
  });

  it.each([
    ["email", { email: null }, "403 email"],
    ["email", { email: "no address" }, "403 email"],
    ["phone", { phone: "12" }, "403 phone"],
    ["password", { password: "short" }, "403 password"],
    ["email", { email: "ANN@example.com" }, "403 email"],
    ["phone", { phone: "+15550100002" }, "403 phone"],
    ["ref_code", { ref_code: "NOBODY" }, "405 ref_code"],
  ])("refuses a wrong or taken %s %o", async (_field, part, refusal) =>
    expect(refusalOf(await signUp(part))).toBe(refusal),
  );

  it("asks for the names its dialect knows", async () => {
    const refusal = dialect === "m" ? "403 f_name" : "403 name";
    expect(refusalOf(await signUp(dialect === "m" ? { f_name: "" } : { name: "" }))).toBe(refusal);
    expect((await signUp({ password: "seven77" })).status).toBe(dialect === "m" ? 200 : 403);
  });

  it("refuses wrong credentials and dead tokens", async () => {
    const body = {
      phone: "+15550100001",
      email_or_phone: "+15550100001",
      field_type: "phone",
      login_type: "manual",
      password: "wrong-one",
    };
    expect(refusalOf(await shop.call("POST /auth/login", { body }))).toBe("401 auth-001");
    const headers = { authorization: "Bearer long-gone" };
    expect(refusalOf(await shop.call("GET /customer/info", { headers }))).toBe("401 auth-001");
    const orders = await shop.call("GET /customer/order/list?limit=10&offset=1", { headers });
    expect(refusalOf(orders)).toBe(dialect === "x" ? "401 auth-001" : "403 guest_id");
  });

  it("turns nobody away in its own odd way", async () => {
    const { status, json } = await shop.call("GET /customer/order/list?limit=10&offset=1");
    const expected = {
      m: [200, ["Unauthorized", 401]],
      n: [401, { errors: "Unauthorized" }],
      x: [401, { message: "Unauthorized" }],
    };
    expect([status, json]).toEqual(expected[dialect]);
  });

  it("sends a code, verifies by it, and counts wrong tries", async () => {
    await shop.control("POST /config", { customer_verification: true });
    const { json } = await signUp();
    expect((json as { token: string | null }).token === null).toBe(dialect !== "m");
    const [mail] = (await shop.control("GET /outbox")).json as { code: string; recipient: string }[];
    expect(mail).toMatchObject({
      recipient: cy.phone,
      code: expect.stringMatching(dialect === "m" ? /^\d{4}$/ : /^\d{6}$/),
    });
    const verify = (otp: string | undefined) =>
      shop.call("POST /auth/verify-phone", {
        body: { phone: cy.phone, otp, verification_type: "phone", login_type: "manual" },
      });
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await verify("0000")).status).toBe(404);
    expect(refusalOf(await verify("0000"))).toBe("405 otp_block_time");
    await shop.control("POST /clock", { advanceSeconds: 601 });
    expect(
      refusalOf(
        await shop.call("POST /auth/forgot-password", { body: { phone: cy.phone, verification_method: "phone" } }),
      ),
    ).toBe("200 -");
    expect((await verify(mail?.code)).json).toMatchObject(
      dialect === "m" ? { otp: "inactive" } : { token: expect.any(String) },
    );
  });

  it("resets a password by code and forgets the old tokens", async () => {
    const old = await shop.signIn();
    const who = { phone: "+15550100001", verification_method: "phone" };
    expect(refusalOf(await shop.call("POST /auth/forgot-password", { body: { ...who, phone: "+15559999999" } }))).toBe(
      "404 not-found",
    );
    await shop.call("POST /auth/forgot-password", { body: who });
    expect(refusalOf(await shop.call("POST /auth/forgot-password", { body: who }))).toBe("405 otp");
    const [message] = (await shop.control("GET /outbox")).json as { code: string }[];
    const reset = { ...who, reset_token: message?.code, password: "newpassword", confirm_password: "newpassword" };
    expect((await shop.call("POST /auth/reset-password", { body: reset })).status).toBe(405);
    expect(refusalOf(await shop.call("PUT /auth/reset-password", { body: { ...reset, reset_token: "000000" } }))).toBe(
      "400 invalid",
    );
    expect(
      refusalOf(await shop.call("PUT /auth/reset-password", { body: { ...reset, confirm_password: "other" } })),
    ).toBe("401 mismatch");
    expect((await shop.call("POST /auth/reset-password", { body: { ...reset, _method: "put" } })).status).toBe(200);
    expect((await shop.call("GET /customer/info", { headers: old })).status).toBe(401);
    const fresh = await shop.signIn("+15550100001", { password: "newpassword" });
    expect((await shop.call("GET /customer/info", { headers: fresh })).status).toBe(200);
  });

  it("keeps addresses inside the zones", async () => {
    const headers = await shop.signIn();
    const saved = (await shop.call("GET /customer/address/list?limit=10&offset=1", { headers })).json as {
      addresses: { id: number; latitude: string; longitude: string; address: string }[];
    };
    expect(saved.addresses.map((row) => row.address)).toEqual([
      expect.stringMatching(/Harbour Street/),
      expect.stringMatching(/^12 Harbour Street/),
    ]);
    const [office] = saved.addresses;
    const body = {
      contact_person_name: "Ann",
      contact_person_number: "+15550100001",
      address_type: "other",
      address: "Pier",
      latitude: office?.latitude,
      longitude: office?.longitude,
    };
    expect((await shop.call("POST /customer/address/add", { body, headers })).json).toMatchObject({ zone_ids: [1] });
    expect(refusalOf(await shop.call("POST /customer/address/add", { body: { ...body, latitude: 0 }, headers }))).toBe(
      "403 coordinates",
    );
    const bob = await shop.signIn("+15550100002");
    const remove = `DELETE /customer/address/delete?address_id=${office?.id}`;
    expect((await shop.call(remove, { headers: bob })).status).toBe(404);
    expect((await shop.call(remove, { headers })).status).toBe(200);
    const update = { ...body, address: "Pier 2", _method: "put" };
    const [second] = saved.addresses.slice(1);
    expect(
      (await shop.call(`POST /customer/address/update/${second?.id}`, { body: update, headers })).json,
    ).toMatchObject({ zone_id: 1 });
  });
});
