import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "./env";
import { TestShop } from "./testing/client";
import { cartBody, guestContact, placeBody } from "./testing/order";

describe("the sandbox's levers", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await TestShop.open();
  });
  afterAll(() => shop.close());
  afterEach(() => shop.control("POST /reset", {}));

  it("moves and stops its clock, and tells it in every answer", async () => {
    await shop.control("POST /clock", { now: "2026-12-24T18:00:00Z", freeze: true });
    const answer = await shop.control("GET /health");
    expect(answer.json).toMatchObject({ status: "ok", dialect: "m", now: "2026-12-24T18:00:00.000Z", frozen: true });
    expect(answer.headers.get("date")).toBe("Thu, 24 Dec 2026 18:00:00 GMT");
    await shop.control("POST /clock", { advanceSeconds: 3600 });
    expect((await shop.control("GET /clock")).json).toEqual({ now: "2026-12-24T19:00:00.000Z", frozen: true });
    expect((await shop.control("POST /clock", { now: "never" })).status).toBe(400);
  });

  it("records what was asked and answered, in full", async () => {
    await shop.call("POST /auth/guest/request?x=1", { body: { fcm_token: "f" } });
    const [row] = (await shop.control("GET /requests")).json as Record<string, unknown>[];
    expect(row).toMatchObject({
      method: "POST",
      path: "/api/v1/auth/guest/request",
      query: { x: "1" },
      headers: { zoneid: "[1]", moduleid: "1", "x-localization": "en" },
      body: { fcm_token: "f" },
      status: 200,
    });
    await shop.control("DELETE /requests");
    expect((await shop.control("GET /requests")).json).toEqual([]);
  });

  it("lays landing data over its own, for the landing page and the footer", async () => {
    const links = { playstore_url_status: "0" };
    await shop.control("POST /landing", { fixed_footer_description: "Changed", download_user_app_links: links });
    expect((await shop.call("GET /react-landing-page")).json).toMatchObject({
      fixed_footer_description: "Changed",
      download_user_app_links: links,
      header_title: expect.any(String),
    });
    await shop.control("POST /reset", {});
    expect((await shop.call("GET /react-landing-page")).json).not.toMatchObject({ download_user_app_links: links });
  });

  it("injects faults as often as told, on the paths told", async () => {
    const guest = () => shop.call("POST /auth/guest/request", { body: {} });
    const arm = (rule: Record<string, unknown>) =>
      shop.control("POST /faults", { path: "/api/v1/auth/", once: true, ...rule });
    await arm({ kind: "status", status: 503 });
    expect((await guest()).status).toBe(503);
    await arm({ kind: "html", status: 500, method: "post" });
    expect((await guest()).text).toMatch(/^<!doctype html>/);
    await arm({ kind: "broken-json" });
    expect(await guest()).toMatchObject({ status: 200, json: null, text: expect.stringMatching(/^\{"message"/) });
    await arm({ kind: "reset" });
    await expect(guest()).rejects.toThrow();
    await arm({ kind: "hang" });
    await expect(fetch(`${shop.sandbox.url}/api/v1/auth/x`, { signal: AbortSignal.timeout(150) })).rejects.toThrow();
    await arm({ kind: "latency", ms: 120 });
    const began = performance.now();
    expect((await guest()).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(115);
    await arm({ kind: "status", path: "/^\\/api\\/v1\\/config/" });
    expect((await guest()).status).toBe(200);
    await shop.control("POST /faults", [{ kind: "reset", times: 9 }]);
    await shop.control("DELETE /faults");
    expect((await guest()).status).toBe(200);
    expect((await shop.control("POST /faults", { kind: "gremlin" })).status).toBe(400);
  });

  it("loses an answer after the work is done", async () => {
    const guest_id = await shop.guest();
    await shop.call("POST /customer/cart/add", { body: await cartBody(shop, "Miso Noodles", { guest_id }) });
    await shop.control("POST /faults", { kind: "drop-answer", path: "/api/v1/customer/order/place", once: true });
    const body = await placeBody(shop, "Corner Noodles", guestContact(guest_id));
    await expect(shop.call("POST /customer/order/place", { body })).rejects.toThrow();
    const running = await shop.call(`GET /customer/order/running-orders?limit=10&offset=1&guest_id=${guest_id}`);
    expect(running.json).toMatchObject({ total_size: 1 });
  });

  it("brings an order on by hand and changes the data", async () => {
    const guest_id = await shop.guest();
    await shop.call("POST /customer/cart/add", { body: await cartBody(shop, "Miso Noodles", { guest_id }) });
    const body = await placeBody(shop, "Corner Noodles", guestContact(guest_id));
    const { order_id } = (await shop.call("POST /customer/order/place", { body })).json as { order_id: number };
    const advance = (status?: string) => shop.control(`POST /orders/${order_id}/advance`, { status });
    expect((await advance()).json).toMatchObject({ order_status: "confirmed" });
    expect((await advance("picked_up")).json).toMatchObject({
      order_status: "picked_up",
      status_times: { processing: expect.any(String), handover: expect.any(String) },
    });
    expect((await shop.control("POST /orders/1/advance", {})).status).toBe(404);
    expect((await shop.control("POST /items/1", { price: 99 })).json).toMatchObject({ price: 99 });
    expect((await shop.control("POST /items/1", { prise: 99 })).status).toBe(400);
    expect((await shop.control("POST /items/99999", { price: 99 })).status).toBe(404);
    await shop.control("POST /reset", {});
    expect((await shop.item("Harbour Burger")).price).toBe(9);
  });
});

