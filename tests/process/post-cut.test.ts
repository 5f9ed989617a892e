import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor, checkoutForm, fillCart } from "../harness/arrivals";
import { intentOf, postingForms } from "../harness/forms";
import { isComplaint, startShop, type TestShop } from "../harness/shop";
import { cookieHeader } from "../harness/visitor";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ environment: { LOG_LEVEL: "info" } });
});
afterAll(() => shop?.stop());

const asked = async (end: string) => (await shop.control.requests()).filter(({ path }) => path.endsWith(end)).length;
const placed = () => asked("/customer/order/place");

/** Sends this much of a form, and when `isTime` the line is cut; resolves when it is. */
const sendPart = (path: string, cookie: string, body: string, part: number, isTime = async () => {}) =>
  new Promise<void>((resolve, reject) => {
    const { hostname, port, host } = new URL(shop.url);
    const socket = connect(Number(port), hostname, () => {
      const head = [
        `POST ${path} HTTP/1.1`,
        `Host: ${host}`,
        `Origin: ${shop.url}`,
        `Cookie: ${cookie}`,
        "User-Agent: Mozilla/5.0",
        "Content-Type: application/x-www-form-urlencoded",
        `Content-Length: ${Buffer.byteLength(body)}`,
        "",
        "",
      ].join("\r\n");
      socket.write(head + body.slice(0, part), () => void isTime().finally(() => socket.destroy()));
    });
    socket.on("close", () => resolve()).on("error", reject);
  });

test("a line that is cut in the middle of an order's form orders nothing, and the same form orders once when it comes whole", async () => {
  const guest = await arrivedVisitor(shop.url);
  await fillCart(guest, shop.url);
  const fields = await checkoutForm(guest);
  const body = new URLSearchParams(fields).toString();
  const cuts = [0, 1, Math.floor(body.length / 2), body.length - 1];
  for (const part of cuts) await sendPart("/checkout?page=cart", cookieHeader(guest), body, part);
  // Each leaves a line in the log once the storefront has given it up.
  const given = () => shop.logs().filter(({ method, path }) => method === "POST" && path === "/checkout").length;
  await expect.poll(given, { timeout: 10_000 }).toBeGreaterThanOrEqual(cuts.length);
  expect(await placed()).toBe(0);

  // Whole, but the line is cut while the delivery API takes the order: it stands, and the form that is sent again leads to it.
  await shop.control.fault({ kind: "latency", path: "/api/v1/customer/order/place", ms: 500, once: true });
  const isTaken = () => expect.poll(placed, { timeout: 10_000 }).toBe(1);
  await sendPart("/checkout?page=cart", cookieHeader(guest), body, body.length, isTaken);
  const answer = await guest.post("/checkout?page=cart", fields);
  // The page that looks after an order under way leads to it once it stands.
  let next = answer.headers.get("Location") ?? "";
  const follow = async () => {
    if (next.startsWith("/order-check")) next = (await guest.get(next)).headers.get("Location") ?? next;
    return next;
  };
  await expect.poll(follow, { timeout: 10_000 }).toContain("order-placed");
  expect(await placed()).toBe(1);
  expect(shop.logs().filter(isComplaint)).toEqual([]);
});

test("CART-08 a press on + counts although its browser goes away before the answer", async () => {
  const guest = await arrivedVisitor(shop.url);
  await fillCart(guest, shop.url);
  const cart = async () => (await guest.get("/cart")).text();
  const form = postingForms(await cart(), shop.url).find((one) => intentOf(one) === "set-quantity");
  if (!form) throw new Error("The cart has no line");
  const body = new URLSearchParams({ ...Object.fromEntries(form.fields), quantity: "2" }).toString();
  const before = await asked("/customer/cart/list");
  await shop.control.fault({ kind: "latency", path: "/api/v1/customer/cart/list", ms: 500, once: true });
  const isLookedFor = () =>
    expect.poll(() => asked("/customer/cart/list"), { timeout: 10_000 }).toBeGreaterThan(before);
  await sendPart("/cart/lines", cookieHeader(guest), body, body.length, isLookedFor);
  const pieces = async () => /name="was" value="(\d+)"/.exec(await cart())?.[1];
  await expect.poll(pieces, { timeout: 10_000 }).toBe("2");
});
