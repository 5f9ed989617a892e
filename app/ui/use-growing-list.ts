import { useFetcher, useNavigationType } from "@remix-run/react";
import { useEffect, useState } from "react";
import { appendPage, GrownLists, type ListPage, listKeyOf, type MoreOf, moreHref, rowsOf } from "./growing-list";

const lists = new GrownLists();

type Source = MoreOf & {
  /** Names the list: its address without page and dialog, and whatever else decides on its rows but is not seen from the first. */
  listName: string;
};

/** What `LoadMore` needs to fetch the next page into the list. */
export type More = { load(): void; state: "idle" | "loading" | "failed"; hasGrown: boolean };

export type GrowingList<Row> = { rows: Row[]; nextHref: string | null; more: More };

/**
 * A list that grows by its next pages instead of giving way to them (SRCH-28): the first page is the loader's, later ones are fetched
 * when `LoadMore` comes into view. Back finds the list as long as it was left. An answer that comes after the list has changed is
 * dropped, and a page that does not come leaves the link to it.
 */
export function useGrowingList<Row extends { id: number }>(
  first: ListPage<Row>,
  { listName, ...moreOf }: Source,
): GrowingList<Row> {
  const listKey = listKeyOf(listName, first);
  const isBack = useNavigationType() === "POP";
  const begin = () => ({
    listKey,
    ...((isBack ? lists.of<Row>(listKey) : null) ?? { later: [], nextHref: first.nextHref }),
  });
  const [list, setList] = useState(begin);
  // Another list in the same place begins anew before anything is drawn.
  const shown = list.listKey === listKey ? list : begin();
  if (shown !== list) setList(shown);

  // A fetcher per page: one whose page has come or is not wanted any more is forgotten with its answer.
  const fetcher = useFetcher<unknown>({ key: `${listKey} ${shown.nextHref}` });
  const page = fetcher.data as ListPage<Row> | null | undefined;
  useEffect(() => {
    if (!page) return;
    setList((current) => {
      const grown = appendPage(current, page);
      lists.keep(listKey, grown);
      return { listKey, ...grown };
    });
  }, [page, listKey]);

  // A page that has come is under way until it has joined the list.
  const state = fetcher.state !== "idle" || page ? "loading" : page === null ? "failed" : "idle";
  return {
    rows: rowsOf(first.rows, shown.later),
    nextHref: shown.nextHref,
    more: {
      load() {
        if (state !== "loading" && shown.nextHref !== null) fetcher.load(moreHref(moreOf, shown.nextHref));
      },
      state,
      hasGrown: shown.later.length > 0,
    },
  };
}
