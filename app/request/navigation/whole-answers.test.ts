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

/** `fetch` as it is afterwards, in a window where each request gets this answer. */
function fetchGiving(answer: Response) {
  const window = { fetch: async (_url: string) => answer };
  vi.stubGlobal("window", window);
  readAnswersWhole();
  return window.fetch;
}

afterEach(() => vi.unstubAllGlobals());

test("a data answer keeps its text, status and headers", async () => {
  const answer = await fetchGiving(answerOf("text/x-script; charset=utf-8", (stream) => stream.close()))("/home.data");
  expect(answer.status).toBe(202);
  expect(answer.headers.get("Content-Type")).toBe("text/x-script; charset=utf-8");
  expect(await answer.text()).toBe("one, two");
});

test("a data answer that breaks off fails as a request, not in what decodes it", async () => {
  const load = fetchGiving(answerOf("text/x-script", (stream) => stream.error(new TypeError("cut"))));
  await expect(load("/home.data")).rejects.toThrow("cut");
});

test("other answers are given as they come", async () => {
  const answer = answerOf("text/event-stream", (stream) => stream.error(new TypeError("cut")));
  expect(await fetchGiving(answer)("/live")).toBe(answer);
});
