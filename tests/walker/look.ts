export type Field = { key: string; name: string; type: string; value: string; options: string[] };

/** Something to press: a link, a button, a fold. */
export type Control = {
  /** What a script calls it: the same on the same page, whoever looks. */
  key: string;
  kind: "link" | "button" | "fold";
  /** A link's, as an absolute address. */
  href?: string;
  /** What a button asks for: its own intent, or its form's. A form that only asks has none. */
  intent?: string;
  /** Where a button's form goes, as an absolute address. */
  action?: string;
  /** What the button's form lets one fill in. */
  fields: Field[];
  /** What the buttons within a closed fold ask for. */
  hides?: string[];
};

/** What a page says and offers, as far as a walk needs it. */
export type Look = {
  url: string;
  lang: string;
  dir: string;
  title: string;
  headings: number;
  hasDialog: boolean;
  hasSkipLink: boolean;
  controls: Control[];
  /** The kind of the chosen module. */
  module: string;
  /** Lines of the cart by each link that tells their number. */
  cartCounts: number[];
  /** Pieces by line, where the open dialog or the page shows the cart. */
  cartLines: Record<string, number> | null;
  /** Sentences of refusal: alerts, fields' messages. */
  refusals: string[];
  /** Values that stand in fields, by name; a field that was found wrong counts with the others. */
  values: Record<string, string[]>;
  texts: string[];
};

/** Whether people can see an element. */
export type IsShown = (element: Element) => boolean;

/**
 * Looks at a document. The same code runs over HTTP in jsdom and, as text, in Chromium: it uses nothing from outside its own body.
 * With `wanted`, the key of a control or field, it gives that element instead, or null.
 */
