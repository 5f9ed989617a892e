import { readdirSync } from "node:fs";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { arrivedVisitor, fillCart, order } from "../harness/arrivals";
import { startShop, type TestShop } from "../harness/shop";
import { fieldIn, type Visitor, visitorOf } from "../harness/visitor";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop.stop();
});
beforeEach(() => shop.control.reset());

const ann = { identifier: "+15550100001", password: "password" };

/** Signs in as the sandbox's Ann over plain posts. */
async function signedIn() {
  const visitor = visitorOf(shop.url);
  await visitor.get("/auth/sign-in");
  const answer = await visitor.post("/auth/sign-in", { intent: "sign-in", ...ann });
  expect(answer.status).toBe(303);
  return visitor;
}

/** What a signed cookie holds; its signature is somebody else's business. */
function stored({ cookies }: Visitor, name: string): unknown {
  const [payload = ""] = decodeURIComponent(cookies.get(name) ?? "").split(".");
  return JSON.parse(Buffer.from(payload, "base64").toString());
}

const callsTo = async (path: string) =>
  (await shop.control.requests()).filter((request) => request.path.endsWith(path));

describe("cookies", () => {
  test("forged, foreign and broken cookies count as absent and never make a 500", async () => {
    const visitor = await signedIn();
    const [name = "", value = ""] = [...visitor.cookies].find(([cookie]) => cookie.endsWith("visitor")) ?? [];
    const forgeries = [
      `${value.slice(0, -6)}AAAAAA`,
      "",
      "%E0%A4%A",
      "eyJ0b2tlbiI6ImV2aWwifQ==.c2lnbmF0dXJl",
      "x".repeat(4000),
      encodeURIComponent(JSON.stringify({ token: "evil", guestId: -1 })),
    ];
    for (const forgery of forgeries) {
      await shop.control.clearRequests();
      const answer = await fetch(`${shop.url}/my-orders`, {
        redirect: "manual",
        headers: { Cookie: `${name}=${forgery}; place=${forgery}; settings=${forgery}; flash=${forgery}` },
      });
      expect(answer.status, forgery).toBeLessThan(500);
      expect((await shop.control.requests()).filter(({ headers }) => headers.authorization)).toEqual([]);
    }
  });

  test("cookies are HttpOnly, Lax, of this path, and together under 6 KB", async () => {
    const visitor = await signedIn();
    const answer = await visitor.post("/settings/change", { intent: "language", value: "ar", returnTo: "/" });
    for (const line of answer.headers.getSetCookie()) {
      expect(line).toMatch(/HttpOnly/i);
      expect(line).toMatch(/SameSite=Lax/i);
      expect(line).toMatch(/Path=\//i);
    }
    const size = [...visitor.cookies].reduce((bytes, [key, value]) => bytes + key.length + value.length + 3, 0);
    expect(size).toBeLessThan(6144);
  });

  test("SES-15: every key of the specification is kept, each in its signed cookie", async () => {
    const guest = await arrivedVisitor(shop.url);
    await fillCart(guest, shop.url);
    expect(stored(guest, "visitor")).toMatchObject({ token: null, guestId: expect.any(Number) });
    expect(stored(guest, "place")).toEqual({
      zoneHeader: "[1]",
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      address: expect.stringContaining("12 Harbour Street"),
    });
    expect(stored(guest, "module")).toMatchObject({ id: 1, type: "food" });
    await guest.post("/settings/change", { intent: "language", value: "ar", returnTo: "/" });
    expect(stored(guest, "settings")).toMatchObject({ language: "ar" });
    expect(await (await guest.get("/home")).text()).toMatch(/<html[^>]* dir="rtl"/);
    expect(stored(await signedIn(), "visitor")).toMatchObject({ token: expect.stringMatching(/^.{20,}$/) });
  });

  test("the bearer token stands in no page and in no data answer", async () => {
    const visitor = await signedIn();
    await visitor.get("/my-orders");
    const [{ headers } = { headers: {} as Record<string, string> }] = (await shop.control.requests()).filter(
      (request) => request.headers.authorization,
    );
    const token = headers.authorization?.replace("Bearer ", "") ?? "";
    expect(token.length).toBeGreaterThan(10);
    for (const path of ["/", "/home", "/my-orders", "/my-orders.data", "/_root.data", "/cart", "/checkout?page=cart"]) {
      const body = await (await visitor.get(path)).text();
      expect(body.includes(token), path).toBe(false);
    }
  });
});

test("no secret stands in two answers: pages are compressed, and whoever reads their lengths learns nothing of the next one", async () => {
  const visitor = await signedIn();
  const guest = await arrivedVisitor(shop.url);
  for (const [who, path] of [
    [visitor, "/my-orders"],
    [guest, "/auth/sign-in"],
    [guest, "/home"],
  ] as const) {
    const seen = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const html = await (await who.get(path)).text();
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? "";
      const [, signature = ""] = fieldIn(html, "token").split(".");
      expect([nonce.length, signature.length], path).toEqual([24, 43]);
      seen.add(nonce).add(signature);
    }
    expect(seen.size, path).toBe(6);
  }
});

