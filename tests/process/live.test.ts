import { afterEach, beforeEach, expect, test } from "vitest";
import { arrivedVisitor, checkoutForm, fillCart, signInAsAnn } from "../harness/arrivals";
import { openLive } from "../harness/live";
import { startShop, type TestShop } from "../harness/shop";
import { cookieHeader, shownText, type Visitor, visitorOf } from "../harness/visitor";

/** A stream asks every ten seconds. */
const severalTurns = 60_000;
const number = 100_001;

let shop: TestShop;
beforeEach(async () => {
  // Orders stand until they are moved.
  shop = await startShop({ speed: 0.001 });
});
afterEach(() => shop?.stop());

async function ordered(visitor: Visitor) {
  await fillCart(visitor, shop.url);
  const answer = await visitor.post("/checkout?page=cart", await checkoutForm(visitor));
  expect(answer.headers.get("Location")).toMatch(/dialog=order/);
  await shop.control.clearRequests();
}

const callsTo = async (path: string) => (await shop.control.requests()).filter((call) => call.path.endsWith(path));
const trackings = async () => (await callsTo("/customer/order/track")).length;

test("TRK-08: an order is told as it moves, one question a turn, and nothing is asked once it is delivered", {
  timeout: severalTurns,
}, async () => {
  const guest = await arrivedVisitor(shop.url);
  await ordered(guest);
  const live = await openLive(guest, { track: String(number), running: "" });
  expect(live.status).toBe(200);
  expect(live.headers.get("Content-Type")).toMatch(/^text\/event-stream/);
  expect(live.headers.get("Content-Encoding")).toBeNull();
  expect(await live.next()).toEqual({ name: "beat", data: "" });
  expect(await trackings()).toBe(0);

  await shop.control.advanceOrder(number, "confirmed");
  const [track, running] = [await live.next(), await live.next()];
  expect(track).toMatchObject({ name: "track", data: expect.stringContaining('"status":"confirmed"') });
  expect(track?.data).toContain("Arriving ");
  expect(running).toMatchObject({ name: "running", data: expect.stringContaining('"store":"Harbour Kitchen"') });
  expect(await trackings()).toBe(1);

  await shop.control.advanceOrder(number, "delivered");
  const [last, none, end] = await live.until("end");
  expect(last).toMatchObject({ name: "track", data: expect.stringContaining('"status":"delivered"') });
  expect(none).toEqual({ name: "running", data: '{"running":null}' });
  expect(end).toEqual({ name: "end", data: "" });
  expect(await live.next()).toBeNull();
  expect(await trackings()).toBe(2);
});

test("My Orders is told as its orders move, until none is on its way", { timeout: severalTurns }, async () => {
  const ann = await arrivedVisitor(shop.url);
  await signInAsAnn(ann);
  await ordered(ann);
  const live = await openLive(ann, { orders: "tab=running&page=1" });
  expect(await live.next()).toEqual({ name: "beat", data: "" });
  await shop.control.advanceOrder(number, "confirmed");
  expect(await live.next()).toMatchObject({ name: "orders", data: expect.stringContaining('"status":"confirmed"') });
  await shop.control.advanceOrder(number, "delivered");
  const [none, end] = await live.until("end");
  expect(none).toMatchObject({ name: "orders", data: expect.stringContaining('"rows":[]') });
  expect(end).toEqual({ name: "end", data: "" });
});

test("no token is told to a page, the newest page has the stream, and a stopping shop lets it go", {
  timeout: severalTurns,
}, async () => {
  const ann = await arrivedVisitor(shop.url);
  await signInAsAnn(ann);
  await ordered(ann);
  const before = await openLive(ann, { track: String(number) });
  const live = await openLive(ann, { track: String(number), chat: "on=chatting" });
  expect((await before.until("end")).map(({ name }) => name)).toEqual(["beat", "end"]);
  const events = [await live.next(), await live.next(), await live.next()];
  expect(events.map((event) => event?.name)).toEqual(["beat", "track", "chat"]);
  const [asked] = await callsTo("/customer/order/track");
  const token = asked?.headers.authorization?.replace("Bearer ", "");
  expect(token).toMatch(/.{10}/);
  expect(JSON.stringify(events)).not.toContain(token);
  expect(await trackings()).toBe(1);
  const startedAt = Date.now();
  const stopped = shop.storefront.stop("SIGTERM");
  expect(await live.next()).toBeNull();
  expect(await stopped).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(8_000);
});

test("strangers and those who follow nothing are given no stream, and nobody is asked for them", async () => {
  const stranger = visitorOf(shop.url);
  expect((await openLive(stranger, { track: String(number) })).status).toBe(204);
  const guest = await arrivedVisitor(shop.url);
  await shop.control.clearRequests();
  for (const topics of [{}, { token: "1" }, { chat: "x".repeat(2000) }])
    expect((await openLive(guest, topics as Record<string, string>)).status).toBe(204);
  expect(await shop.control.requests()).toEqual([]);
});

test("who asks for a stream's head alone takes it from nobody, and is answered at once", {
  timeout: severalTurns,
}, async () => {
  const guest = await arrivedVisitor(shop.url);
  await ordered(guest);
  const live = await openLive(guest, { track: String(number) });
  expect(await live.next()).toEqual({ name: "beat", data: "" });
  const headers = { Cookie: cookieHeader(guest) };
  expect((await fetch(`${shop.url}/live?track=${number}`, { method: "HEAD", headers })).status).toBe(204);
  await shop.control.advanceOrder(number, "confirmed");
  expect(await live.next()).toMatchObject({ name: "track" });
});

test("the strip costs visitors without a running order no call, and no page of those with one is kept", async () => {
  const lists = async () => (await callsTo("/customer/order/running-orders")).length;
  const home = async (visitor: Visitor) => shownText(await (await visitor.get("/home")).text());
  const guest = await arrivedVisitor(shop.url);
  await home(guest);
  expect(await lists()).toBe(0);

  await ordered(guest);
  expect(await home(guest)).toMatch(/Harbour Kitchen ?Pending · about \d+ min/);
  for (const page of ["/", "/track-order", "/checkout?page=cart"])
    expect(shownText(await (await guest.get(page)).text())).not.toContain("Pending · about");
  const other = await arrivedVisitor(shop.url);
  expect(await home(other)).not.toContain("Pending · about");

  await shop.control.advanceOrder(number, "delivered");
  expect(await home(guest)).not.toContain("about");
  await shop.control.clearRequests();
  await home(guest);
  expect(await lists()).toBe(0);

  const ann = await arrivedVisitor(shop.url);
  await signInAsAnn(ann);
  await shop.control.clearRequests();
  for (let visit = 0; visit < 3; visit += 1) await home(ann);
  expect(await lists(), "counted once after the sign-in").toBe(1);
});
