import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { buildHeader } from "~/runtime/build-header";
import { Unreachable } from "./unreachable";
import { readAnswersWhole } from "./whole-answers";

/** An answer of two parts, the second of which comes, or breaks off, after the first was read. */
function answerOf(type: string, end: (controller: ReadableStreamDefaultController) => void) {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(bytes("one, ")),
    pull(controller) {
      controller.enqueue(bytes("two"));
      end(controller);
    },
  });
  return new Response(body, { status: 202, headers: { "Content-Type": type } });
}

const shop = "https://shop.example";

/** `fetch` as it is afterwards, in an Arabic page of build 7 of the shop where each request gets this answer, or fails so. */
function fetchGiving(outcome: Response | TypeError, asked: Request[] = []) {
  const window = {
    __remixManifest: { version: "7" },
    fetch: async (request: Request | string) => {
      asked.push(request as Request);
      if (outcome instanceof TypeError) throw outcome;
      return outcome;
    },
  };
  vi.stubGlobal("window", window);
  vi.stubGlobal("location", { origin: shop });
  vi.stubGlobal("document", { documentElement: { lang: "ar" } });
  readAnswersWhole();
  return window.fetch;
}

afterEach(() => vi.unstubAllGlobals());

test("a data answer keeps its text, status and headers", async () => {
  const answer = await fetchGiving(answerOf("text/x-script; charset=utf-8", (stream) => stream.close()))(
    `${shop}/home.data`,
  );
  expect(answer.status).toBe(202);
  expect(answer.headers.get("Content-Type")).toBe("text/x-script; charset=utf-8");
  expect(await answer.text()).toBe("one, two");
});

test("a data answer that breaks off fails as a request, not in what decodes it", async () => {
  const load = fetchGiving(answerOf("text/x-script", (stream) => stream.error(new TypeError("cut"))));
  await expect(load(`${shop}/home.data`)).rejects.toThrow(Unreachable);
});

test("a data answer that does not come, or that a balancer answers with a page, fails as unreachable", async () => {
  const page = new Response("<h1>502 Bad Gateway</h1>", { status: 502, headers: { "Content-Type": "text/html" } });
  for (const outcome of [new TypeError("Failed to fetch"), page])
    await expect(fetchGiving(outcome)(`${shop}/home.data?a=1`)).rejects.toThrow(Unreachable);
});

/** What a request for `asked` comes to while a navigation goes to `to`, and which documents are loaded. */
async function going(answer: Response, to: string | null, asked: string, method = "GET") {
  const load = fetchGiving(answer);
  const assign = vi.fn();
  vi.stubGlobal("location", { origin: shop, assign });
  const location = to === null ? undefined : { key: "k", pathname: to, search: "?a=1" };
  Object.assign(window, { __remixRouter: { state: { navigation: { location } } } });
  const outcome = load(new Request(shop + asked, { method })).catch((error: unknown) => error);
  const first = await Promise.race([outcome, wait(20, "waits")]);
  const said = first instanceof Unreachable ? "unreachable" : first instanceof Response ? await first.text() : first;
  return [said, ...assign.mock.calls.flat()];
}

test("where the storefront says to come back later a navigation loads its document, and what completes a page fails as unreachable", async () => {
  const later = () => new Response("Maintenance", { status: 503, headers: { "Retry-After": "300" } });
  expect(await going(later(), "/home", "/home.data?a=1")).toEqual(["waits", "/home?a=1"]);
  expect(await going(later(), "/", "/_root.data?a=1")).toEqual(["waits", "/?a=1"]);
  expect(await going(later(), "/home", "/search/suggest.data")).toEqual(["unreachable"]);
  expect(await going(later(), null, "/home.data")).toEqual(["unreachable"]);
});

test("what another build answers is not shown by this one: a navigation loads its document, all else is taken as it comes", async () => {
  const dataOf = (build: string) =>
    new Response("data", { headers: { "Content-Type": "text/x-script", [buildHeader]: build } });
  expect(await going(dataOf("8"), "/home", "/home.data?a=1")).toEqual(["waits", "/home?a=1"]);
  expect(await going(dataOf("7"), "/home", "/home.data?a=1")).toEqual(["data"]);
  // The press has been done: its answer is told, and what loads afterwards comes as a document.
  expect(await going(dataOf("8"), "/home", "/home.data?a=1", "POST")).toEqual(["data"]);
  expect(await going(dataOf("8"), "/home", "/search/suggest.data")).toEqual(["data"]);
  expect(await going(dataOf("8"), null, "/home.data")).toEqual(["data"]);
});

test("a load that the router gave up fails as that, and what is no data answer as it does", async () => {
  const cut = new TypeError("cut");
  const givenUp = new Request(`${shop}/home.data`, { signal: AbortSignal.abort() });
  await expect(fetchGiving(cut)(givenUp)).rejects.toBe(cut);
  for (const address of [`${shop}/live`, "https://maps.example/tiles.data"])
    await expect(fetchGiving(cut)(address)).rejects.toBe(cut);
});

test("other answers are given as they come", async () => {
  const answer = answerOf("text/event-stream", (stream) => stream.error(new TypeError("cut")));
  expect(await fetchGiving(answer)(`${shop}/live`)).toBe(answer);
});

test("the shop is told the page's language, and no other site is", async () => {
  const asked: Request[] = [];
  const load = fetchGiving(new Response(), asked);
  await load(`${shop}/home.data`);
  await load("https://shop.example.evil/home.data");
  expect(asked.map(({ headers }) => headers.get("X-Page-Language"))).toEqual(["ar", null]);
});
