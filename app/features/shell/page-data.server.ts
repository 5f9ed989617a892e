import { encode } from "turbo-stream";
import { placeholderOf, slotPlaceholders } from "~/request/pages/markup-pieces.server";
import { cutAt, marksOf, type PagePart, type PageSlots } from "~/request/pages/page-slots.server";
import { inScript } from "~/request/pages/render-page.server";
import { dataFor, type SharedPage, visitorOfPage } from "./page-markup.server";
import type { Personal } from "./personal-data";

/**
 * The loaders' data of a page, encoded once for all visitors who share it. turbo-stream writes a list of values that name each other by their places in it. So the values
 * that are each visitor's own have gaps, and whatever these name stands behind all others (ADR 0201).
 */
export type DataWithGaps = {
  /** Without the end of the list. */
  pieces: (PagePart | Gap)[];
  /** How many values there are. */
  length: number;
};

type Gap = { personal: keyof Personal };
const isGap = (piece: PagePart | Gap): piece is Gap => typeof piece === "object" && "personal" in piece;

type Encoded = (number[] | Record<string, number> | string | number | boolean | null)[];

const textOf = (data: unknown): Promise<string> => new Response(encode(data)).text();

const endOfList = inScript("]\n");

/** The data of a shared page without its visitor. */
export async function dataWithGaps(shared: SharedPage): Promise<DataWithGaps> {
  const nobody = Object.entries(visitorOfPage(shared.page));
  const marked = nobody.map(([name, value]) => [name, value === null ? null : placeholderOf(name)]);
  const text = await textOf(dataFor(shared, Object.fromEntries(marked) as Personal, slotPlaceholders));
  const names = nobody.flatMap(([name, value]) => (value === null ? [] : [name as keyof Personal]));
  const marks = new Map<string, keyof PageSlots | Gap>([
    ...marksOf(slotPlaceholders),
    ...names.map((name) => [inScript(JSON.stringify(placeholderOf(name))), { personal: name }] as const),
  ]);
  const written = inScript(text);
  return {
    pieces: cutAt(written.slice(0, -endOfList.length), marks),
    length: (JSON.parse(text) as Encoded).length,
  };
}

/** The data for one visitor, as parts of a script's string; null for a visitor of another kind, and for values other than those of JSON. */
export async function fillData({ pieces, length }: DataWithGaps, personal: Personal): Promise<PagePart[] | null> {
  const [root, ...values] = JSON.parse(await textOf(personal)) as Encoded;
  const moved = (place: number) => (place < 0 ? place : place - 1 + length);
  let isPlain = true;
  const write = (value: Encoded[number] | undefined): string => {
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    if (Array.isArray(value)) {
      // A date, a map or the like begins with a letter for what it is.
      isPlain &&= value.every((place) => typeof place === "number");
      return `[${value.map(moved)}]`;
    }
    return `{${Object.entries(value).map(([key, place]) => `"_${moved(Number(key.slice(1)))}":${moved(place)}`)}}`;
  };
  const keyAt = (place: number) => values[place - 1];
  const places = new Map(
    Object.entries(root as Record<string, number>).map(([key, place]) => [keyAt(Number(key.slice(1))), place]),
  );
  let gaps = 0;
  const parts = pieces.map((piece): PagePart => {
    if (!isGap(piece)) return piece;
    const place = places.get(piece.personal) ?? 0;
    if (place > 0) gaps += 1;
    return Buffer.from(inScript(write(values[place - 1] ?? "")));
  });
  const rest = Buffer.from(inScript(values.map((value) => `,${write(value)}`).join("")) + endOfList);
  const isSameKind =
    gaps === pieces.filter(isGap).length && gaps === [...places.values()].filter((place) => place > 0).length;
  return isPlain && isSameKind ? [...parts, rest] : null;
}
