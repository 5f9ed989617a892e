import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor, fillCart, signInAsAnn } from "../harness/arrivals";
import { startShop, type TestShop } from "../harness/shop";
import { cookieHeader, shownText, type Visitor, visitorOf } from "../harness/visitor";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ environment: { POST_LIMIT_FACTOR: "1" } });
});
afterAll(() => shop?.stop());

const callsTo = async (path: string) =>
  (await shop.control.requests()).filter((request) => request.path.endsWith(path)).length;

const subscribe = (visitor: Visitor, email: string) => visitor.post("/privacy-policy", { intent: "newsletter", email });

test("a form that is posted more often than its limit is a 429 that keeps what was typed, for every browser of the machine", async () => {
  const visitor = visitorOf(shop.url);
  const other = visitorOf(shop.url);
  for (const who of [visitor, other]) await who.get("/privacy-policy");
  for (let number = 1; number <= 20; number += 1)
    expect((await subscribe(visitor, `reader${number}@example.com`)).status).not.toBe(429);
  const before = await callsTo("/newsletter/subscribe");
  expect(before).toBe(20);
  for (const who of [visitor, other]) {
    const refused = await subscribe(who, "late@example.com");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Cache-Control")).toBe("no-store");
    const page = await refused.text();
    expect(shownText(page)).toContain("Too many attempts. Please try again in 60 minutes.");
    expect(page).toContain('value="late@example.com"');
  }
  expect(await callsTo("/newsletter/subscribe")).toBe(before);
  expect((await visitor.post("/settings/change", { intent: "theme", value: "dark", returnTo: "/" })).status).toBe(303);
});

test("a coupon's code is guessed thirty times at most, whichever form asks", async () => {
  const visitor = await arrivedVisitor(shop.url);
  await signInAsAnn(visitor);
  await fillCart(visitor, shop.url);
  const guess = (intent: string, coupon: string) => visitor.post("/checkout?page=cart", { intent, coupon });
  for (let number = 0; number < 30; number += 1)
    await guess(number % 2 ? "apply-coupon" : "update-order", `GUESS${number}`);
  expect(await callsTo("/coupon/apply")).toBe(30);
  for (const intent of ["apply-coupon", "update-order"])
    expect(shownText(await (await guess(intent, "ONEMORE")).text())).toContain(
      "Too many attempts. Please try again in",
    );
  expect(await callsTo("/coupon/apply")).toBe(30);
});

test("what asks the map service is counted together, in forms and while typing; the shop goes on", async () => {
  const visitor = await arrivedVisitor(shop.url);
  const asked = () => callsTo("/config/place-api-autocomplete");
  for (let number = 0; number < 310; number += 1) await visitor.get(`/location/suggest?address=street ${number}`);
  const before = await asked();
  expect(before).toBeLessThanOrEqual(300);
  const answer = await visitor.get("/location/suggest?address=one more street");
  expect(await answer.text()).toContain("Too many attempts. Please try again in");
  expect(await asked()).toBe(before);
  expect((await visitor.get("/home")).status).toBe(200);
  const form = await visitor.post("/?index", { intent: "set-location", address: "12 Harbour Street" });
  expect(form.status).toBe(422);
  expect(shownText(await form.text())).toContain("Too many attempts. Please try again in");
});

test("a third large form of one machine is a 503 that says once when to try again", async () => {
  const visitor = visitorOf(shop.url);
  await visitor.get("/about-us");
  const send = () => {
    const headers = {
      Origin: shop.url,
      Cookie: cookieHeader(visitor),
      "Content-Type": "multipart/form-data; boundary=x",
      "Content-Length": 32_000_000,
      Expect: "100-continue",
    };
    const form = request(shop.url, { path: "/checkout", method: "POST", headers });
    form.on("error", () => undefined);
    form.flushHeaders();
    return form;
  };
  const held = [send(), send()];
  await Promise.all(held.map((form) => once(form, "continue")));
  const third = send();
  const [answer] = (await once(third, "response")) as [IncomingMessage];
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
  for (const form of [...held, third]) form.destroy();
});
