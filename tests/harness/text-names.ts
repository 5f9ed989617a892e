import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";

/** What a text browser shows of it: no `aria-label`, no drawing, of a picture its `alt`. */
function textOf(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (node.nodeType !== NodeType.ELEMENT_NODE) return "";
  const element = node as HTMLElement;
  const tag = element.rawTagName.toLowerCase();
  if (tag === "svg" || tag === "script") return "";
  return tag === "img" ? (element.getAttribute("alt") ?? "") : element.childNodes.map(textOf).join("");
}

/** Links, buttons and fields without a name in text, each by its first tag. A link that only covers the page behind a dialog needs none. */
export function controlsWithoutText(html: string): string[] {
  const page = parse(html);
  const labelOf = (field: HTMLElement): string => {
    const { id } = field;
    const label = (id && page.querySelector(`label[for="${id}"]`)) || field.closest("label");
    return label ? textOf(label) : "";
  };
  const fields = page.querySelectorAll("input:not([type=hidden]), select, textarea");
  const others = page.querySelectorAll("a[href], button, summary").filter((one) => !one.getAttribute("aria-hidden"));
  return [
    ...fields.filter((field) => labelOf(field).trim() === ""),
    ...others.filter((control) => textOf(control).trim() === ""),
  ].map((control) => control.outerHTML.slice(0, control.outerHTML.indexOf(">") + 1));
}
