import { Agent, get } from "node:http";
import { availableParallelism } from "node:os";
import { paths } from "~/delivery-api/endpoints/paths";
import { Random } from "../../sandbox/seed/random";
import { arrive, modules } from "../harness/arrivals";
import { cityAddresses, signUp } from "../harness/city";
import { startShop, type TestShop } from "../harness/shop";
import { cookieHeader, type Visitor, visitorOf } from "../harness/visitor";
import { writeSection } from "./report";
import { withBareServer } from "./servers";

/** Milliseconds to the delivery API and back. */
const latencyMs = 10;
const clients = 10;
const visitors = 40;
const rounds = 3;
const [warmUpSeconds, measuredSeconds] = [10, 15];

const kinds = ["guest", "guest with a cart", "customer"] as const;
type Kind = (typeof kinds)[number];

/** A browser as it comes back: its cookies, and the pages it may ask for, by how often they are asked for at dinner. */
type Resident = { kind: Kind; cookies: Map<string, string>; pages: { share: number; paths: string[] }[] };
type Answer = { kind: Kind; milliseconds: number };
/** `calls` to the delivery API by the endpoint's path. */
type Round = { answers: Answer[]; seconds: number; calls: Map<string, number> };

/** Of every hundred visitors: sixty guests, 25 guests with a cart, fifteen customers. */
function kindOf(number: number): Kind {
  const place = number % 20;
  if (place < 12) return "guest";
  return place < 17 ? "guest with a cart" : "customer";
}

const hrefs = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, href = ""]) => href.replaceAll("&amp;", "&"))),
];

async function pageOf(visitor: Visitor, path: string): Promise<string> {
  const answer = await visitor.get(path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

async function posted(visitor: Visitor, path: string, fields: Record<string, string>): Promise<void> {
  const { status } = await visitor.post(path, fields);
  if (status !== 303) throw new Error(`${path} ${JSON.stringify(fields)} answered ${status}`);
}

/** Arrives, signs up or fills a cart where the kind does, and looks at each page once. */
async function settle(shop: TestShop, number: number, address: string, name: string): Promise<Resident> {
  const visitor = visitorOf(shop.url);
  await arrive(visitor, address);
  const kind = kindOf(number);
  if (kind === "customer") {
    await signUp(visitor, name, number);
    await posted(visitor, "/home?dialog=welcome", { intent: "welcome-seen" });
  }
  await pageOf(visitor, "/home");
  const stores = hrefs(await pageOf(visitor, "/stores"), /href="(\/store\/[^"#?]+\?[^"#]*)"/g).filter(
    (href) => !href.includes("dialog="),
  );
  const [first = ""] = stores;
  const items = hrefs(await pageOf(visitor, first), /href="([^"]*dialog=item&amp;item=\d+[^"]*)"/g);
  if (stores.length < 5 || items.length < 5) throw new Error(`${first} and its neighbours are no city`);
  if (kind === "guest with a cart") {
    const { status } = await visitor.post("/home?dialog=item&item=2", {
      intent: "add-to-cart",
      item: "2",
      quantity: "1",
    });
    if (status !== 303) throw new Error(`The cart answered ${status}`);
  }
  const searches = ["rice", "burger", "soup", "coffee", "salad"].map(
    (words) => `/home?search=${words}&module_id=${modules.food}&data_type=searched`,
  );
  return {
    kind,
    cookies: new Map(visitor.cookies),
    pages: [
      { share: 25, paths: ["/home"] },
      { share: 15, paths: ["/stores"] },
      { share: 35, paths: stores },
      { share: 15, paths: items },
      { share: 10, paths: searches },
    ],
  };
}

/** One of a list, each as often as its weight says. */
function weighted<T>(list: readonly T[], weightOf: (one: T, rank: number) => number, random: Random): T {
  const draw = random.next() * list.reduce((sum, one, rank) => sum + weightOf(one, rank), 0);
  let reached = 0;
  for (const [rank, one] of list.entries()) {
    reached += weightOf(one, rank);
    if (draw < reached) return one;
  }
  throw new RangeError("one of an empty list");
}

/** Of the pages of a sort the first is asked for twice as often as the second, three times as often as the third: Zipf's law. */
function pathFor({ pages }: Resident, random: Random): string {
  const { paths } = weighted(pages, ({ share }) => share, random);
  return weighted(paths, (_, rank) => 1 / (rank + 1), random);
}

const agent = new Agent({ keepAlive: true, maxSockets: clients });

/** Milliseconds of one whole answer; throws when it is not a page. The cookies that come with it are kept, as a browser does. */
function timed(url: string, cookies: Map<string, string>): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { Accept: "text/html", Cookie: cookieHeader({ cookies }) } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      for (const cookie of response.headers["set-cookie"] ?? []) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      response.resume().on("end", () => resolve(performance.now() - startedAt));
    }).on("error", reject);
  });
}

