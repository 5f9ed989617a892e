import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { arrivedVisitor, checkoutForm, fillCart } from "../harness/arrivals";
import { findRedisServer, type RedisServer, redisServer } from "../harness/redis";
import { isComplaint, startReplica, startShop, type TestShop } from "../harness/shop";
import { guestIdOf, type Visitor } from "../harness/visitor";

const program = findRedisServer();
const before = "the secret of last year that signed every cookie there is";
const after = "another secret that was made this morning and put before the old one";
const note = "Ring twice";
const typed = "whoever that may be";

// Without Debian's package redis-server tests/process/redis.test.ts says so.
describe.skipIf(program === null)("secrets are rotated while guests are in the shop", () => {
  let redis: RedisServer;
  let shop: TestShop;
  /** What stops at the end of a test. */
  const replicas: Awaited<ReturnType<typeof startReplica>>[] = [];

  beforeAll(async () => {
    redis = await redisServer(program ?? "");
    await redis.start();
  });
  afterEach(async () => {
    for (const { stop } of replicas.splice(0)) await stop();
    await shop?.stop();
  });
  afterAll(() => redis?.close());

  const settings = (...secrets: string[]) => ({ REDIS_URL: redis.url, SESSION_SECRETS: secrets.join() });
  async function replica(...secrets: string[]): Promise<string> {
    const started = await startReplica(shop, settings(...secrets));
    replicas.push(started);
    return started.url;
  }

  const post = (guest: Visitor, url: string, fields: Record<string, string>) =>
    guest.post(`${url}/checkout?page=cart`, fields, { Origin: shop.url });

  /** Guests with a cart, a form that waits, one that was refused, and of every second one an order, made at `url`. */
  async function guestsAt(url: string) {
    return Promise.all(
      [0, 1, 2, 3].map(async (number) => {
        const guest = await arrivedVisitor(shop.url);
        let ordered: { fields: Record<string, string>; way: string | null } | null = null;
        if (number % 2 === 0) {
          await fillCart(guest, shop.url);
          const fields = await checkoutForm(guest);
          ordered = { fields, way: (await post(guest, url, fields)).headers.get("Location") };
          expect(ordered.way).toContain("order-placed");
        }
        await fillCart(guest, shop.url);
        const fields = { ...(await checkoutForm(guest)), intent: "keep-order", note };
        const draft = (await post(guest, url, fields)).headers.get("Location") ?? "nowhere";
        const signIn = { intent: "sign-in", identifier: typed, password: "" };
        const refused = new URL((await guest.post(`${url}/auth/sign-in`, signIn, { Origin: shop.url })).url);
        const home = await (await guest.get(`${url}/home`)).text();
        const picture = /"(\/pictures\/[^" ]+)/.exec(home)?.[1]?.replaceAll("&amp;", "&") ?? "nowhere";
        return { guest, id: guestIdOf(guest), ordered, draft, refused: refused.pathname + refused.search, picture };
      }),
    );
  }
  type Settled = Awaited<ReturnType<typeof guestsAt>>[number];

  /** Each is who they were: the cart, what was typed, pictures of an open page, and one order for one form. */
  async function expectNothingLost({ guest, id, ordered, draft, refused, picture }: Settled, url: string) {
    expect(guestIdOf(guest)).toBe(id);
    expect(await (await guest.get(`${url}/cart`)).text()).toContain("set-quantity");
    expect(await (await guest.get(url + draft)).text()).toContain(note);
    expect(await (await guest.get(url + refused)).text(), refused).toContain(`value="${typed}"`);
    expect(picture).toMatch(/%23[\da-f]{8}$/);
    // Refused when nobody knows the key it was signed with; lists in Redis may name pictures of the sandbox before.
    expect((await guest.get(url + picture)).status, picture).not.toBe(403);
    if (ordered) expect((await post(guest, url, ordered.fields)).headers.get("Location")).toBe(ordered.way);
    expect(guestIdOf(guest)).toBe(id);
  }

  const orders = async () =>
    (await shop.control.requests()).filter(({ path, status }) => path.endsWith("/order/place") && status === 200);
  const newGuests = async () =>
    (await shop.control.requests()).filter(({ path }) => path.endsWith("/auth/guest/request")).length;

  /** Browses at one address after the other, as fast as it is answered; each cookie that comes is kept. */
  async function browse({ guest }: Settled, urls: string[], isOver: () => boolean) {
    for (let turn = 0; !isOver(); turn += 1) {
      const url = urls[turn % urls.length] ?? "";
      const theme = { intent: "theme", value: turn % 4 < 2 ? "dark" : "light", returnTo: "/home" };
      const paths = [
        () => guest.get(`${url}/home`),
        () => guest.post(`${url}/settings/change`, theme, { Origin: shop.url }),
      ];
      // Between two processes nobody answers: a browser would ask again.
      const answer = await paths[turn % 2]?.().catch(() => null);
      if (answer) expect([200, 303]).toContain(answer.status);
      else await wait(50);
    }
  }

  test("a restart with a new secret in front loses no visitor, no form that waits, no picture and no order's key", async () => {
    shop = await startShop({ environment: settings(before) });
    const guests = await guestsAt(shop.url);
    await shop.control.clearRequests();
    let isOver = false;
    const browsing = Promise.all(guests.map((one) => browse(one, [shop.url], () => isOver)));
    await wait(500);
    await shop.storefront.stop("SIGTERM");
    const { port } = new URL(shop.url);
    replicas.push(await startReplica(shop, { ...settings(after, before), PORT: port }));
    await wait(1000);
    isOver = true;
    await browsing;
    for (const guest of guests) await expectNothingLost(guest, shop.url);
    expect([await orders(), await newGuests()]).toEqual([[], 0]);
    expect(shop.logs().filter(isComplaint)).toEqual([]);
  }, 120_000);

  test("two replicas, of which one signs with the new secret already and both know it, lose nothing either", async () => {
    shop = await startShop({ environment: settings(before, after) });
    const ahead = await replica(after, before);
    const guests = [...(await guestsAt(shop.url)), ...(await guestsAt(ahead))];
    await shop.control.clearRequests();
    let isOver = false;
    const browsing = Promise.all(guests.map((one) => browse(one, [shop.url, ahead], () => isOver)));
    await wait(2000);
    isOver = true;
    await browsing;
    for (const url of [ahead, shop.url]) for (const guest of guests) await expectNothingLost(guest, url);
    expect([await orders(), await newGuests()]).toEqual([[], 0]);
  }, 120_000);
});