describe("conventions", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await TestShop.open();
  });
  afterAll(() => shop.close());

  it("reads form-encoded and multipart bodies, and files", async () => {
    const form = new URLSearchParams({ phone: "+15550100001", password: "password" });
    const { token } = (await shop.call("POST /auth/login", { body: form })).json as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const profile = new FormData();
    for (const [name, value] of Object.entries({ f_name: "Anna", l_name: "Lee", email: "ann@example.com" }))
      profile.set(name, value);
    profile.set("image", new File([new Uint8Array([1, 2, 3])], "me.png", { type: "image/png" }));
    expect((await shop.call("POST /customer/update-profile", { body: profile, headers })).status).toBe(200);
    const info = (await shop.call("GET /customer/info", { headers })).json as {
      f_name: string;
      image_full_url: string;
    };
    expect(info.f_name).toBe("Anna");
    const image = await fetch(info.image_full_url);
    expect([image.headers.get("content-type"), (await image.arrayBuffer()).byteLength]).toEqual(["image/png", 3]);
    profile.set("image", new File(["<script>"], "me.html", { type: "text/html" }));
    expect((await shop.call("POST /customer/update-profile", { body: profile, headers })).status).toBe(403);
  });

  it.each([
    ["an unknown path", "GET /no/such/path", {}, 404],
    ["a wrong method", "GET /auth/login", {}, 405],
    ["a PUT-only route by plain POST", "POST /customer/order/cancel", {}, 405],
    ["a zone that is no JSON list", "GET /customer/order/list", { zoneid: "one" }, 500],
  ])("%s answers %s with %j: %i", async (_title, route, headers, status) => {
    const body = route.startsWith("POST") ? {} : undefined;
    const answer = await shop.call(route, { headers, ...(body && { body }) });
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ message: expect.any(String) });
  });

  it("speaks the visitor's language", async () => {
    const english = await shop.call("POST /auth/guest/request", { body: {} });
    expect(english.json).toMatchObject({ message: "guest verified" });
    const arabic = await shop.call("POST /auth/login", { body: {}, headers: { "x-localization": "ar" } });
    expect(arabic.text).toMatch(/مطلوب/);
  });
});

describe("a restart", () => {
  it("keeps accounts, carts, orders, the data and the clock", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
    const file = join(folder, "deep", "sandbox.db");
    try {
      const before = await TestShop.open({ file });
      const ann = await before.signIn();
      await before.call("POST /customer/cart/add", { body: await cartBody(before, "Miso Noodles"), headers: ann });
      await before.control("POST /items/1", { price: 77 });
      await before.control("POST /clock", { now: "2027-01-01T00:00:00Z", freeze: true });
      await before.close();
      const after = await TestShop.open({ file });
      expect((await after.call("GET /customer/cart/list", { headers: ann })).json).toHaveLength(1);
      expect((await after.item("Harbour Burger")).price).toBe(77);
      expect((await after.control("GET /clock")).json).toEqual({ now: "2027-01-01T00:00:00.000Z", frozen: true });
      await after.control("POST /reset", {});
      expect((await after.item("Harbour Burger")).price).toBe(9);
      await after.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe("readEnvironment", () => {
  it("has defaults and names every wrong variable", () => {
    expect(readEnvironment({ SANDBOX_PORT: "" })).toMatchObject({
      port: 4000,
      host: "127.0.0.1",
      dialect: "m",
      speed: 1,
    });
    expect(() => readEnvironment({ SANDBOX_DIALECT: "q", SANDBOX_TIME_ZONE: "Mars" })).toThrow(
      /SANDBOX_DIALECT[\s\S]*SANDBOX_TIME_ZONE/,
    );
  });
});
