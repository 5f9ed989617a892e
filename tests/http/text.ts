import { withoutIsolates } from "../../app/i18n/isolate";

export type TextMatch = string | RegExp;

/** Without the marks of direction, as browsers show a text. */
export const normalized = (text: string): string => withoutIsolates(text).replace(/\s+/g, " ").trim();

/** An element's text as people read it: without scripts and styles; a button made of an `<input>` reads its value. */
export function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? "";
  if (node.nodeType !== 1) return "";
  const element = node as HTMLInputElement;
  if (["SCRIPT", "STYLE", "NOSCRIPT", "HEAD"].includes(element.tagName)) return "";
  if (element.tagName === "INPUT" && ["submit", "button"].includes(element.type)) return element.value;
  let text = "";
  for (let child = element.firstChild; child; child = child.nextSibling) text += textOf(child);
  return text;
}

/** As Playwright compares: a string is found within, whatever its case; `exact`, it is the whole. */
export function matches(text: string, wanted: TextMatch, exact = false): boolean {
  if (wanted instanceof RegExp) return wanted.test(text) || wanted.test(normalized(text));
  const [have, want] = [normalized(text), normalized(wanted)];
  return exact ? have === want : have.toLowerCase().includes(want.toLowerCase());
}

/** The innermost elements below `root` whose text matches. */
export function elementsByText(root: Element, wanted: TextMatch, exact = false): HTMLElement[] {
  // All that hold an element hold its text: where it is not found, nothing below needs a look.
  if (typeof wanted === "string" && !matches(textOf(root), wanted)) return [];
  const inner = [...root.children].flatMap((child) => elementsByText(child, wanted, exact));
  if (inner.length > 0) return inner;
  return matches(textOf(root), wanted, exact) ? [root as HTMLElement] : [];
}
