import { setTimeout as wait } from "node:timers/promises";
import { Agent, fetch as fetchFrom } from "undici";
import { arrive, checkoutForm, fillCart } from "../harness/arrivals";
import { visitorOf } from "../harness/visitor";
import type { Answer, Order } from "./verdict";

/** Milliseconds that a guest looks at a page, on average. */
const lookMs = 600;
/** What a person waits for before pressing again, when nothing says how long. */
const patienceMs = 1000;
const longestPatienceMs = 5000;
/** A browser gives up on an answer later than this; nginx has done so before. */
const longestAnswerMs = 30_000;

const assetsIn = (html: string) => new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g));

type Diary = { answers: Answer[]; orders: Order[] };

/** A failure that a person answers by trying again. */
class TryAgain extends Error {
  constructor(readonly afterMs: number) {
    super("to be tried again");
  }
}

/**
 * A guest at an address of their own (127.0.0.x, so that a balancer that goes by addresses spreads them) who orders again and again until `isOver`, loads
 * what a page asks for, and presses the same button once more when an answer was lost. Everything is written into the diary.
 */
export async function orderAgainAndAgain(origin: string, number: number, diary: Diary, isOver: () => boolean) {
  const dispatcher = new Agent({ localAddress: `127.0.0.${number + 10}` });
  const loaded = new Set<string>();

  async function ask(url: string, init: RequestInit): Promise<Response> {
    const method = init.method ?? "GET";
    const at = Date.now();
    const note = (status: number, retryAfter: string | null = null) =>
      diary.answers.push({ at, until: Date.now(), method, path: new URL(url).pathname, status, retryAfter });
    try {
      const options = { ...init, dispatcher, signal: AbortSignal.timeout(longestAnswerMs) };
      const answer = (await fetchFrom(url, options as Parameters<typeof fetchFrom>[1])) as unknown as Response;
      // Whole, as a browser has it before anybody can press.
      const body = await answer.arrayBuffer();
      note(answer.status, answer.headers.get("Retry-After"));
      const kept = new Response(body.byteLength > 0 ? body : null, answer);
      Object.defineProperty(kept, "url", { value: url });
      return kept;
    } catch {
      note(0);
      throw new TryAgain(patienceMs);
    }
  }

  async function browse(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = String(input);
    const answer = await ask(url, init);
    if (answer.status >= 500) {
      const asked = Number(answer.headers.get("Retry-After") ?? 0) * 1000;
      throw new TryAgain(Math.min(asked || patienceMs, longestPatienceMs));
    }
    if (init.method === undefined || init.method === "GET") {
      for (const asset of assetsIn(await answer.clone().text())) {
        if (loaded.has(asset)) continue;
        loaded.add(asset);
        await ask(new URL(asset, origin).href, {}).catch(() => undefined);
      }
    }
    await wait(lookMs * (0.5 + Math.random()));
    return answer;
  }

  /** Does it until it is done; null when all is over before. */
  async function persist<T>(step: () => Promise<T>): Promise<T | null> {
    while (!isOver()) {
      try {
        return await step();
      } catch (error) {
        // A step that was refused in words is begun again by a person as well.
        await wait(error instanceof TryAgain ? error.afterMs : patienceMs);
      }
    }
    return null;
  }

  const guest = visitorOf(origin, browse as typeof fetch);
  await persist(() => arrive(guest));
  for (let count = 1; !isOver(); count += 1) {
    const fields = await persist(async () => {
      await fillCart(guest, origin);
      return checkoutForm(guest);
    });
    if (fields === null || !fields.key) continue;
    const order: Order = { name: `guest ${number}, order ${count}`, pressedAt: Date.now(), toldAt: null, id: null };
    diary.orders.push(order);
    await persist(async () => {
      const answer = await guest.post("/checkout?page=cart", { ...fields, note: order.name });
      let next = answer.headers.get("Location") ?? "";
      // A browser goes where it is sent: the page that looks after an order whose answer was lost asks again by itself.
      while (next.startsWith("/order-check") && !isOver()) {
        next = (await guest.get(next)).headers.get("Location") ?? next;
        await wait(patienceMs);
      }
      if (!next.includes("order-placed")) throw new Error(`${answer.status} ${next}`);
      order.toldAt = Date.now();
      order.id = /(\d{6,})/.exec(next)?.[1] ?? "unknown";
    });
  }
  await dispatcher.destroy();
}
