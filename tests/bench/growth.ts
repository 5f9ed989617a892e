import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import autocannon from "autocannon";
import { sql } from "kysely";
import { arrivedVisitor, fillCart } from "../harness/arrivals";
import { residentMegabytes } from "../harness/memory";
import { startShop, type TestShop } from "../harness/shop";
import { cookieHeader, type Visitor } from "../harness/visitor";
import { type Curve, chart } from "./chart";
import { median } from "./figures";
import { writeSection } from "./report";

const pictures = "docs/performance";
/** One after another, of which the median counts. */
const answersEach = 15;
const environment = { TRUST_PROXY: "1" };

type Figure = { name: string; title: string; axes: { x: string; y: string }; curves: Curve[] };
type Part = { lines: string[]; figures: Figure[] };

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
      "The guest's cart is one of food: here nothing is theirs, and pages that were drawn once are kept (decision 59).",
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

/** Curves of what grows: rows of a list, stores of a city, connections. Throws when a page fails. */
export async function benchGrowth(): Promise<void> {
  const large = await startShop({ city: "large", environment });
  const parts = [await longMenu(large), await largerCity(large)];
  await large.stop();
  const shop = await startShop({ environment });
  parts.push(await moreConnections(shop));
  await shop.stop();

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
