/**
 * `distance` in the address of a store: how far it is, as the card told that led there (RTE-35). It is each visitor's own in a page that is otherwise the
 * same for all, so it has a slot (page-slots.server.ts), and no loader is told of it. Whatever is not written as cards write it is a parameter like others.
 */

const name = "distance";
const written = /(?<=[?&]distance=)\d{1,5}(\.\d{1,2})?(?=&|$)/;

/** The distance that a query tells; null without one, and where it is not one number. */
export function distanceOfAddress(search: string): string | null {
  const isOne = new URLSearchParams(search).getAll(name).length === 1;
  return (isOne && written.exec(search)?.[0]) || null;
}

/** The parameters of a query without it. */
export const withoutDistance = (search: string): [string, string][] =>
  [...new URLSearchParams(search)].filter(([key]) => key !== name || distanceOfAddress(search) === null);

/** A query that tells a distance, with another text in its place; any other query as it is. */
export const withDistance = (search: string, text: string): string =>
  distanceOfAddress(search) === null ? search : search.replace(written, text);