describe("a sign-in that has ended", () => {
  test("a cookie from before the logout opens nothing any more, and nothing of the customer is left on the browser", async () => {
    const visitor = await signedIn();
    await visitor.get("/my-orders");
    const copy = visitorOf(shop.url);
    copy.take(visitor.cookies);
    expect((await copy.get("/my-orders")).status).toBe(200);
    const left = await visitor.post("/home", { intent: "logout" });
    expect([left.status, left.headers.get("Clear-Site-Data")]).toEqual([303, '"cache"']);
    await shop.control.clearRequests();
    expect((await copy.get("/my-orders")).headers.get("Location")).toMatch(/^\/auth\/sign-in/);
    expect((await shop.control.requests()).filter(({ headers }) => headers.authorization)).toEqual([]);
  });

  test("whoever signs in over a sign-in ends the one before, for every copy of its cookie", async () => {
    const visitor = await signedIn();
    const copy = visitorOf(shop.url);
    copy.take(visitor.cookies);
    expect((await copy.get("/my-orders")).status).toBe(200);
    await visitor.post("/auth/sign-in", { intent: "sign-in", ...ann });
    expect((await visitor.get("/my-orders")).status).toBe(200);
    expect((await copy.get("/my-orders")).headers.get("Location")).toMatch(/^\/auth\/sign-in/);
  });

  test("whoever signs in or out has another key for their forms", async () => {
    const visitor = visitorOf(shop.url);
    const keys = new Set<unknown>();
    const keep = () => keys.add((stored(visitor, "visitor") as { formKey: string }).formKey);
    await visitor.get("/auth/sign-in");
    keep();
    await visitor.post("/auth/sign-in", { intent: "sign-in", ...ann });
    keep();
    await visitor.post("/home", { intent: "logout" });
    keep();
    expect(keys.size).toBe(3);
  });
});

describe("ROLE-06 no administrator", () => {
  const ofAdministrators = /admin|back-?office|back-?end|dashboard|vendor panel|manage/i;

  test("ROLE-06: no route is reserved for one", async () => {
    expect(readdirSync("app/routes").filter((name) => ofAdministrators.test(name))).toEqual([]);
    const visitors = [visitorOf(shop.url), await signedIn()];
    for (const path of ["/admin", "/admin/login", "/administrator", "/dashboard", "/vendor", "/manage", "/panel"]) {
      for (const visitor of visitors) expect((await visitor.get(path)).status, path).toBe(404);
    }
  });

  test("ROLE-06: no screen of a customer has a control for one, and none of its links is closed to customers", async () => {
    const visitor = await arrivedVisitor(shop.url);
    await visitor.post("/auth/sign-in", { intent: "sign-in", ...ann });
    const screens = [
      "/home",
      "/home?dialog=menu",
      "/cart",
      "/settings",
      "/profile?page=profile-settings",
      "/my-orders",
    ];
    const links = new Set<string>();
    for (const screen of screens) {
      const page = parse(await (await visitor.get(screen)).text());
      const controls = page.querySelectorAll("a, button, summary, form");
      expect(controls.length, screen).toBeGreaterThan(10);
      for (const control of controls) {
        const told = `${control.text} ${["href", "action", "name", "value", "aria-label"].map((name) => control.getAttribute(name) ?? "")}`;
        expect(told).not.toMatch(ofAdministrators);
        const [path = ""] = (control.getAttribute("href") ?? "").replaceAll("&amp;", "&").split("#");
        // One of each kind of page is enough.
        if (/^\/(?!\/)/.test(path)) links.add(path);
      }
    }
    const kinds = new Map(
      [...links].map((path) => [path.replace(/\d+/g, "").replace(/^(\/(store|product|category)\/)[^?]*/, "$1"), path]),
    );
    expect(kinds.size).toBeGreaterThan(25);
    for (const path of kinds.values()) expect([401, 403], path).not.toContain((await visitor.get(path)).status);
  });
});

