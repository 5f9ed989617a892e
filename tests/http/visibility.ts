/**
 * Whether an element is shown, as far as the document says it: `hidden`, closed `<details>` and `<dialog>`, hidden fields, what is no content.
 * What only a style sheet hides counts as shown.
 */
export function isShown(element: Element): boolean {
  return element.parentElement === null ? true : !isMissing(element) && isShown(element.parentElement);
}

const withoutContent = new Set(["template", "script", "style", "head", "datalist"]);

/** Hidden by itself, whatever holds it. Asked of every element of a page: jsdom's `matches` would take a seventh of the time of all tests over HTTP. */
function isMissing(element: Element): boolean {
  const { localName, parentElement } = element;
  if (withoutContent.has(localName) || element.hasAttribute("hidden")) return true;
  if (localName === "dialog" && !element.hasAttribute("open")) return true;
  if (localName === "input" && (element as HTMLInputElement).type === "hidden") return true;
  if (element.getAttribute("style")?.includes("display:none")) return true;
  return parentElement?.localName === "details" && !parentElement.hasAttribute("open") && !isSummary(element);
}

/** The one that a closed `<details>` shows. */
function isSummary(element: Element): boolean {
  return element === [...(element.parentElement?.children ?? [])].find(({ localName }) => localName === "summary");
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
