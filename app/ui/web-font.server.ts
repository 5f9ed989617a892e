import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";

/** A web font of the operator: its address, which changes with its bytes, and whether one file holds all weights. */
export type WebFont = { href: string; bytes: Buffer; isVariable: boolean };

/** Visitors on a phone's line would wait for more, with every new font anew. */
export const largestFont = 500_000;

/** Before the tables' directory of a WOFF2 file (W3C, WOFF File Format 2.0, §4.1). */
const headerLength = 48;
/** Places in the list of known tables (§4.2), each for its tag. */
const known = { own: 63, glyf: 10, loca: 11, fvar: 47 };

/**
 * The font in a file.
 * @throws Error whose message says, after the name of a setting or a file, what is wrong with it.
 */
export function readWebFont(path: string): WebFont {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file?.isFile()) throw new Error("is no file");
  if (file.size > largestFont)
    throw new Error(`is over ${largestFont / 1000} KB: leave out letters that are not needed`);
  const bytes = readFileSync(path);
  if (bytes.length < headerLength || bytes.toString("latin1", 0, 4) !== "wOF2") throw new Error("is no WOFF2 font");
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  return { href: `/assets/font-${hash}.woff2`, bytes, isVariable: tablesOf(bytes).includes(known.fvar) };
}

/** The places of the font's tables in the list of known ones. */
function tablesOf(bytes: Buffer): number[] {
  let at = headerLength;
  const next = () => {
    if (at >= bytes.length) throw new Error("is a WOFF2 font that is cut off");
    return bytes[at++] as number;
  };
  /** UIntBase128 (§4.1): seven bits a byte, the first bit says that another follows; five bytes at most. */
  const skipNumber = () => {
    for (let length = 1; next() & 0x80; length += 1) if (length === 5) throw new Error("is no WOFF2 font");
  };
  return Array.from({ length: bytes.readUInt16BE(12) }, () => {
    const flags = next();
    const table = flags & 0x3f;
    if (table === known.own) at += 4;
    skipNumber();
    // Of these two the version 3 says that they are as they were; of all others version 0.
    const isOutline = table === known.glyf || table === known.loca;
    if (flags >> 6 !== (isOutline ? 3 : 0)) skipNumber();
    return table;
  });
}

/**
 * The style sheet that gives every page the operator's fonts; letters that they lack come from the storefront's and the system's.
 * `brand` comes before all others; `script` after the Latin one, since it is there for a language's own letters and may hold Latin ones too.
 */
export function fontSheet({ brand, script }: { brand: WebFont | null; script: WebFont | null }): string {
  // Without quotes: in the text of an element they would be escaped.
  const latin = [brand && "Brand", "Figtree Variable"];
  const stack = stackOf([...latin, script && "Script", "Readex Pro Variable"]);
  const faces = [brand && fontFace("Brand", brand), script && fontFace("Script", script)].filter(Boolean);
  return `${faces.join("")}:root:root:root{--ds-font:${stack};--ds-font-arabic:${stack};--ds-font-latin:${stackOf(latin)}}`;
}

const stackOf = (families: (string | null)[]): string =>
  [...families.filter((family) => family !== null), "system-ui", "sans-serif"].join(",");

function fontFace(family: string, { href, isVariable }: WebFont): string {
  // A font of one weight is made bold by the browser, unless it says that it has all.
  const weight = isVariable ? "font-weight:1 1000;" : "";
  return `@font-face{font-family:${family};${weight}font-display:optional;src:url(${href})}`;
}
