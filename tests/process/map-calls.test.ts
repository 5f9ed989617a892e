import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { arrivedVisitor, fillCart } from "../harness/arrivals";
import { freePort } from "../harness/free-port";
import { findRedisServer, type RedisServer, redisServer } from "../harness/redis";
import { isComplaint, startReplica, startShop, type TestShop } from "../harness/shop";
import { type Visitor, visitorOf } from "../harness/visitor";

/** An address typed in full takes two calls: its suggestions, and where the one that is meant lies. */
const twoCalls = { MAP_CALLS_PER_DAY: "2" };
const words = "available at the moment.";
const point = { lat: "40.7128", lng: "-74.006" };

const placeOf = ({ cookies }: Visitor) =>
  JSON.parse(Buffer.from(decodeURIComponent(cookies.get("place") ?? "").split(".")[0] ?? "", "base64").toString());

describe("the calls of the day are used up", () => {
  let shop: TestShop;
  let metricsPort: number;
  let early: Visitor;
  beforeAll(async () => {
    metricsPort = await freePort();
    const environment = { ...twoCalls, GOOGLE_MAPS_API_KEY: "the-operators-key", METRICS_PORT: String(metricsPort) };
    shop = await startShop({ environment });
    early = await arrivedVisitor(shop.url);
  });
  afterAll(() => shop?.stop());

  const paidCalls = async () =>
    (await shop.control.requests()).map(({ path }) => path).filter((path) => /place-api|geocode|distance/.test(path));

  test("an address in full is told in words, at the landing page and while typing", async () => {
    const late = visitorOf(shop.url);
    await late.get("/");
    const answer = await late.post("/?index", { intent: "set-location", address: "12 Harbour Street" });
    expect([answer.status, (await answer.text()).includes(words)]).toEqual([422, true]);
    expect(await (await late.get("/location/suggest?address=harbour")).text()).toContain(words);
    expect((await late.get("/?dialog=location&address=harbour")).status).toBe(200);
  });

  test("a point is taken with the address that was typed for it, else with its coordinates", async () => {
    const { latitude, longitude } = placeOf(early);
    const here = { lat: String(latitude), lng: String(longitude) };
    const late = visitorOf(shop.url);
    const found = (await (await late.get(`/location/resolve?${new URLSearchParams(here)}`)).json()) as {
      place: object;
    };
    expect(found.place).toMatchObject({ isUnnamed: true, error: null });
    const dialog = await (await late.get(`/?dialog=location&${new URLSearchParams(here)}`)).text();
    expect(dialog).toMatch(/Address of this place.*<input[^>]*id="place-address"[^>]*name="address"/s);
    for (const [typed, address] of [
      ["5 Quay Lane", "5 Quay Lane"],
      ["", `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`],
    ] as const) {
      const answer = await late.post("/?index", { intent: "set-location", ...here, address: typed });
      expect([answer.status, placeOf(late).address]).toEqual([303, address]);
    }
  });

  test("Google's map is not opened any more", async () => {
    const page = await (await early.get("/home?dialog=location")).text();
    expect(page).not.toContain("the-operators-key");
    expect(page).toContain("/tiles/static.svg");
  });

  test("who has a place goes on to the checkout, with the straight line for the way", async () => {
    await fillCart(early, shop.url);
    expect((await early.get("/checkout?page=cart")).status).toBe(200);
  });

  test("nobody was asked beyond the number; it is told once, and counted", async () => {
    expect((await paidCalls()).length).toBe(2);
    await expect
      .poll(() => shop.logs().filter(({ msg }) => String(msg).startsWith("MAP_CALLS_PER_DAY")))
      .toEqual([expect.objectContaining({ level: 40, perDay: 2 })]);
    expect(shop.logs().filter(isComplaint)).toEqual([]);
    const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('map_calls_total{outcome="asked"} 2');
    expect(metrics).toMatch(/map_calls_total\{outcome="withheld"\} [1-9]/);
  });
});

const program = findRedisServer();

describe.skipIf(program === null)("two replicas with one Redis", () => {
  let redis: RedisServer;
  let shop: TestShop;
  let replica: Awaited<ReturnType<typeof startReplica>>;
  beforeAll(async () => {
    redis = await redisServer(program ?? "");
    await redis.start();
    const environment = { ...twoCalls, REDIS_URL: redis.url };
    shop = await startShop({ environment });
    replica = await startReplica(shop, environment);
  });
  afterAll(async () => {
    await replica?.stop();
    await shop?.stop();
    await redis?.close();
  });

  test("have the calls of a day together", async () => {
    await arrivedVisitor(shop.url);
    const visitor = visitorOf(replica.url);
    expect(await (await visitor.get("/location/suggest?address=harbour")).text()).toContain(words);
    const resolved = await (await visitor.get(`/location/resolve?${new URLSearchParams(point)}`)).text();
    expect(resolved).toContain("isUnnamed");
  });
});
