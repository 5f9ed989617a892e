import { createHash } from "node:crypto";
import { environment } from "~/env.server";
import { lookUp } from "~/look-up";
import { filled, type PagePart, type PageSlots, slotsOfNobody } from "./page-slots.server";

/** What a Content-Security-Policy lets run in place of a nonce: `'sha256-…'` of each inline script and style of a page. */
export type InlineHashes = { scripts: string[]; styles: string[] };

const none: InlineHashes = { scripts: [], styles: [] };

/**
 * Hashes of what a drawn page carries with the nonce that stands in it, with `slotsOfNobody` in its slots. An element without that nonce is none of
 * ours and gets no hash, whoever brought it in.
 */
export function inlineHashes(parts: readonly PagePart[], placeholders: PageSlots): InlineHashes {
  if (!environment().edgeCache) return none;
  const html = filled(parts, placeholders).toString();
  const hashesOf = (name: "script" | "style") => {
    const elements = new RegExp(`<${name}\\b[^>]* nonce="${placeholders.nonce}"[^>]*>([\\s\\S]*?)</${name}>`, "g");
    return [...html.matchAll(elements)].flatMap(([, text = ""]) => (text === "" ? [] : [hashOf(asNobody(text))]));
  };
  const asNobody = (text: string) =>
    Object.entries(placeholders).reduce(
      (rest, [name, mark]) => rest.replaceAll(mark, lookUp(slotsOfNobody, name) ?? ""),
      text,
    );
  return { scripts: hashesOf("script"), styles: hashesOf("style") };
}

/** A hash source of a Content-Security-Policy for an inline script or style of this text. */
export const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
