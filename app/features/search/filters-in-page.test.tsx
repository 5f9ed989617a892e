// @vitest-environment jsdom
import { Link, useLoaderData } from "@remix-run/react";
import { act } from "react";
import { expect, test } from "vitest";
import { held, mount } from "../../../tests/harness/mount";
import { readFilters } from "./filters.server";
import type { SearchQuery } from "./query";
import { useFilters } from "./use-filters";

const address = "/home?search=rice&data_type=searched";
const askedAt = (url: string) => readFilters(new URL(url, "http://localhost").searchParams);

function Page() {
  const { draft, choose } = useFilters({ query: useLoaderData() as SearchQuery, categories: [] });
  return (
    <>
      <input
        type="checkbox"
        checked={draft.filters.includes("popular")}
        onChange={({ target }) => choose({ filters: target.checked ? ["popular"] : [] })}
      />
      <Link to={`${address}&dialog=item&item=1`}>Burger</Link>
    </>
  );
}

/** Results whose next ones are held back. */
async function shown() {
  const results = held<SearchQuery | null>();
  const close = await mount(Page, {
    path: address,
    data: askedAt(address),
    loader: ({ request }) => (request.url.includes("popular") ? results.promise : askedAt(request.url)),
  });
  const box = document.querySelector("input") as HTMLInputElement;
  await act(async () => box.click());
  expect(box.checked).toBe(true);
  return {
    close,
    box,
    press: () => act(async () => document.querySelector("a")?.click()),
    answer: () => act(async () => results.keep(askedAt(`${address}&filter=popular`))),
  };
}

test("SRCH-25: a choice stays while its results are on their way, and when they are here", async () => {
  const { box, answer, close } = await shown();
  await answer();
  expect(box.checked).toBe(true);
  await close();
});

test("SRCH-25: a choice whose results a pressed card has ended is taken back, and can be made again", async () => {
  const { box, press, answer, close } = await shown();
  await press();
  expect(box.checked).toBe(false);
  await act(async () => box.click());
  await answer();
  expect(box.checked).toBe(true);
  await close();
});
