import { availableParallelism } from "node:os";
import { paths } from "~/delivery-api/endpoints/paths";
import { Random } from "../../sandbox/seed/random";
import { cityAddresses } from "../harness/city";
import { startShop, type TestShop } from "../harness/shop";
import { median, spread } from "./figures";
import { writeSection } from "./report";
import { type Answer, agent, crowd, type Kind, kinds, pathFor, type Resident, settle, timed } from "./residents";
import { withBareServer } from "./servers";

/** Milliseconds to the delivery API and back. */
const latencyMs = 10;
const clients = 10;
const visitors = 40;
const rounds = 3;
const [warmUpSeconds, measuredSeconds] = [10, 15];

/** `calls` to the delivery API by the endpoint's path. */
type Round = { answers: Answer[]; seconds: number; calls: Map<string, number> };

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
  await crowd(clients, warmUpSeconds, ask);
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
  const round = await crowd(clients, measuredSeconds, ask);
  clearInterval(counting);
  await count();
  return { ...round, calls };
}

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
      ...(await crowd(clients, 5, async () => ({ kind: "guest", milliseconds: await timed(url, new Map()) }))),
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
    "Pages are shared by zone, those with lists in the order of distance by square kilometre; addresses and distances are each visitor's own.",
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
