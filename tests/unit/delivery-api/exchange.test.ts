import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { json, type StubApi, startStubApi, visitor } from "./stub-api";

let api: StubApi;
beforeEach(async () => {
  api = await startStubApi();
});
afterEach(() => api.close());

const place = { zoneHeader: "[1,4]", latitude: 40.7012345, longitude: -74.001 };
const kind = (result: { ok: boolean; failure?: { kind: string } }) => (result.ok ? "ok" : result.failure?.kind);
const info = (fields = {}) => api.client.api(visitor({ token: "secret", ...fields })).customer.info();
const placeOrder = (fields = {}) =>
  api.client.api(visitor({ guestId: 7, ...fields })).orders.place({
    paymentMethod: "cash_on_delivery",
    orderType: "delivery",
    storeId: 6,
    orderAmount: 10,
    discountAmount: 0,
    taxAmount: 0,
    distanceKm: 1,
    address: { address: "a", addressType: "home", location: place, road: "", house: "", floor: "" },
    contact: { name: "n", number: "+1", email: "e@example.test" },
    buyNow: null,
    coupon: null,
    scheduleAt: null,
    note: "",
    deliveryInstruction: "",
    unavailableItemNote: "",
    tip: 0,
    cutlery: false,
    partialPayment: false,
    extraPackaging: 0,
    prescription: [],
  });

