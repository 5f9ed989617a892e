import { afterEach, expect, test, vi } from "vitest";
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

/** `fetch` as it is afterwards, in an Arabic page of the shop where each request gets this answer. */
function fetchGiving(answer: Response, asked: Request[] = []) {
  const window = {
    fetch: async (request: Request | string) => {
      asked.push(request as Request);
      return answer;
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
  await expect(load(`${shop}/home.data`)).rejects.toThrow("cut");
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