/** Ten clients ask for one page after another. */
async function crowd(seconds: number, ask: () => Promise<Answer>): Promise<{ answers: Answer[]; seconds: number }> {
  const answers: Answer[] = [];
  const startedAt = performance.now();
  const client = async () => {
    while (performance.now() - startedAt < seconds * 1000) answers.push(await ask());
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { answers, seconds: (performance.now() - startedAt) / 1000 };
}

const endpoints = Object.values(paths).map((path) => ({
  path,
  pattern: new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));
const endpointOf = (path: string) => endpoints.find(({ pattern }) => pattern.test(path))?.path ?? path;

async function dinner(shop: TestShop, residents: Resident[], random: Random): Promise<Round> {
  const ask = async (): Promise<Answer> => {
    const resident = random.pick(residents);
    const milliseconds = await timed(shop.url + pathFor(resident, random), resident.cookies);
    return { kind: resident.kind, milliseconds };
  };
  await crowd(warmUpSeconds, ask);
  await shop.control.clearRequests();
  // The sandbox remembers its last 2,000.
  const calls = new Map<string, number>();
  const count = async () => {
    const requests = await shop.control.requests();
    await shop.control.clearRequests();
    for (const endpoint of requests.map(({ path }) => endpointOf(path))) {
      calls.set(endpoint, (calls.get(endpoint) ?? 0) + 1);
    }
  };
  const counting = setInterval(() => void count(), 2000);
  const round = await crowd(measuredSeconds, ask);
  clearInterval(counting);
  await count();
  return { ...round, calls };
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const spread = (values: number[], digits = 0) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);
const callsAPage = ({ answers, calls }: Round) => sum(calls.values()) / answers.length;
/** Calls for a hundred pages, over all rounds. */
function callsByEndpoint(rounds: Round[]): Map<string, number> {
  const pages = sum(rounds.map(({ answers }) => answers.length));
  const all = new Map<string, number>();
  for (const [endpoint, count] of rounds.flatMap(({ calls }) => [...calls])) {
    all.set(endpoint, (all.get(endpoint) ?? 0) + (100 * count) / pages);
  }
  return all;
}

const pagesASecond = ({ answers, seconds }: Round) => answers.length / seconds;
/** As if all ten clients were of the kind. */
function rateOf(kind: Kind, { answers }: Round): number {
  const own = answers.filter((answer) => answer.kind === kind).map(({ milliseconds }) => milliseconds);
  return (clients * 1000 * own.length) / own.reduce((sum, milliseconds) => sum + milliseconds, 0);
}
function percentile({ answers }: Round, share: number): number {
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** A city at dinner: everybody has an address of their own, against the same with one address for all. Throws when a page fails. */
export async function benchCity(): Promise<void> {
  const shop = await startShop({ environment: { LOG_LEVEL: "error" } });
  const addresses = (await cityAddresses(shop.control, shop.url)).slice(0, visitors);
  const [address = ""] = addresses;
  const own: Resident[] = [];
  const one: Resident[] = [];
  for (const [number, home] of addresses.entries()) {
    own.push(await settle(shop, number, home, `own${number}`));
    one.push(await settle(shop, number + visitors, address, `one${number}`));
  }
  await shop.control.fault({ kind: "latency", path: "/api/", ms: latencyMs });
  const random = new Random(23);
  const found: Record<"own" | "one", Round[]> = { own: [], one: [] };
  for (let round = 0; round < rounds; round += 1) {
    found.own.push(await dinner(shop, own, random));
    found.one.push(await dinner(shop, one, random));
  }
  const html = await (await fetch(shop.url + (own[0]?.pages[2]?.paths[0] ?? "/"))).text();
  await shop.stop();
  const bare = await withBareServer(html, async (url) =>
    pagesASecond({
      ...(await crowd(5, async () => ({ kind: "guest", milliseconds: await timed(url, new Map()) }))),
      calls: new Map(),
    }),
  );
  agent.destroy();

  const row = (what: string, of: (round: Round) => number, digits = 0) =>
    `| ${what} | ${spread(found.own.map(of), digits)} | ${spread(found.one.map(of), digits)} |`;
  const share = median(found.own.map(pagesASecond)) / median(found.one.map(pagesASecond));
  const [ownCalls, oneCalls] = [callsByEndpoint(found.own), callsByEndpoint(found.one)];
  const mostAsked = [...ownCalls]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 6)
    .map(([path, calls]) => `\`${path}\` ${calls.toFixed(1)} (${(oneCalls.get(path) ?? 0).toFixed(1)})`);
  writeSection("A city at dinner", [
    `Written by \`npm run bench -- city\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores shared by the server, the sandbox and ${clients} clients; the delivery API is ${latencyMs} ms away.`,
    `${visitors} visitors (60 % guests, 25 % with a cart, 15 % customers) look at homes (25 %), lists of stores (15), a store by Zipf's law (35), an item's dialog (15) and results (10).`,
    `Medians of ${rounds} rounds, with the least and the most.`,
    "Who has searched has pages of their own, since each offers their recent searches: nearly all pages here are drawn, whosoever's address it is.",
    "",
    "| | everybody an address of their own | one address for all |",
    "|---|---|---|",
    row("pages a second", pagesASecond),
    row("p50, ms", (round) => percentile(round, 0.5)),
    row("p99, ms", (round) => percentile(round, 0.99)),
    row("share of a bare server that sends a store's page, %", (round) => (100 * pagesASecond(round)) / bare, 1),
    ...kinds.map((kind) => row(`pages a second, all of them a ${kind}'s`, (round) => rateOf(kind, round))),
    row("calls to the delivery API a page", callsAPage, 2),
    "",
    `Asked for most, calls for a hundred pages of everybody's own address (of one address): ${mostAsked.join(", ")}.`,
    "",
    `Own addresses against one: ${Math.round(100 * share)} %. Aim: 90 %, with at most 0.2 calls a page.`,
  ]);
}
