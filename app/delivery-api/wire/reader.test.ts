import { expect, test } from "vitest";
import { z } from "zod";
import { readItem } from "./item";
import { problemOf, type Reader, readPage, readRows } from "./reader";

function listener() {
  const dropped: string[] = [];
  const reader: Reader = {
    dialect: "m",
    images: {},
    customerVerification: false,
    sign: (address) => address,
    onDropped: (what, problem) => dropped.push(`${what}: ${problem}`),
  };
  return { reader, dropped };
}

const readNumber = (row: unknown): number => {
  if (typeof row !== "number") throw new Error("no number");
  return row;
};

test("4 MB of broken rows are given up at once", () => {
  const { reader, dropped } = listener();
  const rows = Array.from({ length: 1_300_000 }, () => 1);
  const began = performance.now();
  expect(() => readRows(rows, "items", reader, (row) => readItem(row, reader))).toThrow("21 broken items in a row");
  expect(performance.now() - began).toBeLessThan(300);
  expect(dropped).toHaveLength(21);
});

test("a list that is half broken keeps its other half, tells the first of its broken rows, and is soon read", () => {
  const { reader, dropped } = listener();
  const rows = Array.from({ length: 5000 }, (_, index) => (index % 2 ? index : {}));
  const began = performance.now();
  expect(readRows(rows, "items", reader, readNumber)).toHaveLength(2500);
  expect(performance.now() - began).toBeLessThan(300);
  expect(dropped).toHaveLength(21);
  expect(dropped.at(-1)).toBe("items: 2480 more rows");
});

test("twenty broken rows side by side are not the end of a list", () => {
  const { reader } = listener();
  const broken = Array.from({ length: 20 }, () => null);
  expect(readRows([...broken, 1, ...broken, 2], "items", reader, readNumber)).toEqual([1, 2]);
});

test("of too long a list the first rows are read, and what was cut is told", () => {
  const { reader, dropped } = listener();
  const rows = Array.from({ length: 6000 }, (_, index) => index);
  expect(readRows(rows, "items", reader, readNumber)).toHaveLength(5000);
  const page = readPage({ total_size: 90, items: rows }, "items", { page: 1, limit: 10 }, reader, readNumber);
  expect([page.rows.length, page.total]).toEqual([10, 90]);
  expect(dropped).toEqual(["items: 1000 rows over 5000", "items: 5990 rows over 10"]);
});

test("a broken row has no stack, and whoever fails next has one again", () => {
  const { reader } = listener();
  const stacks: string[] = [];
  readRows([1], "items", reader, () => {
    const error = new Error("broken");
    stacks.push(error.stack ?? "");
    throw error;
  });
  expect(stacks).toEqual(["Error: broken"]);
  expect(new Error("other").stack).toContain("reader.test.ts");
});

test("what is wrong with an answer is told by place and reason, five of them, and never by value", () => {
  const row = z.object({ id: z.number(), store: z.object({ name: z.string() }) });
  const { error } = row.safeParse({ id: "secret", store: {} });
  expect(problemOf(error)).toBe("id: Expected number, received string; store.name: Required");
  expect(problemOf(z.number().safeParse("secret").error)).toBe("body: Expected number, received string");
  expect(problemOf(z.array(z.number()).safeParse(Array(9).fill("secret")).error).split("; ")).toHaveLength(5);
  expect(problemOf(new Error("secret"))).toBe("unreadable");
});
