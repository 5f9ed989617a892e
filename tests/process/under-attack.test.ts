import { execFile } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrive, checkoutForm, fillCart } from "../harness/arrivals";
import { collectedHeap, heapReporting, residentMegabytes } from "../harness/memory";
import { wednesdayAt } from "../harness/sandbox-control";
import { isComplaint, startShop, type TestShop } from "../harness/shop";
import { fetchFrom, visitorOf } from "../harness/visitor";

const isFull = Boolean(process.env.FULL_RUN);
/** Seconds of the attack, and of the quiet after it. */
const lengths = isFull ? { attack: 120, quiet: 60 } : { attack: 10, quiet: 5 };
/** How many times longer an answer may take: guests and the delivery API share the cores of a small machine, which may do other things as well. */
const patience = Number(process.env.ATTACK_PATIENCE ?? (isFull ? 1 : 3));
const limits = { guestMs: 1000 * patience, livezMs: 100 * patience };

const guests = 20;
/** Milliseconds that a guest looks at a page, half as long or half as long again. */
const lookMs = 750;

/** How strangers attack (tests/harness/attack.ts), and an answer that says that each came so far as to be judged. */
const ways: [way: string, answer: string][] = [
  ["hostile form", "400"],
  ["empty parts", "400"],
  ["uploads", "303"],
  ["slow upload", "503"],
  ["slow form", "closed"],
  ["large picture", "200"],
  ["broken rows", "200"],
];

let shop: TestShop;
beforeAll(async () => {
  // Everybody comes from a machine of their own, so that the shop's limits are those of a shop.
  const environment = { TRUST_PROXY: "1", POST_LIMIT_FACTOR: "1" };
  shop = await startShop({ environment, nodeArguments: heapReporting });
  await shop.control.setClock({ now: wednesdayAt(12) });
  await lookAtPicture();
  await shop.control.fault(
    { kind: "large-picture", path: "/storage/" },
    { kind: "broken-rows", path: "/api/v1/items/search" },
  );
});
afterAll(() => shop?.stop());

/** As every guest's browser does: with the first picture the package that makes them smaller is loaded, which is no growth. */
async function lookAtPicture() {
  const page = await (await fetch(shop.url)).text();
  const [, path = ""] = /src="(\/pictures\/[^"]+)"/.exec(page) ?? [];
  const picture = await fetch(shop.url + path);
  await picture.arrayBuffer();
  expect(picture.headers.get("Content-Type")).toMatch(/^image\//);
}

type Asked = { what: string; status: number; ms: number };

/** `fetch` that writes down how each request went, and then looks at the page for a while. */
function watched(asked: Asked[], send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const began = performance.now();
    const answer = await send(input, init);
    await answer.clone().arrayBuffer();
    const what = `${init?.method ?? "GET"} ${new URL(String(input)).pathname}`;
    asked.push({ what, status: answer.status, ms: performance.now() - began });
    await wait(lookMs * (0.5 + Math.random()));
    return answer;
  };
}

/** Orders again and again until it is over. */
async function order(number: number, asked: Asked[], isOver: () => boolean): Promise<number> {
  const guest = visitorOf(shop.url, watched(asked, fetchFrom(`203.0.113.${number}`)));
  let orders = 0;
  await wait(lookMs * 2 * Math.random());
  await arrive(guest);
  while (!isOver()) {
    await fillCart(guest, shop.url);
    const placed = await guest.post("/checkout?page=cart", await checkoutForm(guest));
    expect(`${placed.status} ${placed.headers.get("Location")}`).toContain("order-placed");
    orders += 1;
  }
  return orders;
}

/** Guests who order while `meanwhile` lasts. */
async function whileGuestsOrder<T>(meanwhile: () => Promise<T>) {
  let isOver = false;
  const asked: Asked[] = [];
  const fleet = Promise.allSettled(Array.from({ length: guests }, (_, number) => order(number, asked, () => isOver)));
  const livez = new Worker(new URL("../harness/watch-livez.mjs", import.meta.url), { workerData: shop.url });
  const result = await meanwhile();
  isOver = true;
  livez.postMessage("over");
  const [waits] = (await once(livez, "message")) as [number[]];
  const ended = await fleet;
  const orders = ended.reduce((sum, one) => sum + (one.status === "fulfilled" ? one.value : 0), 0);
  const failures = ended.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
  return { asked, orders, failures, livez: waits, result };
}

async function attack(): Promise<Record<string, Record<string, number>>> {
  const args = ["--import", "tsx", "tests/harness/attack.ts", shop.url, String(lengths.attack)];
  const attackers = promisify(execFile)(process.execPath, args);
  // On another machine they would take no time from the shop's.
  setPriority(attackers.child.pid ?? 0, constants.priority.PRIORITY_LOW);
  return JSON.parse((await attackers).stdout);
}

function quantile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

function told(times: number[]): string {
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => Math.round(quantile(times, share)));
  return `p50 ${p50}, p99 ${p99}, max ${max} ms of ${times.length}`;
}

// Times are judged: a machine that was busy elsewhere is asked again.
test("guests order on while the shop is attacked in every way at once, and its memory comes back to what it was", {
  retry: 1,
  timeout: (lengths.attack + lengths.quiet + 70) * 1000,
}, async () => {
  const calm = await whileGuestsOrder(() => wait(4000));
  const before = { heap: await collectedHeap(shop.storefront), rss: residentMegabytes(shop.storefront.pid) };
  // A forced collection also drops compiled functions: a shop has them when it is attacked.
  await whileGuestsOrder(() => wait(4000));
  const attacked = await whileGuestsOrder(attack);
  const peak = residentMegabytes(shop.storefront.pid);
  await wait(lengths.quiet * 1000);
  const after = { heap: await collectedHeap(shop.storefront), rss: residentMegabytes(shop.storefront.pid) };

  const times = ({ asked }: { asked: Asked[] }) => told(asked.map(({ ms }) => ms));
  console.log(
    [
      `guests: ${times(calm)}; attacked: ${times(attacked)}, ${attacked.orders} orders`,
      `/livez: ${told(calm.livez)}; attacked: ${told(attacked.livez)}`,
      `heap ${before.heap.all.toFixed(1)} MB, ${after.heap.all.toFixed(1)} MB after, without code ${before.heap.data.toFixed(1)}, ${after.heap.data.toFixed(1)} MB; RSS ${before.rss.toFixed(0)} MB, ${peak.toFixed(0)} MB at the end, ${after.rss.toFixed(0)} MB after`,
      JSON.stringify(attacked.result),
    ].join("\n"),
  );

  for (const [way, answer] of ways) expect(attacked.result[way], way).toHaveProperty(answer);
  expect([...calm.failures, ...attacked.failures]).toEqual([]);
  expect(attacked.orders).toBeGreaterThan(0);
  const wrong = attacked.asked.filter(({ status, ms }) => status >= 400 || ms > limits.guestMs);
  expect(wrong).toEqual([]);
  expect(quantile(attacked.livez, 0.99)).toBeLessThan(limits.livezMs);
  // A slow machine lets a quiet shop wait as well; the full run asks for a quick one.
  const quietMs = isFull ? 0 : Math.max(...calm.livez);
  expect(Math.max(...attacked.livez)).toBeLessThan(limits.livezMs + quietMs);
  expect(after.heap.all).toBeLessThan(before.heap.all * 1.2);
  expect(shop.logs().filter(isComplaint)).toEqual([]);
});