describe("posts", () => {
  test("a post from another site is a designed 403 and nothing reaches the delivery API", async () => {
    const visitor = visitorOf(shop.url);
    await visitor.get("/");
    for (const headers of [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
    ] as Record<string, string>[]) {
      await shop.control.clearRequests();
      const answer = await visitor.post("/auth/sign-in", { intent: "sign-in", ...ann }, headers);
      expect(answer.status, JSON.stringify(headers)).toBe(403);
      expect(await answer.text()).toContain("<!DOCTYPE html>");
      expect(await callsTo("/auth/login")).toEqual([]);
    }
  });

  test("without Origin and Sec-Fetch-Site only the form token lets a post through", async () => {
    const visitor = visitorOf(shop.url);
    const page = await (await visitor.get("/auth/sign-in")).text();
    const token = fieldIn(page, "token");
    expect(token.length).toBeGreaterThan(20);
    const refused = await visitor.post("/auth/sign-in", { intent: "sign-in", ...ann, token: "1.forged" }, {});
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(fieldIn(again, "identifier")).toBe(ann.identifier);
    expect(again).not.toContain('value="password"');
    expect(await callsTo("/auth/login")).toEqual([]);
    const accepted = await visitor.post("/auth/sign-in", { intent: "sign-in", ...ann, token }, {});
    expect(accepted.status).toBe(303);
  });

  test("returnTo never leads to another site", async () => {
    for (const returnTo of [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "/.//evil.example",
      "/%2e//evil.example",
      "javascript:alert(1)",
      " /home",
    ]) {
      const visitor = visitorOf(shop.url);
      await visitor.get("/auth/sign-in");
      const answer = await visitor.post("/auth/sign-in", { intent: "sign-in", ...ann, returnTo });
      expect(answer.headers.get("Location"), returnTo).toBe("/home");
      const setting = await visitor.post("/settings/change", { intent: "theme", value: "dark", returnTo });
      expect(new URL(setting.headers.get("Location") ?? "", shop.url).origin, returnTo).toBe(shop.url);
    }
  });

  test("nor does it for whoever is signed in already", async () => {
    const visitor = await signedIn();
    for (const returnTo of ["/.//evil.example", "/%2e//evil.example", "/x/..//evil.example"]) {
      const answer = await visitor.get(`/auth/sign-in?returnTo=${encodeURIComponent(returnTo)}`);
      expect([answer.status, answer.headers.get("Location")], returnTo).toEqual([303, "/home"]);
    }
  });

  test("unknown intents, no intent and broken bodies are designed 400s", async () => {
    const visitor = visitorOf(shop.url);
    await visitor.get("/");
    for (const intent of ["", "nonsense", "__proto__", "constructor"]) {
      const answer = await visitor.post("/auth/sign-in", { intent });
      expect(answer.status, intent).toBe(400);
      expect(await answer.text()).toContain("<!DOCTYPE html>");
    }
  });

  test("ERR-03: what a button sends and nobody can read is told on the page it stands on", async () => {
    const visitor = await arrivedVisitor(shop.url);
    const senseless: [body: BodyInit, type: string | null, page: string][] = [
      [new URLSearchParams({ intent: "nonsense", returnTo: "/cart" }), null, "/cart"],
      [new URLSearchParams({ returnTo: "/cart" }), null, "/cart"],
      [new URLSearchParams(Array.from({ length: 400 }, (_, index) => [`field${index}`, ""])), null, "/home"],
      ["{}", "application/json", "/home"],
      ["no parts", "multipart/form-data; boundary=none", "/home"],
    ];
    for (const [body, type, page] of senseless) {
      const answer = await visitor.postBody("/cart/lines", body, type);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, page]);
      expect(await (await visitor.get(page)).text()).toContain("read that. Please try again.");
    }
    expect(await callsTo("/cart/add")).toEqual([]);
  });
});

