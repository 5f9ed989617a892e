import { expect, test } from "vitest";
import type { Page, Result } from "~/delivery-api";
import { everyRow } from "./sitemap.server";

type Row = { id: number };
const rows = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));
const page = (found: Row[], total: number): Result<Page<Row>> => ({
  ok: true,
  value: { rows: found, total, page: 1, limit: 50 },
});

async function read(pages: Result<Page<Row>>[]) {
  const asked: number[] = [];
  const ids: number[] = [];
  const load = async (number: number) => {
    asked.push(number);
    return pages[Math.min(number, pages.length) - 1] as Result<Page<Row>>;
  };
  for await (const { id } of everyRow(load)) ids.push(id);
  return { asked, ids };
}

test.each([
  ["one page", [page(rows(1, 3), 3)], [1], 3],
  ["an empty list", [page([], 0)], [1], 0],
  ["two pages", [page(rows(1, 50), 60), page(rows(51, 10), 60)], [1, 2], 60],
  ["exactly one full page", [page(rows(1, 50), 50)], [1], 50],
  ["a list that moved while it was read", [page(rows(1, 50), 60), page(rows(50, 10), 60)], [1, 2], 59],
  ["a server that ignores paging", [page(rows(1, 50), 500)], [1, 2], 50],
])("%s is read to its end, each row once", async (_, pages, wanted, count) => {
  const { asked, ids } = await read(pages);
  expect(asked).toEqual(wanted);
  expect(ids).toEqual(rows(1, count).map(({ id }) => id));
});

test("a page that fails ends the list as broken", async () => {
  const failed = { ok: false, failure: { kind: "timeout", errors: [] } } as unknown as Result<Page<Row>>;
  await expect(read([page(rows(1, 50), 60), failed])).rejects.toThrow(/timeout/);
});