describe("headers", () => {
  it("SES-03 SES-04 SES-05 carry place, zone, module and token once they are known", async () => {
    api.answer((_, response) => json(response, { id: 1 }));
    await info({ place, moduleId: 2, language: "ar" });
    expect(api.seenOf("/customer/info")[0]?.headers).toMatchObject({
      accept: "application/json",
      authorization: "Bearer secret",
      zoneid: "[1,4]",
      moduleid: "2",
      latitude: "40.7012345",
      longitude: "-74.001",
    });
  });

  it("SES-06 SES-07 carry language, software id, request id and the site's origin", async () => {
    api.answer((_, response) => json(response, []));
    await api.client.api(visitor()).categories.list();
    const headers = api.seenOf("/categories")[0]?.headers;
    expect(headers).toMatchObject({
      "x-localization": "en",
      "x-software-id": "33571750",
      "x-request-id": "request-1",
      origin: "https://shop.example.test",
    });
    for (const name of ["authorization", "zoneid", "moduleid", "latitude", "longitude", "cookie"]) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it("ROLE-14 a guest's number goes in the query or the body, never beside a token", async () => {
    api.answer((_, response) => json(response, []));
    const guest = api.client.api(visitor({ guestId: 7 })).cart;
    await guest.list();
    await guest.remove(3, 6);
    await guest.add({
      itemId: 1,
      isCampaign: false,
      storeId: 6,
      unitPrice: 2,
      selection: { quantity: 1, groups: [], variationType: null, addOns: [] },
    });
    expect(api.seenOf("/customer/cart/list")[0]?.url).toContain("guest_id=7");
    expect(api.seenOf("/customer/cart/remove-item")[0]).toMatchObject({
      method: "DELETE",
      url: expect.stringContaining("cart_id=3&store_id=6&guest_id=7"),
    });
    expect(JSON.parse(api.seenOf("/customer/cart/add")[0]?.body ?? "")).toMatchObject({
      guest_id: 7,
      model: "Item",
      store_id: 6,
    });
    await api.client.api(visitor({ guestId: 7, token: "t" })).cart.list();
    expect(api.seenOf("/customer/cart/list")[1]?.url).not.toContain("guest_id");
  });

  it.each([["line\nbreak"], ["naïve ☃"]])("a token that no header can hold is never sent: %j", async (token) => {
    expect(kind(await info({ token }))).toBe("contract");
    expect(api.seenOf("/customer/info")).toHaveLength(0);
  });
});

describe("paths", () => {
  it.each([[".."], ["."], [""], ["x".repeat(300)]])("%j as a slug asks nobody", async (slug) => {
    expect(kind(await api.client.api(visitor()).stores.details(slug))).toBe("not-found");
    expect(api.seenOf("/stores")).toHaveLength(0);
  });

  it("slugs are encoded", async () => {
    api.answer((_, response) => json(response, {}));
    await api.client.api(visitor()).stores.details("../a?b#c");
    expect(api.seenOf("/stores")[0]?.url).toBe("/api/v1/stores/details/..%2Fa%3Fb%23c");
  });
});

describe("retries", () => {
  it.each([502, 503, 504])("a GET is asked once more after %i", async (status) => {
    api.answer((_, response, count) => json(response, count === 1 ? {} : { id: 1 }, count === 1 ? status : 200));
    expect(kind(await info())).toBe("ok");
    expect(api.seenOf("/customer/info")).toHaveLength(2);
  });

  it("a GET is asked once more after a reset, and only once", async () => {
    api.answer((_, response) => void response.destroy());
    expect(kind(await info())).toBe("network");
    expect(api.seenOf("/customer/info")).toHaveLength(2);
  });

  it.each([500, 404, 403])("not after %i", async (status) => {
    api.answer((_, response) => json(response, {}, status));
    await info();
    expect(api.seenOf("/customer/info")).toHaveLength(1);
  });

  it("not when less than a second is left", async () => {
    api.answer((_, response) => json(response, {}, 503));
    await info({ deadlineAt: Date.now() + 900 });
    expect(api.seenOf("/customer/info")).toHaveLength(1);
  });

  it("a change is never sent twice", async () => {
    api.answer((_, response) => void response.destroy());
    expect(kind(await placeOrder())).toBe("network");
    expect(api.seenOf("/customer/order/place")).toHaveLength(1);
  });
});

describe("deadlines", () => {
  it("a hanging answer is given up at the deadline", async () => {
    api.answer(() => undefined);
    const startedAt = Date.now();
    expect(kind(await info({ deadlineAt: startedAt + 150 }))).toBe("timeout");
    expect(Date.now() - startedAt).toBeLessThan(1000);
  });

  it("a hanging body as well", async () => {
    api.answer((_, response) => void response.writeHead(200, { "content-type": "application/json" }).write('{"id":'));
    expect(kind(await info({ deadlineAt: Date.now() + 150 }))).toBe("timeout");
  });

  it("after the deadline nothing is sent", async () => {
    expect(kind(await info({ deadlineAt: Date.now() - 1 }))).toBe("timeout");
    expect(api.seenOf("/customer/info")).toHaveLength(0);
  });

  it("placing an order outlives the page's deadline", async () => {
    api.answer((_, response) => json(response, { order_id: 5, total_ammount: 10 }));
    expect(kind(await placeOrder({ deadlineAt: Date.now() - 1000 }))).toBe("ok");
  });

  it("a visitor who left ends the call", async () => {
    const controller = new AbortController();
    api.answer(() => controller.abort());
    expect(kind(await info({ signal: controller.signal }))).toBe("timeout");
    expect(api.metrics).toContainEqual(expect.objectContaining({ endpoint: "/customer/info", outcome: "left" }));
  });
});

describe("answers that are none", () => {
  const html = "<!doctype html><title>Error</title>";
  it.each([
    ["HTML with 200", 200, "text/html", html, "contract"],
    ["HTML with 500", 500, "text/html", html, "unavailable"],
    ["truncated JSON", 200, "application/json", '{"id":1,', "contract"],
    ["text", 200, "text/plain", "ok", "contract"],
    ["an empty body", 200, "application/json", "", "contract"],
    ["a wrong shape", 200, "application/json", '{"id":"x"}', "contract"],
    ["errors with 203", 203, "application/json", '{"errors":[{"code":"a","message":"b"}]}', "rejected"],
    ["the guest check's pair", 200, "application/json", '["Unauthorized",401]', "unauthorized"],
  ])("%s", async (_, status, type, body, expected) => {
    api.answer((_request, response) => void response.writeHead(status, { "content-type": type }).end(body));
    expect(kind(await info())).toBe(expected);
  });

  it("an endless answer is cut off", async () => {
    api.answer((_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const feed = () => {
        while (!response.destroyed && response.write(" ".repeat(65536)));
      };
      response.on("drain", feed).on("error", () => undefined);
      feed();
    });
    expect(kind(await info())).toBe("contract");
  });

  it("redirects are not followed", async () => {
    api.answer((_, response) => void response.writeHead(302, { location: `${api.baseUrl}/api/v1/elsewhere` }).end());
    expect(kind(await info())).toBe("contract");
    expect(api.seenOf("/elsewhere")).toHaveLength(0);
  });

  it("are counted as failures, each call once by its duration", async () => {
    api.answer((_, response) => json(response, { id: "x" }));
    await info();
    const counted = api.metrics.filter(({ endpoint }) => endpoint === "/customer/info");
    expect(counted).toEqual([
      { endpoint: "/customer/info", method: "GET", outcome: "ok", ms: expect.any(Number) },
      { endpoint: "/customer/info", method: "GET", outcome: "contract", ms: null },
    ]);
  });

  it("are told to the log without what they hold", async () => {
    api.answer((_, response) => json(response, { id: "x", email: "ann@example.test" }));
    await info();
    expect(api.events).toContainEqual(
      expect.objectContaining({
        event: "call-failed",
        endpoint: "/customer/info",
        kind: "contract",
        detail: "id: no id",
      }),
    );
    expect(JSON.stringify(api.events)).not.toMatch(/ann@|secret/);
  });
});

describe("tracking", () => {
  it("API-05 a guest's number is tried without its plus after a 404", async () => {
    const order = { id: 5, order_status: "pending", order_type: "delivery", module_type: "food" };
    api.answer(({ url }, response) =>
      url.includes("%2B1555") ? json(response, { errors: [] }, 404) : json(response, order),
    );
    const result = await api.client.api(visitor({ guestId: 7 })).orders.track({ orderId: 5, contactNumber: "+1555" });
    expect(kind(result)).toBe("ok");
    expect(api.seenOf("/customer/order/track").map(({ url }) => url.split("?")[1])).toEqual([
      "order_id=5&contact_number=%2B1555&guest_id=7",
      "order_id=5&contact_number=1555&guest_id=7",
    ]);
  });
});

describe("distances", () => {
  it.each([
    ["no route", { rows: [{ elements: [{ status: "ZERO_RESULTS" }] }] }, 200],
    ["a service error", { error: { code: 403 } }, 200],
    ["a server error", {}, 500],
  ])("API-26 the straight line stands in for %s", async (_, body, status) => {
    api.answer((_request, response) => json(response, body, status));
    const result = await api.client
      .api(visitor())
      .geo.distance({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 });
    expect(result).toEqual({ ok: true, value: { km: expect.closeTo(111.19, 1), minutes: null, isStraightLine: true } });
    expect(api.seenOf("/config/distance-api")[0]?.url).toContain("mode=WALK");
  });
});
