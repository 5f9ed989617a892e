/**
 * `distance` in the address of a store: how far it is, as the card told that led there (RTE-35). It is each visitor's own in a page that is otherwise the
 * same for all, so it has a slot (page-slots.server.ts), and no loader is told of it.
 */

const name = "distance";
const written = /^\d{1,5}(\.\d{1,2})?$/;

/** The distance that an address tells; null without one, and where it is not one number. */
export function distanceOfAddress(params: URLSearchParams): string | null {
  const [value = "", ...others] = params.getAll(name);
  return others.length === 0 && written.test(value) ? value : null;
}

/** The parameters without it, as they are written. */
export const withoutDistance = (params: URLSearchParams): [string, string][] =>
  distanceOfAddress(params) === null ? [...params] : [...params].filter(([key]) => key !== name);

/** The query of an address that tells a distance, with another text in its place; any other query as it is. */
export const withDistance = (search: string, text: string): string =>
  distanceOfAddress(new URLSearchParams(search)) === null ? search : search.replace(/(?<=[?&]distance=)[^&]*/, text);