export function lookAt(page: Document, isShown: IsShown, wanted?: string): Look | Element | null {
  const clean = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
  const all = <E extends Element>(selector: string) => [...page.querySelectorAll<E>(selector)];
  // Asked once for all: of every element, selectors and a form's own list of elements took jsdom more than a third of a walk.
  const within = (selector: string) => {
    const holders = all(selector);
    return (element: Element) => holders.some((holder) => holder.contains(element));
  };
  const isInert = within("[inert]");
  const isInDisabledSet = within("fieldset:disabled");
  const isDisabled = (element: Element) => element.hasAttribute("disabled") || isInDisabledSet(element);
  const isOffered = (element: Element) =>
    !isInert(element) && !isDisabled(element) && element.getAttribute("aria-hidden") !== "true" && isShown(element);
  const nameOf = (element: Element) =>
    clean(element.getAttribute("aria-label") || element.textContent || element.getAttribute("title")).slice(0, 40);

  const seen = new Map<string, number>();
  const elements = new Map<string, Element>();
  const keyed = (element: Element, key: string) => {
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const full = count === 1 ? key : `${key} #${count}`;
    elements.set(full, element);
    return full;
  };

  const elementsOf = new Map<HTMLFormElement, HTMLInputElement[]>();
  for (const element of all<HTMLInputElement>("button, input, select, textarea")) {
    const { form } = element;
    if (!form) continue;
    const own = elementsOf.get(form) ?? [];
    own.push(element);
    elementsOf.set(form, own);
  }
  const intents = new Map<HTMLFormElement, string | undefined>();
  for (const [form, elements] of elementsOf) intents.set(form, elements.find(({ name }) => name === "intent")?.value);
  const intentOf = (form: HTMLFormElement, button?: HTMLButtonElement) =>
    button?.name === "intent" ? button.value : intents.get(form);
  const withoutInput = ["button", "hidden", "submit", "reset", "image"];
  const fieldsOf = (form: HTMLFormElement) =>
    (elementsOf.get(form) ?? []).filter(
      (one) => one.name !== "" && !withoutInput.includes(one.type) && !isInert(one) && !isDisabled(one),
    );
  const fieldKey = (form: HTMLFormElement, field: HTMLInputElement) =>
    `${field.name}@${intentOf(form) ?? clean(form.getAttribute("action"))}`;
  const fields = new Map<HTMLFormElement, Field[]>();
  for (const form of all<HTMLFormElement>("form")) {
    const own = fieldsOf(form).map((field) => ({
      key: keyed(field, fieldKey(form, field)),
      name: field.name,
      type: field.tagName === "INPUT" ? field.type : field.tagName.toLowerCase(),
      value: field.value,
      options:
        field.tagName === "SELECT"
          ? [...(field as unknown as HTMLSelectElement).options].map(({ value }) => value)
          : ["radio", "checkbox"].includes(field.type)
            ? [field.value]
            : [],
    }));
    fields.set(form, own);
  }

  const controls: Control[] = [];
  for (const element of all("a[href], button, summary")) {
    if (!isOffered(element)) continue;
    const name = nameOf(element);
    if (element.tagName === "A") {
      const { href, type } = element as HTMLAnchorElement;
      // Another program, or a file: no page follows.
      if (!/^https?:/.test(href) || type !== "") continue;
      const { pathname, search } = new URL(href);
      controls.push({ key: keyed(element, `link "${name}" ${pathname}${search}`), kind: "link", href, fields: [] });
    } else if (element.tagName === "SUMMARY") {
      const fold = element.parentElement as HTMLDetailsElement;
      const hidden = fold.open ? [] : [...fold.querySelectorAll("button")];
      const hides = hidden.flatMap((button) => (button.form && intentOf(button.form, button)) || []);
      controls.push({ key: keyed(element, `fold "${name}"`), kind: "fold", fields: [], hides });
    } else {
      const button = element as HTMLButtonElement;
      const form = button.type === "submit" ? button.form : null;
      const intent = form ? intentOf(form, button) : undefined;
      const extra = button.name && button.name !== "intent" ? ` ${button.name}=${button.value}` : "";
      controls.push({
        key: keyed(element, `button "${name}" ${intent ?? ""}${extra}`.trim()),
        kind: "button",
        ...(intent ? { intent } : {}),
        ...(form
          ? {
              action: new URL(
                button.getAttribute("formaction") || form.getAttribute("action") || "",
                page.location.href,
              ).href,
            }
          : {}),
        fields: (form && fields.get(form)) ?? [],
      });
    }
  }
  if (wanted !== undefined) return elements.get(wanted) ?? null;

  const values: Record<string, string[]> = {};
  for (const field of all<HTMLInputElement>("input, textarea, select")) {
    if (field.name && (!["checkbox", "radio"].includes(field.type) || field.checked)) {
      if (!Object.hasOwn(values, field.name)) values[field.name] = [];
      values[field.name]?.push(field.value);
    }
  }
  const isInPart = within("main, dialog[open], header, footer");
  const isInLanguageOfItsOwn = within("body [lang]");
  const dialog = page.querySelector("dialog[open]");
  const { pathname, searchParams } = new URL(page.location.href);
  const showsCart = dialog ? searchParams.get("dialog") === "cart" : pathname === "/cart";
  const lines = [...(dialog ?? page).querySelectorAll<HTMLInputElement>("input[name=lineId]")].filter((line) =>
    line.form?.querySelector("input[name=was]"),
  );
  const count = (line: HTMLInputElement) =>
    Number(line.form?.querySelector<HTMLInputElement>("input[name=was]")?.value ?? Number.NaN);
  const html = page.documentElement;
  return {
    url: page.location.href,
    lang: html.lang,
    dir: html.dir,
    title: clean(page.title),
    headings: all("h1").filter(isShown).length,
    hasDialog: dialog !== null,
    // A page without a header has nothing to skip.
    hasSkipLink:
      page.querySelector("header") === null ||
      (page.querySelector('a.skip[href="#main"]') !== null && page.getElementById("main") !== null),
    controls,
    module: html.dataset.module ?? "",
    // The number stands in a badge, "99+" above 99; an empty cart has none.
    cartCounts: all('header a[href*="dialog=cart"]:not(.skip), nav a[href*="dialog=cart"]').map((link) =>
      Number.parseInt(clean(link.querySelector(".badge")?.textContent ?? "0"), 10),
    ),
    cartLines: showsCart ? Object.fromEntries(lines.map((line) => [line.value, count(line)])) : null,
    refusals: all('[role=alert], .err, [aria-invalid="true"]')
      .filter(isShown)
      .map((element) => clean(element.textContent || element.getAttribute("aria-describedby"))),
    values,
    texts: all("body *")
      .filter((element) => element.firstElementChild === null && isInPart(element) && !isInLanguageOfItsOwn(element))
      .map((element) => clean(element.textContent))
      .filter((text) => text.length > 3),
  };
}
