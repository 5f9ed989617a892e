import { lateLink } from "~/request/pages/late-link";
import type { PagePart } from "~/request/pages/page-slots.server";
import type { ProcessContext } from "~/runtime/load-context";

/** Components with a script of their own (`drawnComponent`), by what their markup has and no other's. */
const parts: [mark: string, name: string][] = [
  ['id="flash-sale"', "FlashSalePanel"],
  ['id="coupons"', "Coupons"],
  ['class="run"', "RunningStrip"],
  ['class="ask"', "ReviewPrompt"],
  ['class="wrap srch"', "ResultsPage"],
  ['class="parcel"', "ParcelHome"],
  ["<dialog", "dialog"],
];

const dialogs = new Map([
  ["cart", "CartDialog"],
  ["item", "ItemDialog"],
]);

/** Many documents share their large pieces. */
const found = new WeakMap<Buffer, string[]>();

function partsIn(piece: Buffer): string[] {
  const names = found.get(piece) ?? parts.flatMap(([mark, name]) => (piece.includes(mark) ? [name] : []));
  found.set(piece, names);
  return names;
}

const attributes = Object.entries(lateLink)
  .map(([name, value]) => `${name}="${value}"`)
  .join(" ");

/**
 * Links to the scripts of the parts that a document shows: a browser fetches them with the page's own, which would ask for them late (docs/decisions/0209). They are to
 * stand behind the document, where React looks for nothing.
 * @param dialog the open dialog's name
 */
export function partScriptLinks(
  document: readonly PagePart[],
  dialog: string | null,
  lateScripts: ProcessContext["lateScripts"] = new Map(),
): string {
  const shown = new Set(document.flatMap((piece) => (typeof piece === "string" ? [] : partsIn(piece))));
  // In one order, into whichever pieces a document is cut.
  const names = parts.flatMap(([, name]) => (shown.has(name) ? [name] : []));
  const components = names.map((name) => (name === "dialog" ? (dialogs.get(dialog ?? "") ?? "RareDialogs") : name));
  const files = new Set(components.flatMap((name) => lateScripts.get(name) ?? []));
  return [...files].map((file) => `<link rel="modulepreload" href="${file}" ${attributes}>`).join("");
}
