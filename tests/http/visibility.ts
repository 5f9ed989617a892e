/**
 * Whether an element is shown, as far as the document says it: `hidden`, closed `<details>` and `<dialog>`, hidden fields, what is no content.
 * What only a style sheet hides counts as shown.
 */
export function isShown(element: Element): boolean {
  return element.parentElement === null ? true : !isMissing(element) && isShown(element.parentElement);
}

/** Hidden by itself, whatever holds it. */
function isMissing(element: Element): boolean {
  const parent = element.parentElement;
  if (parent?.matches("details:not([open])") && parent.querySelector(":scope > summary") !== element) return true;
  return element.matches(
    '[hidden], dialog:not([open]), input[type=hidden], template, script, style, head, datalist, [style*="display:none"]',
  );
}

const inlineTags = new Set(
  "a abbr b bdi bdo button cite code data em i img input kbd label mark output q s samp select small span strong sub sup svg time u use var wbr".split(
    " ",
  ),
);

/** For code that asks for computed styles, such as the queries by role: what browsers do with an element that no style sheet names. */
export function knownStyle(element: Element) {
  const display = isMissing(element) ? "none" : inlineTags.has(element.localName) ? "inline" : "block";
  const values: Record<string, string> = { display, visibility: "visible", content: "none" };
  return { ...values, getPropertyValue: (name: string) => values[name] ?? "" };
}