describe("a guest's order", () => {
  const phone = "+15550107788";
  const asked = async (visitor: Visitor, number: number, as = phone) => {
    await visitor.get("/track-order");
    const answer = await visitor.post("/track-order", { intent: "track-order", order: String(number), phone: as });
    return (await visitor.get(answer.headers.get("Location") ?? "nowhere")).text();
  };

  test("TRK-13: a stranger with its number and phone sees the status, neither place nor people, and can neither pay nor cancel", async () => {
    const guest = await arrivedVisitor(shop.url);
    const number = 100_001;
    await order(guest, shop.url, "digital_payment:demo_pay", number, {
      contactName: "Grace Guest",
      contactNumber: phone,
    });
    const own = await asked(guest, number);
    expect(own).toContain("Grace Guest");
    expect((await guest.get(`/pay/${number}?gateway=demo_pay`)).status).toBe(200);

    const stranger = visitorOf(shop.url);
    const shown = await asked(stranger, number);
    expect(shown).toContain("Order Placed");
    expect(shown).toContain("only on the device the order was placed on");
    expect(shown).not.toMatch(/Grace|12 Harbour/);
    const before = await callsTo("/order/cancel");
    for (const intent of ["cancel-unpaid", "cancel-order", "switch-to-cod"])
      await stranger.post("/track-order", { intent, order: String(number), reason: "1" });
    expect(await callsTo("/order/cancel")).toEqual(before);
    expect(await (await stranger.get(`/pay/${number}?gateway=demo_pay`)).text()).not.toContain("Grace");
  });

  test("TRK-09: counting through numbers ends after ten that are not there", async () => {
    const stranger = visitorOf(shop.url);
    const said = [];
    for (let number = 200_001; number <= 200_011; number += 1) said.push(await asked(stranger, number, "+15550107799"));
    expect(said.filter((page) => page.includes("Order not found</h2>"))).toHaveLength(10);
    expect(said.at(-1)).toContain("Please try again in 15 minutes.");
    const numbers = (await callsTo("/customer/order/track")).map(({ query }) => Number(query.order_id));
    expect(Math.max(...numbers)).toBe(200_010);
  });
});

describe("pictures", () => {
  test("every photo of a page has a signature, and without it nothing is made", async () => {
    const visitor = await arrivedVisitor(shop.url);
    const named = new Set<string>();
    for (const path of ["/", "/home", "/store/32?module_id=2", "/categories", "/home?dialog=modules", "/profile"]) {
      for (const image of parse(await (await visitor.get(path)).text()).querySelectorAll("img")) {
        const src = (image.getAttribute("src") ?? "").replaceAll("&amp;", "&");
        expect(src, path).not.toMatch(/^http.*\.(webp|jpe?g|png)/);
        if (src.startsWith("/pictures/")) named.add(src);
      }
    }
    expect(named.size).toBeGreaterThan(30);
    for (const src of named) expect(src).toMatch(/%23[\da-f]{8}$/);
    const [src = ""] = named;
    const statusOf = async (path: string) => (await fetch(shop.url + path, { redirect: "manual" })).status;
    expect(await statusOf(src)).toBe(200);
    expect(await statusOf(src.replace(/\/pictures\/\d+/, "/pictures/640"))).toBe(200);
    expect(await statusOf(src.replace(/%23.*/, ""))).toBe(403);
    expect(await statusOf(src.replace(/%23.*/, "%2300000000"))).toBe(403);
    expect(await statusOf(src.replace(/%23/, "%3Fn=1%23"))).toBe(403);
  });
});
