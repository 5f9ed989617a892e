import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { arrivedVisitor, fillCart } from "../harness/arrivals";
import { isComplaint, startShop } from "../harness/shop";
import { cookieHeader, shownText } from "../harness/visitor";

/** No cache has it: a guest's with something in the cart. */
const page = "/store/harbour-kitchen";
const connections = 500;
const seconds = process.env.FULL_RUN ? 10 : 4;

/** Visitors on connections of their own who ask for an address again as soon as it is here, or a second after they were refused; milliseconds by status. */
async function crowd(url: string, cookie: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  const times = new Map<number, number[]>();
  const visit = async () => {
    while (performance.now() < until) {
      const asked = performance.now();
      const [answer] = (await once(get(url, { agent, headers: { Cookie: cookie } }), "response")) as [IncomingMessage];
      await once(answer.resume(), "end");
      const status = answer.statusCode ?? 0;
      times.set(status, [...(times.get(status) ?? []), performance.now() - asked]);
      if (status === 503) await wait(1000);
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  agent.destroy();
  return times;
}

const percentile = (times: number[], share: number) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

test("of 500 connections at once none fails: what cannot be served in time is refused at once with 503 and Retry-After", async () => {
  const shop = await startShop();
  try {
    const guest = await arrivedVisitor(shop.url);
    await fillCart(guest, shop.url);
    await guest.get(page);
    const storm = crowd(shop.url + page, cookieHeader(guest));
    const asked: Response[] = [];
    const until = Date.now() + (seconds - 1) * 1000;
    while (Date.now() < until) asked.push(...(await Promise.all(Array.from({ length: 20 }, () => guest.get(page)))));
    const theme = { intent: "theme", value: "dark", returnTo: page };
    const posted = await Promise.all(Array.from({ length: 3 }, () => guest.post("/settings/change", theme)));
    const times = await storm;
    const measured = [...times].map(([status, all]) => ({
      status,
      answers: all.length,
      medianMs: Math.round(percentile(all, 0.5)),
      p99Ms: Math.round(percentile(all, 0.99)),
    }));
    console.info(measured);
    expect(
      posted.map(({ status }) => status),
      "posts come in",
    ).toEqual([303, 303, 303]);
    expect([...times.keys()].sort()).toEqual([200, 503]);
    expect(Math.max(...measured.map(({ p99Ms }) => p99Ms))).toBeLessThan(5_000);
    const refused = asked.find(({ status }) => status === 503);
    expect(refused?.headers.get("Retry-After")).toBe("5");
    expect(shownText((await refused?.text()) ?? "")).toContain("Please try again");
    expect((await guest.get(page)).status, "when they are gone").toBe(200);
    expect(shop.logs().filter(isComplaint)).toEqual([]);
  } finally {
    await shop.stop();
  }
}, 60_000);
