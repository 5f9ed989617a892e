import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import autocannon from "autocannon";
import { sql } from "kysely";
import { arrivedVisitor, fillCart } from "../harness/arrivals";
import { freePort } from "../harness/free-port";
import { residentMegabytes } from "../harness/memory";
import { startNginx } from "../harness/nginx";
import { findRedisServer, redisServer } from "../harness/redis";
import { startReplica, startShop, type TestShop } from "../harness/shop";
import { cookieHeader, type Visitor } from "../harness/visitor";
import { findProgram } from "../tools/programs";
import { type Curve, chart } from "./chart";
import { writeSection } from "./report";

const pictures = "docs/performance";
/** One after another, of which the median counts. */
const answersEach = 15;
const quiet = { LOG_LEVEL: "error", TRUST_PROXY: "1" };

type Figure = { name: string; title: string; axes: { x: string; y: string }; curves: Curve[] };
type Part = { lines: string[]; figures: Figure[] };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds and kilobytes of a page, asked for again and again by one visitor. Throws when it is none. */
async function measure(visitor: Visitor, path: string): Promise<{ ms: number; kb: number }> {
  const times: number[] = [];
  let bytes = 0;
  for (let asked = 0; asked <= answersEach; asked += 1) {
    const began = performance.now();
    const answer = await visitor.get(path);
    const html = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    bytes = Buffer.byteLength(html);
    if (asked > 0) times.push(performance.now() - began);
  }
  return { ms: median(times), kb: bytes / 1024 };
}

/** A guest with a cart: their pages are drawn each time. */
async function guestWithCart(shop: TestShop): Promise<Visitor> {
  const guest = await arrivedVisitor(shop.url);
  await fillCart(guest, shop.url);
  return guest;
}

const memoryOf = ({ storefront }: TestShop) => `${Math.round(residentMegabytes(storefront.pid))} MB`;

