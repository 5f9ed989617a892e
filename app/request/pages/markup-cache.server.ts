import { createHash, randomUUID } from "node:crypto";
import { serialize } from "node:v8";
import { LRUCache } from "lru-cache";
import { createElement } from "react";
import type { Coordinates } from "~/delivery-api";
import { cacheLimits } from "~/limits";
import type { PagePart, PageSlots } from "./page-slots.server";
import type { FragmentCollector, PersonalFragment, TextOfPlace } from "./personal-fragment";

/**
 * The markup cache: what React made of a page for all visitors whose loaders say the same, with gaps where each has slots and fragments of their
 * own (ADR 0201). Its key is the data itself, so that nothing in it grows old; after a minute it lets go of everything, names and carts among it.
 */

/** A part of the page, or the number of a fragment or of a text. */
type Piece = PagePart | { fragment: number } | { text: number };

export type SharedMarkup = {
  pieces: Piece[];
  fragments: KeyedFragment[];
  texts: TextOfPlace[];
  /** Whether the page runs scripts, which its data are for. */
  hasScripts: boolean;
};

/** What was rendered of it is cached by this key and the values it shows. */
type KeyedFragment = PersonalFragment & { key: string };

/** Nobody outside this process knows it: no text of the delivery API can stand where a gap does. */
const secret = randomUUID();

/** What stands in a cached page for something that has this name. */
export const placeholderOf = (name: string): string => `${name}-${secret}`;

/** What stands in the cached markup for each slot. */
export const slotPlaceholders: PageSlots = {
  nonce: placeholderOf("nonce"),
  formToken: placeholderOf("formToken"),
  requestId: placeholderOf("requestId"),
  servedAt: placeholderOf("servedAt"),
  distance: placeholderOf("distance"),
};

const cachedMs = 60_000;

/** Null where the page cannot be shared. */
const markups = new LRUCache<string, { markup: SharedMarkup | null }>({
  max: 2000,
  maxSize: cacheLimits.markup,
  sizeCalculation: ({ markup }) => 200 + (markup?.pieces.reduce((sum, piece) => sum + sizeOf(piece), 0) ?? 0),
  ttl: cachedMs,
  ttlAutopurge: true,
});

/** By the fragment's key and the values it shows. */
const rendered = new LRUCache<string, Piece[]>({
  max: 5000,
  maxSize: cacheLimits.fragments,
  sizeCalculation: (pieces, key) => key.length + pieces.reduce((sum, piece) => sum + sizeOf(piece), 200),
  ttl: cachedMs,
  ttlAutopurge: true,
});

const sizeOf = (piece: Piece) => 100 + (Buffer.isBuffer(piece) ? piece.length : 0);

export function clearMarkups(): void {
  markups.clear();
  rendered.clear();
}

/** The key of what is rendered of this data, and how many bytes they are; null for data that cannot be written down. */
export function markupKey(data: unknown): { key: string; bytes: number } | null {
  try {
    const written = serialize(data);
    return { key: createHash("sha256").update(written).digest("base64url"), bytes: written.length };
  } catch {
    return null;
  }
}

/**
 * The markup of a key, made by `render` where it is not cached; null where the page cannot be shared. `frame`: the data of the page's frame, which is all of
 * the page that its fragments see. Those of pages with the same frame are rendered once for all of them.
 */
export function sharedMarkup(
  key: string,
  frame: () => unknown,
  render: (collector: FragmentCollector) => { html: string; hasScripts: boolean } | null,
): SharedMarkup | null {
  const known = markups.get(key);
  if (known) return known.markup;
  const frameKey = markupKey(frame())?.key ?? key;
  const keyOf = ({ ofAllPages, source }: PersonalFragment, number: number) =>
    ofAllPages ?? `${frameKey} ${markupKey(source)?.key ?? `${key} ${number}`}`;
  const fragments: KeyedFragment[] = [];
  const texts: TextOfPlace[] = [];
  let isShared = true;
  const page = render({
    element(fragment) {
      const number = fragments.length;
      fragments.push({ ...fragment, key: keyOf(fragment, number) });
      return createElement("i", { key: number, "data-fragment": `${number}-${secret}` });
    },
    text: (textOf) => `text-${texts.push(textOf) - 1}-${secret}`,
    reject: () => {
      isShared = false;
    },
  });
  const markup = page && isShared ? { pieces: cut(page.html), fragments, texts, hasScripts: page.hasScripts } : null;
  markups.set(key, { markup });
  return markup;
}

/**
 * The page of one visitor, who is at `at`. `shownOf` gives what a fragment shows of them; `render` makes the markup of fragments, with placeholders for slots:
 * it is asked for those that no visitor with the same values was shown lately. Null when one of them fails.
 */
export function fillMarkup<Shown>(
  { pieces, fragments, texts }: SharedMarkup,
  at: Coordinates | null,
  shownOf: (fragment: PersonalFragment) => Shown,
  render: (fragments: { fragment: PersonalFragment; shown: Shown }[]) => string[] | null,
): PagePart[] | null {
  const parts = fragments.map((fragment) => {
    const shown = shownOf(fragment);
    const partKey = `${fragment.key} ${JSON.stringify(shown)}`;
    return { fragment, shown, partKey, pieces: rendered.get(partKey) };
  });
  const missing = parts.filter((part) => part.pieces === undefined);
  if (missing.length > 0) {
    const made = render(missing);
    if (made?.length !== missing.length) return null;
    for (const [index, part] of missing.entries()) {
      part.pieces = cut(made[index] ?? "");
      rendered.set(part.partKey, part.pieces);
    }
  }
  const write = (piece: Piece): PagePart | PagePart[] => {
    if (typeof piece === "string" || Buffer.isBuffer(piece)) return piece;
    if ("text" in piece) return Buffer.from(escaped((at && texts[piece.text]?.(at)) ?? ""));
    return parts[piece.fragment]?.pieces?.flatMap(write) ?? [];
  };
  return pieces.flatMap(write);
}

/** Stands behind each of the fragments that are rendered together. */
export const fragmentEnd = createElement("i", { "data-fragment-end": secret });

/** The markup of each of them. */
export const splitFragments = (html: string): string[] =>
  html.split(`<i data-fragment-end="${secret}"></i>`).slice(0, -1);

const gap = new RegExp(
  `<i data-fragment="(?<fragment>\\d+)-${secret}"></i>|text-(?<text>\\d+)-${secret}|(?<slot>${Object.keys(slotPlaceholders).join("|")})-${secret}`,
  "g",
);

function gapOf(groups: Record<string, string | undefined> = {}): Piece {
  if (groups.slot) return groups.slot as keyof PageSlots;
  return groups.text ? { text: Number(groups.text) } : { fragment: Number(groups.fragment) };
}

/** As React escapes texts and values of attributes. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes.get(character) ?? character);
const escapes = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#x27;"],
]);

function cut(html: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 0: found, groups } of html.matchAll(gap)) {
    pieces.push(Buffer.from(html.slice(end, index)));
    pieces.push(gapOf(groups));
    end = index + found.length;
  }
  return [...pieces, Buffer.from(html.slice(end))];
}
