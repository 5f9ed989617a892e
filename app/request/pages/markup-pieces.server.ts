import { randomUUID } from "node:crypto";
import { createElement, Fragment, type ReactElement, type ReactNode } from "react";
import type { PagePart, PageSlots } from "./page-slots.server";
import type { PersonalFragment, TextOfPlace } from "./personal-fragment";

/**
 * Shared markup in pieces (ADR 0201): what React made of a page for all visitors, cut where something is a visitor's own or stands in other pages as well.
 * While React renders, marks stand there that nobody outside this process can write.
 */

/** What was rendered of it for a visitor is cached by this key and the values it shows. */
type KeyedFragment = PersonalFragment & { key: string };

/** `plain`: as it is for whoever has nothing of what it shows. */
export type FragmentPiece = { fragment: KeyedFragment; plain: Piece[] };
type TextPiece = { textOf: TextOfPlace };
/** The key of a fragment that pages share. */
type SharedPiece = { shared: string };
/** The page's own address, or the one that its dialogs have before their own parameters. */
type AddressPiece = { address: keyof PageAddresses };
export type PageAddresses = { page: string; dialogs: string };
export type Piece = PagePart | FragmentPiece | TextPiece | SharedPiece | AddressPiece;

/** What a mark stands for. A shared fragment that is cached is not rendered: nothing stands between its marks. */
export type Gap = { fragment: KeyedFragment } | TextPiece | (SharedPiece & { isCached: boolean });

/** No text of the delivery API can stand where a mark does. */
const secret = randomUUID();

/** What stands in shared markup for something that has this name. */
export const placeholderOf = (name: string): string => `${name}-${secret}`;

/** What stands in it for each slot. */
export const slotPlaceholders: PageSlots = {
  nonce: placeholderOf("nonce"),
  formToken: placeholderOf("formToken"),
  requestId: placeholderOf("requestId"),
  servedAt: placeholderOf("servedAt"),
  distance: placeholderOf("distance"),
};

/** The address of their page for fragments that are rendered for all pages: a path, to which a dialog's parameters can be added. */
export const addressPlaceholder = `/address-${secret}`;

/** The mark of a text, in an attribute as well. */
export const textMark = (gap: number): string => `text-${gap}-${secret}`;

const end = createElement("i", { "data-end": secret });

/** An element between marks. */
export const marked = (gap: number, element: ReactNode): ReactElement =>
  createElement(Fragment, null, createElement("i", { "data-gap": `${gap}-${secret}` }), element, end);

/** Stands behind each of the fragments that are rendered together. */
export const fragmentEnd = createElement("i", { "data-fragment-end": secret });

/** The markup of each of them. */
export const splitFragments = (html: string): string[] =>
  html.split(`<i data-fragment-end="${secret}"></i>`).slice(0, -1);

const mark = new RegExp(
  `<i data-gap="(?<gap>\\d+)-${secret}"></i>|(?<end><i data-end="${secret}"></i>)|text-(?<text>\\d+)-${secret}|(?<address>${addressPlaceholder})(?<dialogs>\\?)?|(?<slot>${Object.keys(slotPlaceholders).join("|")})-${secret}`,
  "g",
);

/** The pieces of marked HTML. `keep` is given those of each fragment that pages share and that was rendered with it. */
export function cut(
  html: string,
  gaps: readonly Gap[] = [],
  keep: (key: string, pieces: Piece[]) => void = () => {},
): Piece[] {
  const page: Piece[] = [];
  const open: { gap: Gap; pieces: Piece[] }[] = [];
  const add = (piece: Piece | undefined) => piece !== undefined && (open.at(-1)?.pieces ?? page).push(piece);
  const addText = (text: string) => text !== "" && add(Buffer.from(text));
  const close = () => {
    const closed = open.pop();
    if (!closed) return;
    const { gap, pieces } = closed;
    if ("shared" in gap && !gap.isCached) keep(gap.shared, pieces);
    add("fragment" in gap ? { fragment: gap.fragment, plain: pieces } : gap);
  };
  let written = 0;
  for (const { index, 0: found, groups = {} } of html.matchAll(mark)) {
    addText(html.slice(written, index));
    written = index + found.length;
    const gap = gaps[Number(groups.gap ?? groups.text)];
    if (groups.end) close();
    else if (groups.address) add({ address: groups.dialogs ? "dialogs" : "page" });
    else if (groups.slot) add(groups.slot as keyof PageSlots);
    else if (groups.gap && gap) open.push({ gap, pieces: [] });
    else if (gap && "textOf" in gap) add(gap);
  }
  addText(html.slice(written));
  return page;
}

/** Bytes that a piece takes in memory. */
export function sizeOf(piece: Piece): number {
  if (typeof piece === "string") return 100;
  if (Buffer.isBuffer(piece)) return 100 + piece.length;
  return "plain" in piece ? piece.plain.reduce((sum, one) => sum + sizeOf(one), 300) : 200;
}

/** As React escapes texts and values of attributes. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes.get(character) ?? character);
const escapes = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#x27;"],
]);
