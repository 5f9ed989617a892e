import { type HTMLElement, NodeType, parse } from "node-html-parser";
import { withoutIsolates } from "../../app/i18n/isolate";

/**
 * What begins and ends a line where no style sheet is read. Text browsers know no element that is younger, such as `section` or `summary`; w3m knows no
 * `fieldset` and no `legend` either.
 */
const blocks = new Set(
  "address blockquote body br center dd div dl dt form h1 h2 h3 h4 h5 h6 hr li ol option p pre table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const unseen = new Set(["script", "style", "template", "head", "svg"]);

/** Texts that meet so read as one word: "Cart1", "4.10(14 reviews)", "Large+$2.00". */
const endOfWord = /[\p{L}\p{N}\p{Sc}).:!?%…×]$/u;
const startOfWord = /^[\p{L}\p{N}\p{Sc}(+−#▢]/u;

const control = "▢";

/**
 * Where words of neighbouring elements run together: nothing parts them but styles. Each as it reads, with the words around it.
 * A field counts as a word that others may follow: text browsers draw it in brackets.
 */
export function wordsRunTogether(html: string): string[] {
  const found: string[] = [];
  let before = "";
  let hasCrossed = false;

  function say(text: string) {
    if (text === "") return;
    if (hasCrossed && endOfWord.test(before) && startOfWord.test(text))
      found.push(`${before.slice(-30)}|${text.slice(0, 30)}`);
    before = (before + text).slice(-60);
    hasCrossed = false;
  }
  function visit(element: HTMLElement) {
    const tag = element.rawTagName?.toLowerCase() ?? "";
    if (unseen.has(tag) || element.getAttribute("type") === "hidden") return;
    if (blocks.has(tag)) before = "";
    hasCrossed = true;
    if (["input", "select", "textarea"].includes(tag)) say(control);
    else if (tag === "img") say(element.getAttribute("alt") ?? "");
    else
      for (const child of element.childNodes) {
        if (child.nodeType === NodeType.TEXT_NODE) say(withoutIsolates(child.text));
        else if (child.nodeType === NodeType.ELEMENT_NODE) visit(child as HTMLElement);
      }
    hasCrossed = true;
    if (blocks.has(tag)) before = "";
  }

  // What stands in `noscript` is there for browsers like these.
  visit(parse(html, { blockTextElements: { script: true, style: true } }));
  return found;
}
