import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import { LRUCache } from "lru-cache";
import { createElement, type ReactElement } from "react";
import type { Coordinates } from "~/delivery-api";
import { cacheLimits } from "~/limits";
import {
  cut,
  escaped,
  type FragmentPiece,
  type Gap,
  marked,
  type PageAddresses,
  type Piece,
  sizeOf,
  textMark,
} from "./markup-pieces.server";
import type { PagePart } from "./page-slots.server";
import { type FragmentCollector, FragmentCollectorProvider, type PersonalFragment } from "./personal-fragment";

/**
 * The markup cache: what React made of a page for all visitors whose loaders say the same, with gaps where each has slots and fragments of their
 * own (ADR 0201). Its key is the data itself, so that nothing in it grows old; after a minute it lets go of whatever is one visitor's, names and carts among it.
 */

export type SharedMarkup = {
  pieces: Piece[];
  /** Whether the page runs scripts, which its data are for. */
  hasScripts: boolean;
};

const cachedMs = 60_000;
const bytesOf = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + sizeOf(piece), 200);

/** Null where the page cannot be shared. */
const markups = new LRUCache<string, { markup: SharedMarkup | null }>({
  max: 2000,
  maxSize: cacheLimits.markup,
  sizeCalculation: ({ markup }) => bytesOf(markup?.pieces ?? []),
  ttl: cachedMs,
  ttlAutopurge: true,
});

/** Fragments that pages share, by all that they depend on. Pages name them, so that each is held once: until no page has asked for it for a minute. */
const sharedFragments = new LRUCache<string, Piece[]>({
  max: 10_000,
  maxSize: cacheLimits.sharedFragments,
  sizeCalculation: (pieces, key) => key.length + bytesOf(pieces),
  ttl: cachedMs,
  updateAgeOnGet: true,
});

/** What visitors are shown in personal fragments, by the fragment's key and the values it shows. */
const rendered = new LRUCache<string, Piece[]>({
  max: 5000,
  maxSize: cacheLimits.fragments,
  sizeCalculation: (pieces, key) => key.length + bytesOf(pieces),
  ttl: cachedMs,
  ttlAutopurge: true,
});

export function clearMarkups(): void {
  markups.clear();
  sharedFragments.clear();
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

/** What fragments may depend on beside their props: personal ones on their page's frame, those that pages share on what is the same for all pages of a kind. */
export type Frames = { page: unknown; shared: unknown };

/**
 * The markup of a key, made by `render` where it is not cached; null where the page cannot be shared. Fragments of pages with the same frame are rendered once
 * for all of them.
 */
export function sharedMarkup(
  key: string,
  framesOf: () => Frames,
  render: (collector: FragmentCollector) => { html: string; hasScripts: boolean } | null,
): SharedMarkup | null {
  const known = markups.get(key);
  if (known && (known.markup === null || wholeOf(known.markup.pieces))) return known.markup;
  const frames = framesOf();
  const keyOfFrame = (frame: unknown) => markupKey(frame)?.key ?? key;
  const sharedFrame = keyOfFrame(frames.shared);
  const gaps: Gap[] = [];
  let isShared = true;
  const gapFor = (gap: Gap) => gaps.push(gap) - 1;
  const collectorIn = (frame: string): FragmentCollector => ({
    personal(fragment) {
      const { ofAllPages, source, element } = fragment;
      const ownKey = ofAllPages
        ? `${sharedFrame} ${ofAllPages} ${JSON.stringify(source.props)}`
        : `${frame} ${markupKey(source)?.key ?? `${key} ${gaps.length}`}`;
      return marked(gapFor({ fragment: { ...fragment, key: ownKey } }), collectedBy(null, element));
    },
    shared(element, source) {
      const ownKey = markupKey(source)?.key;
      if (ownKey === undefined) return element;
      const shared = `${sharedFrame} ${ownKey}`;
      const isCached = sharedFragments.get(shared) !== undefined;
      return marked(gapFor({ shared, isCached }), isCached ? null : collectedBy(collectorIn(sharedFrame), element));
    },
    text: (textOf) => textMark(gapFor({ textOf })),
    reject: () => {
      isShared = false;
    },
  });
  const page = render(collectorIn(keyOfFrame(frames.page)));
  const keep = (shared: string, pieces: Piece[]) => void sharedFragments.set(shared, pieces);
  const markup = page && isShared ? { pieces: cut(page.html, gaps, keep), hasScripts: page.hasScripts } : null;
  markups.set(key, { markup });
  return markup;
}

const collectedBy = (value: FragmentCollector | null, element: ReactElement) =>
  createElement(FragmentCollectorProvider, { value }, element);

type WholePiece = Exclude<Piece, { shared: string }>;

/** The pieces with those of the fragments that pages share; null when one of these is no longer cached. */
function wholeOf(pieces: readonly Piece[]): WholePiece[] | null {
  const whole: WholePiece[] = [];
  for (const piece of pieces) {
    if (typeof piece === "string" || !("shared" in piece)) {
      whole.push(piece);
      continue;
    }
    const cached = sharedFragments.get(piece.shared);
    const shared = cached && wholeOf(cached);
    if (!shared) return null;
    whole.push(...shared);
  }
  return whole;
}

/** Where the visitor lives, and the addresses of their page. */
type Whereabouts = { at: Coordinates | null; address: PageAddresses };

/**
 * The page of one visitor. `shownOf` gives what a fragment shows of them, null for nothing; `render` makes the markup of fragments, with
 * placeholders for slots: it is asked for those that no visitor with the same values was shown lately. Null when one of them fails, or the page has to be rendered anew.
 */
export function fillMarkup<Shown>(
  { pieces }: SharedMarkup,
  { at, address }: Whereabouts,
  shownOf: (fragment: PersonalFragment) => Shown | null,
  render: (fragments: { fragment: PersonalFragment; shown: Shown }[]) => string[] | null,
): PagePart[] | null {
  const whole = wholeOf(pieces);
  if (whole === null) return null;
  const own = new Map<FragmentPiece, Piece[]>();
  const missing: { piece: FragmentPiece; fragment: PersonalFragment; shown: Shown; key: string }[] = [];
  for (const piece of whole) {
    if (typeof piece === "string" || !("fragment" in piece)) continue;
    const { fragment } = piece;
    const shown = shownOf(fragment);
    if (shown === null) continue;
    const key = `${fragment.key} ${JSON.stringify(shown)}`;
    const known = rendered.get(key);
    if (known) own.set(piece, known);
    else missing.push({ piece, fragment, shown, key });
  }
  if (missing.length > 0) {
    const made = render(missing);
    if (made?.length !== missing.length) return null;
    for (const [index, { piece, key }] of missing.entries()) {
      const cutHtml = cut(made[index] ?? "");
      own.set(piece, cutHtml);
      rendered.set(key, cutHtml);
    }
  }
  const write = (piece: Piece): PagePart | PagePart[] => {
    if (typeof piece === "string" || Buffer.isBuffer(piece)) return piece;
    if ("textOf" in piece) return Buffer.from(escaped((at && piece.textOf(at)) ?? ""));
    if ("address" in piece) return Buffer.from(escaped(address[piece.address]));
    return "fragment" in piece ? (own.get(piece) ?? piece.plain).flatMap(write) : [];
  };
  return whole.flatMap(write);
}
