import { withoutDialog } from "./dialog-href";

/** One page of a list, as a loader or the address that gives further pages answers it. */
export type ListPage<Row> = {
  rows: Row[];
  /** Rows of all pages together. */
  total: number;
  /** The page that shows what comes next, for browsers without scripts; null on the last. */
  nextHref: string | null;
};

/** The address of the page before this one; null on the first. */
export function previousPage(current: string): string | null {
  const url = new URL(withoutDialog(current), "http://page.invalid");
  const page = Number(url.searchParams.get("page"));
  if (!(page > 1)) return null;
  if (page > 2) url.searchParams.set("page", String(page - 1));
  else url.searchParams.delete("page");
  return url.pathname + url.search;
}

/** Where further pages of a list are to be had. */
export type MoreOf = {
  /** A resource route that answers further pages (`ListPage`, null on failure); it is asked what `nextHref` asks its page. */
  moreAt: string;
  /** The module the list was drawn for, where no address of its pages names it; another tab may be in another one by now. */
  moduleId?: number | undefined;
};

/** The address that answers the page at `nextHref`. */
export function moreHref({ moreAt, moduleId }: MoreOf, nextHref: string): string {
  const search = new URLSearchParams(nextHref.replace(/^[^?]*|#.*$/g, ""));
  if (moduleId !== undefined) search.set("module_id", String(moduleId));
  return `${moreAt}?${search}`;
}

/** The pages fetched after the first one, and where the next is to be had. */
export type Grown<Row> = { later: Row[]; nextHref: string | null };

type Identified = { id: number };

/** All rows so far, each once: what moved between two pages while they were fetched keeps its first place. */
export function rowsOf<Row extends Identified>(first: readonly Row[], later: readonly Row[]): Row[] {
  const seen = new Set<number>();
  return [...first, ...later].filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The list with its next page; a page without rows is the end, whatever its total says (SRCH-28). */
export function appendPage<Row>(grown: Grown<Row>, page: ListPage<Row>): Grown<Row> {
  return {
    later: [...grown.later, ...page.rows],
    nextHref: page.rows.length === 0 || page.nextHref === grown.nextHref ? null : page.nextHref,
  };
}

/** The key of a list: its name, and its first row, which tells places, days and states apart that no address names. */
export const listKeyOf = (name: string, { rows }: ListPage<Identified>): string => `${name} ${rows[0]?.id}`;

/** Lists a visitor may come back to. */
const mostLists = 10;

/** What was fetched of the lists left behind, latest last, so that Back finds them as long as they were. */
export class GrownLists {
  private readonly lists = new Map<string, Grown<unknown>>();

  keep(key: string, grown: Grown<unknown>): void {
    this.lists.delete(key);
    this.lists.set(key, grown);
    const [oldest] = this.lists.keys();
    if (this.lists.size > mostLists && oldest !== undefined) this.lists.delete(oldest);
  }

  /** The list as it was left; a key names one list, and so one kind of row. */
  of<Row>(key: string): Grown<Row> | null {
    return (this.lists.get(key) as Grown<Row> | undefined) ?? null;
  }
}