/** A menu of 5,000 goods, further and further down. */
async function longMenu(shop: TestShop): Promise<Part> {
  const guest = await guestWithCart(shop);
  const { id } = await shop.sandbox.app.sandbox.db
    .selectFrom("items")
    .select("store_id as id")
    .groupBy("store_id")
    .orderBy(({ fn }) => fn.countAll(), "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const rows: { page: number; ms: number; kb: number }[] = [];
  for (const page of [1, 2, 5, 10, 20, 34, 80]) {
    rows.push({ page, ...(await measure(guest, `/store/${id}?module_id=2&page=${page}`)) });
  }
  return {
    lines: [
      "### A menu of 5,000 goods",
      "",
      "| page of 60 | ms | KB |",
      "|---|---|---|",
      ...rows.map(({ page, ms, kb }) => `| ${page} | ${ms.toFixed(0)} | ${kb.toFixed(0)} |`),
      "",
      `Memory then: ${memoryOf(shop)}.`,
    ],
    figures: [
      {
        name: "menu",
        title: "A menu of 5,000 goods: a page of 60 rows",
        axes: { x: "page", y: "ms" },
        curves: [{ name: "answer", points: rows.map(({ page, ms }) => [page, ms]) }],
      },
    ],
  };
}

const cityPages: [name: string, path: string][] = [
  ["home", "/home"],
  ["list of stores", "/stores"],
  ["a store", "/store/harbour-kitchen"],
  ["results", "/home?search=rice&module_id=1&data_type=searched"],
];

/** All stores in one visitor's zones, fewer and fewer of them. */
async function largerCity(shop: TestShop): Promise<Part> {
  const { db } = shop.sandbox.app.sandbox;
  const first = (column: string) => `(select ${column} from stores as first where first.id = (stores.id - 1) % 63 + 1)`;
  const columns = ["zone_id", "latitude", "longitude"];
  await sql
    .raw(`update stores set ${columns.map((column) => `${column} = ${first(column)}`).join()} where id > 63`)
    .execute(db);
  const sizes = [6000, 600, 60];
  const found = new Map(cityPages.map(([name]) => [name, new Map<number, { ms: number; kb: number }>()]));
  for (const size of sizes) {
    await db.deleteFrom("items").where("store_id", ">", size).execute();
    await db.deleteFrom("stores").where("id", ">", size).execute();
    await shop.clearCaches();
    const guest = await guestWithCart(shop);
    for (const [name, path] of cityPages) found.get(name)?.set(size, await measure(guest, path));
  }
  const ascending = sizes.toReversed();
  const cell = (name: string, size: number) => {
    const { ms = Number.NaN, kb = Number.NaN } = found.get(name)?.get(size) ?? {};
    return `${ms.toFixed(0)} ms, ${kb.toFixed(0)} KB`;
  };
  return {
    lines: [
      "### A city of 60 to 6,000 stores, all in one visitor's zones",
      "",
      `| page | ${ascending.map((size) => `${size} stores`).join(" | ")} |`,
      `|---|${ascending.map(() => "---|").join("")}`,
      ...cityPages.map(([name]) => `| ${name} | ${ascending.map((size) => cell(name, size)).join(" | ")} |`),
      "",
      `Memory then: ${memoryOf(shop)}.`,
    ],
    figures: [
      {
        name: "city",
        title: "A city of 60 to 6,000 stores",
        axes: { x: "stores", y: "ms" },
        curves: cityPages.map(([name]) => ({
          name,
          points: ascending.map((size) => [size, found.get(name)?.get(size)?.ms ?? Number.NaN]),
        })),
      },
    ],
  };
}

const loadSeconds = 6;
/** The page that all of them ask for. */
const loadPage = "/store/32?module_id=2";

/** More and more connections that ask for drawn pages without a pause. */
async function moreConnections(shop: TestShop): Promise<Part> {
  const guest = await guestWithCart(shop);
  const headers = { Cookie: cookieHeader(guest), Accept: "text/html" };
  const rows: { connections: number; pages: number; refused: number; p50: number; p99: number; errors: number }[] = [];
  for (const connections of [1, 10, 50, 100, 250, 500]) {
    const result = await autocannon({ url: shop.url + loadPage, headers, connections, duration: loadSeconds });
    rows.push({
      connections,
      pages: result["2xx"] / result.duration,
      refused: result.non2xx / result.duration,
      p50: result.latency.p50,
      p99: result.latency.p99,
      errors: result.errors + result.timeouts,
    });
  }
  return {
    lines: [
      "### More and more connections, all asking for drawn pages without a pause",
      "",
      "| connections | pages a second | refused at once, a second | p50, ms | p99, ms | errors |",
      "|---|---|---|---|---|---|",
      ...rows.map(
        ({ connections, pages, refused, p50, p99, errors }) =>
          `| ${connections} | ${pages.toFixed(0)} | ${refused.toFixed(0)} | ${p50} | ${p99} | ${errors} |`,
      ),
      "",
      `Memory then: ${memoryOf(shop)}.`,
    ],
    figures: [
      {
        name: "connections",
        title: "Connections that ask for drawn pages without a pause",
        axes: { x: "connections", y: "ms" },
        curves: [
          { name: "p50", points: rows.map(({ connections, p50 }) => [connections, p50]) },
          { name: "p99", points: rows.map(({ connections, p99 }) => [connections, p99]) },
        ],
      },
    ],
  };
}

/** Seconds of the processor a process has had; Linux tells them in hundredths. */
function processorSeconds(pid: number): number {
  const [user = 0, system = 0] =
    readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13).map(Number) ?? [];
  return (user + system) / 100;
}

