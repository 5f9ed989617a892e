import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBatchQueue } from "./batch-queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = { waiting: 5, batch: 2, everyMs: 1000 };

/** A queue whose collector answers when it is told to, and the batches that it was sent. */
function started() {
  const batches: number[][] = [];
  const answers: (() => void)[] = [];
  const send = (batch: number[]) => {
    batches.push(batch);
    return new Promise<void>((resolve) => void answers.push(resolve));
  };
  const answer = async () => {
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue: createBatchQueue(send, limits), batches, answer };
}

test("one entry waits a second for others", async () => {
  const { queue, batches } = started();
  queue.push(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(batches).toEqual([[1]]);
});

test("a full batch goes at once, and the next one when it is answered", async () => {
  const { queue, batches, answer } = started();
  for (const entry of [1, 2, 3, 4, 5]) queue.push(entry);
  expect(batches).toEqual([[1, 2]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(batches).toHaveLength(1);
  await answer();
  await answer();
  expect(batches).toEqual([[1, 2], [3, 4], [5]]);
});

test("while nobody answers no more are taken than may wait", async () => {
  const { queue, batches, answer } = started();
  const taken = Array.from({ length: 10 }, (_, entry) => queue.push(entry));
  // Two are on their way.
  expect(taken.filter(Boolean)).toHaveLength(limits.waiting + limits.batch);
  expect(batches).toEqual([[0, 1]]);
  await answer();
  expect(queue.push(10)).toBe(true);
});

test("flush ends when all that waits has been answered", async () => {
  const { queue, batches, answer } = started();
  for (const entry of [1, 2, 3]) queue.push(entry);
  let isFlushed = false;
  void queue.flush().then(() => {
    isFlushed = true;
  });
  await answer();
  expect([batches.length, isFlushed]).toEqual([2, false]);
  await answer();
  expect([batches.length, isFlushed]).toEqual([2, true]);
});

test("after a pause it begins anew", async () => {
  const { queue, batches, answer } = started();
  for (const entry of [1, 2]) {
    queue.push(entry);
    await vi.advanceTimersByTimeAsync(limits.everyMs);
    await answer();
  }
  expect(batches).toEqual([[1], [2]]);
});
