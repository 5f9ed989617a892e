import { beforeEach, expect, test, vi } from "vitest";
import { whenReachable } from "./when-reachable";

const href = "/home?page=2&dialog=review-prompt";
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal("location", { origin: "https://shop.example" });
  vi.stubGlobal("window", { fetch: fetched });
  return () => vi.useRealTimers();
});

test("goes on after a while, where the frame of that address is to be had", async () => {
  fetched.mockResolvedValue(new Response());
  const go = vi.fn();
  whenReachable(href, 5000, go);
  await vi.advanceTimersByTimeAsync(4999);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const asked = "https://shop.example/home.data?page=2&dialog=review-prompt&_routes=routes%2F_shop";
  expect(String(fetched.mock.calls[0]?.[0])).toBe(asked);
  expect(go).toHaveBeenCalledOnce();
});

test.each([
  ["the line is down", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["it is refused", () => Promise.resolve(new Response(null, { status: 404 }))],
])("stays where %s", async (_, answer) => {
  fetched.mockImplementation(answer);
  const go = vi.fn();
  whenReachable(href, 0, go);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toHaveBeenCalledOnce();
  expect(go).not.toHaveBeenCalled();
});

test("goes nowhere once it is ended, be it while the answer is on its way", async () => {
  const go = vi.fn();
  whenReachable(href, 10, go)();
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).not.toHaveBeenCalled();
  let answer = (_: Response) => {};
  fetched.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const end = whenReachable(href, 10, go);
  await vi.advanceTimersByTimeAsync(10);
  end();
  answer(new Response());
  await vi.advanceTimersByTimeAsync(1000);
  expect(go).not.toHaveBeenCalled();
});