/** One, two and four replicas behind nginx, with Redis, on the same cores: what counts is a page's share of the processor. */
async function moreReplicas(): Promise<Part> {
  const [nginxProgram, redisProgram] = [findProgram("nginx"), findRedisServer()];
  if (!nginxProgram || !redisProgram) throw new Error("nginx and redis-server are needed");
  const rows: { count: number; pages: number; perSecond: number; megabytes: number[] }[] = [];
  for (const count of [1, 2, 4]) {
    const redis = await redisServer(redisProgram);
    await redis.start();
    const front = await freePort();
    const environment = { ...quiet, REDIS_URL: redis.url };
    const port = String(await freePort());
    const shop = await startShop({
      environment: { ...environment, PORT: port, PUBLIC_ORIGIN: `http://localhost:${front}` },
    });
    const others = [];
    for (let number = 1; number < count; number += 1) others.push(await startReplica(shop, environment));
    const replicas = [{ url: `http://localhost:${port}`, storefront: shop.storefront }, ...others];
    const nginx = await startNginx(
      nginxProgram,
      front,
      replicas.map(({ url }) => Number(new URL(url).port)),
    );
    const guests = [];
    for (let number = 0; number < 16; number += 1) guests.push(await guestWithCart(shop));
    const requests = guests.map((guest) => ({ path: loadPage, headers: { Cookie: cookieHeader(guest) } }));
    const load = (duration: number) => autocannon({ url: nginx.url, requests, connections: 16, duration });
    await load(loadSeconds);
    const used = () => replicas.reduce((sum, { storefront }) => sum + processorSeconds(storefront.pid), 0);
    const before = used();
    const result = await load(2 * loadSeconds);
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${result.non2xx} bad answers, ${result.errors} errors`);
    rows.push({
      count,
      pages: result["2xx"] / result.duration,
      perSecond: result["2xx"] / (used() - before),
      megabytes: replicas.map(({ storefront }) => Math.round(residentMegabytes(storefront.pid))),
    });
    await nginx.stop();
    for (const other of others) await other.stop();
    await shop.stop();
    await redis.close();
  }
  const one = rows[0]?.perSecond ?? Number.NaN;
  return {
    lines: [
      "### One, two and four replicas behind nginx, with Redis",
      "",
      "They share the cores with everything else here, so only pages a second of their own processor time are compared. Aim: 0.9 of one's.",
      "",
      "| replicas | pages a second | pages a second of processor time | against one | memory of each, MB |",
      "|---|---|---|---|---|",
      ...rows.map(
        ({ count, pages, perSecond, megabytes }) =>
          `| ${count} | ${pages.toFixed(0)} | ${perSecond.toFixed(1)} | ${(perSecond / one).toFixed(2)} | ${megabytes.join(", ")} |`,
      ),
    ],
    figures: [
      {
        name: "replicas",
        title: "Replicas behind nginx, with Redis",
        axes: { x: "replicas", y: "pages/s" },
        curves: [{ name: "per processor s", points: rows.map(({ count, perSecond }) => [count, perSecond]) }],
      },
    ],
  };
}

/** Curves of what grows: rows of a list, stores of a city, connections, replicas. Throws when a page fails. */
export async function benchGrowth(): Promise<void> {
  const large = await startShop({ city: "large", environment: quiet });
  const parts = [await longMenu(large), await largerCity(large)];
  await large.stop();
  const shop = await startShop({ environment: quiet });
  parts.push(await moreConnections(shop));
  await shop.stop();
  parts.push(await moreReplicas());

  mkdirSync(pictures, { recursive: true });
  for (const { name, title, axes, curves } of parts.flatMap(({ figures }) => figures)) {
    writeFileSync(`${pictures}/${name}.svg`, chart(title, axes, curves));
  }
  writeSection("Growth", [
    `Written by \`npm run bench -- growth\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores shared by storefront, sandbox and whoever asks. A guest with a cart asks, whose pages are drawn each time: the median of ${answersEach} answers one after another.`,
    ...parts.flatMap(({ lines, figures }) => [
      "",
      ...lines,
      "",
      ...figures.map(({ name, title }) => `![${title}](performance/${name}.svg)`),
    ]),
  ]);
}
