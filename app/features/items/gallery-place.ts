import { dialogHref, dialogKey, withoutDialog } from "~/ui/dialog-href";

/** The small strip has room for so many (ITEM-24). */
const stripLength = 3;

/** Which pictures the strip shows, counted from 0, and the way to those it does not show. */
export type Strip = { shown: number[]; more: { count: number; next: number } | null };

/** The strip that holds the chosen one of `count` pictures; `more.count` is how many pictures it leaves out (ITEM-24). */
export function stripOf(count: number, chosen: number): Strip {
  const first = Math.floor(chosen / stripLength) * stripLength;
  const shown = Array.from({ length: Math.min(stripLength, count - first) }, (_, index) => first + index);
  const left = count - shown.length;
  return { shown, more: left > 0 ? { count: left, next: (first + shown.length) % count } : null };
}

/** The parameter that names a picture, counted from 1. */
export const imageField = "image";

/** Which picture `?image=n` names, counted from 0; the first when it names none of `count`. */
export function chosenImage(search: URLSearchParams, count: number): number {
  const number = Number(search.get(imageField));
  return Number.isInteger(number) && number >= 1 && number <= count ? number - 1 : 0;
}

/** What a gallery must know of its address: the picture it names, and the addresses of the others. */
export type GalleryPlace = { search: URLSearchParams; hrefOf: (index: number) => string };

const base = "http://page.invalid";

/** The gallery of a page of its own: `?image=2`. */
export function galleryOfPage(current: string): GalleryPlace {
  const url = new URL(withoutDialog(current), base);
  return {
    search: url.searchParams,
    hrefOf(index) {
      const search = new URLSearchParams(url.searchParams);
      search.set(imageField, String(index + 1));
      return `${url.pathname}?${search}`;
    },
  };
}

/** The gallery of a dialog over any page: `&image=2` is one of the dialog's own parameters. */
export function galleryOfDialog(current: string): GalleryPlace {
  const search = new URLSearchParams(dialogKey(new URL(current, base)));
  const { dialog = "item", ...values } = Object.fromEntries(search);
  return { search, hrefOf: (index) => dialogHref(current, dialog, { ...values, [imageField]: index + 1 }) };
}
