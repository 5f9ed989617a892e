import { Agent, get } from "node:http";
import type { Random } from "../../sandbox/seed/random";
import { arrive, modules } from "../harness/arrivals";
import { signUp } from "../harness/city";
import type { TestShop } from "../harness/shop";
import { cookieHeader, type Visitor, visitorOf } from "../harness/visitor";

export const kinds = ["guest", "guest with a cart", "customer"] as const;
export type Kind = (typeof kinds)[number];

/** A browser as it comes back: its cookies, and the pages it may ask for, by how often they are asked for at dinner. */
export type Resident = { kind: Kind; cookies: Map<string, string>; pages: { share: number; paths: string[] }[] };
export type Answer = { kind: Kind; milliseconds: number };

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

/** Arrives, signs up or fills a cart where the kind does, and looks at each page once. */
export async function settle(shop: TestShop, number: number, address: string, name: string): Promise<Resident> {
  const visitor = visitorOf(shop.url);
  await arrive(visitor, address);
  const kind = kindOf(number);
  if (kind === "customer") await signUp(visitor, name, number);
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
export function pathFor({ pages }: Resident, random: Random): string {
  const { paths } = weighted(pages, ({ share }) => share, random);
  return weighted(paths, (_, rank) => 1 / (rank + 1), random);
}

export const agent = new Agent({ keepAlive: true });

/** Milliseconds of one whole answer; throws when it is not a page. The cookies that come with it are kept, as a browser does. */
export function timed(url: string, cookies: Map<string, string>): Promise<number> {
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

/** So many clients ask for one page after another. */
export async function crowd(
  clients: number,
  seconds: number,
  ask: () => Promise<Answer>,
): Promise<{ answers: Answer[]; seconds: number }> {
  const answers: Answer[] = [];
  const startedAt = performance.now();
  const client = async () => {
    while (performance.now() - startedAt < seconds * 1000) answers.push(await ask());
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { answers, seconds: (performance.now() - startedAt) / 1000 };
}
