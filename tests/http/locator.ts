import { queryAllByRole } from "@testing-library/dom";
import { computeAccessibleName } from "dom-accessibility-api";
import { elementsByText, matches, normalized, type TextMatch, textOf } from "./text";
import { isShown } from "./visibility";

export type { TextMatch } from "./text";

export type ByRoleOptions = {
  name?: TextMatch;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  pressed?: boolean;
  disabled?: boolean;
};

type FilterOptions = {
  hasText?: TextMatch;
  hasNotText?: TextMatch;
  has?: HttpLocator;
  visible?: boolean;
};
type FilePayload = { name: string; mimeType: string; buffer: Buffer };

/** A landmark only once it has a name. */
const namedLandmarks = new Set(["region", "form"]);
/** A landmark only where it belongs to the whole page. */
const pageLandmarks = new Set(["banner", "contentinfo"]);

/** What elements need of the page they stand on. */
export type ElementsOwner = {
  readonly document: Document;
  url(): string;
  press(element: HTMLElement): Promise<void>;
  submitByEnter(field: HTMLElement): Promise<void>;
  chooseFiles(field: HTMLInputElement, files: File[]): void;
};

/** Elements of a page, looked for anew at every use, with those methods of Playwright's `Locator` that a parsed document can answer. */
export class HttpLocator {
  constructor(
    private readonly owner: ElementsOwner,
    private readonly find: (() => HTMLElement[]) | null,
    private readonly description = "page",
  ) {}

  toString = () => this.description;
  page = () => this.owner;

  /** All that match now, in the document's order. */
  elements = (): HTMLElement[] => this.find?.() ?? [this.owner.document.documentElement];

  /** The one that matches. @throws Error when there is none, or more than one. */
  element(): HTMLElement {
    const found = this.elements();
    if (found.length === 1) return found[0] as HTMLElement;
    const list = found.map((element) => `\n  ${element.outerHTML.slice(0, 160)}`).join("");
    throw new Error(`${this.description} matches ${found.length} elements on ${this.owner.url()}${list}`);
  }

  getByRole(role: string, { name, exact, disabled, ...states }: ByRoleOptions = {}): HttpLocator {
    const find = (root: HTMLElement) =>
      queryAllByRole(root, role, states).filter((element) => {
        if (disabled !== undefined && element.matches(":disabled") !== disabled) return false;
        if (pageLandmarks.has(role) && element.parentElement?.closest("article, aside, main, nav, section, dialog"))
          return false;
        if (name === undefined && !namedLandmarks.has(role)) return true;
        const told = computeAccessibleName(element);
        return name === undefined ? told !== "" : matches(told, name, exact);
      });
    return this.below(find, `getByRole(${role}${name === undefined ? "" : `, ${name}`})`);
  }

  getByText = (text: TextMatch, { exact }: { exact?: boolean } = {}): HttpLocator =>
    this.below((root) => elementsByText(root, text, exact).filter((element) => element !== root), `getByText(${text})`);

  getByLabel = (text: TextMatch, { exact }: { exact?: boolean } = {}): HttpLocator =>
    this.below(
      (root) =>
        [
          ...root.querySelectorAll<HTMLElement>(
            "input, select, textarea, button, meter, output, progress, [aria-label], [aria-labelledby]",
          ),
        ].filter((element) => labelsOf(element).some((label) => matches(label, text, exact))),
      `getByLabel(${text})`,
    );

  getByTitle = (text: TextMatch, { exact }: { exact?: boolean } = {}): HttpLocator =>
    this.below(
      (root) => [...root.querySelectorAll<HTMLElement>("[title]")].filter(({ title }) => matches(title, text, exact)),
      `getByTitle(${text})`,
    );

  /** By CSS, or by XPath after `xpath=`; `..` is the parent. `:visible` may end a selector. */
  locator(selector: string, options: FilterOptions = {}): HttpLocator {
    if (selector === ".." || selector.startsWith("xpath=")) {
      const path = selector.replace("xpath=", "");
      return this.below((root) => byPath(root, path), `locator(${selector})`).filter(options);
    }
    const plain = selector.replaceAll(":visible", "");
    const within = (root: HTMLElement) => (this.find ? root : this.owner.document);
    return this.below((root) => [...within(root).querySelectorAll<HTMLElement>(plain)], `locator(${selector})`).filter({
      ...options,
      ...(plain === selector ? {} : { visible: true }),
    });
  }

  filter({ hasText, hasNotText, has, visible }: FilterOptions): HttpLocator {
    return this.among((elements) => {
      const inner = has?.elements();
      return elements.filter(
        (element) =>
          (hasText === undefined || matches(textOf(element), hasText)) &&
          (hasNotText === undefined || !matches(textOf(element), hasNotText)) &&
          (inner === undefined || inner.some((found) => found !== element && element.contains(found))) &&
          (visible === undefined || isShown(element) === visible),
      );
    }, "filtered");
  }

  and = (other: HttpLocator) =>
    this.among((elements) => elements.filter((element) => other.elements().includes(element)), "and");
  or = (other: HttpLocator) => this.among((elements) => inDocumentOrder([...elements, ...other.elements()]), "or");
  first = () => this.nth(0);
  last = () => this.nth(-1);
  nth = (index: number) => this.among((elements) => elements.slice(index, index + 1 || undefined), `nth(${index})`);
  all = async () => this.elements().map((_, index) => this.nth(index));
  count = async () => this.elements().length;

  textContent = async () => this.element().textContent;
  innerText = async () => normalized(textOf(this.element()));
  inputValue = async () => (this.element() as HTMLInputElement).value;
  getAttribute = async (name: string) => this.element().getAttribute(name);
  isVisible = async () => this.elements().some(isShown);
  allTextContents = async () => this.elements().map(({ textContent }) => textContent ?? "");
  allInnerTexts = async () => this.elements().map((element) => normalized(textOf(element)));
  evaluateAll = async <T>(read: (elements: HTMLElement[]) => T) => read(this.elements());
  /** Fails like Playwright's when there is none; a page without scripts does not change by itself. */
  waitFor = async () => void this.element();

  click = async () => this.owner.press(this.pressable());

  async press(key: string) {
    const element = this.pressable();
    const isField = element.matches("input, textarea, select");
    if (key === "Enter" && isField) await this.owner.submitByEnter(element);
    else if (key === "Enter" || (key === "Space" && !isField)) await this.owner.press(element);
    else throw new Error(`The key ${key} needs a browser: tag the test @css`);
  }

  async fill(value: string) {
    const field = this.pressable() as HTMLInputElement;
    if (!field.matches("input, textarea") || field.readOnly) throw new Error(`${this.description} takes no text`);
    field.value = value;
  }

  clear = () => this.fill("");
  pressSequentially = (text: string) => this.fill(text);
  check = () => this.setChecked(true);
  uncheck = () => this.setChecked(false);

  async setChecked(isChecked: boolean) {
    const box = this.pressable() as HTMLInputElement;
    if (box.checked !== isChecked) await this.owner.press(box);
    if (box.checked !== isChecked)
      throw new Error(`${this.description} cannot be ${isChecked ? "checked" : "unchecked"}`);
  }

  async selectOption(wanted: string | { label?: string; value?: string; index?: number }) {
    const select = this.pressable() as HTMLSelectElement;
    const asked = typeof wanted === "string" ? { value: wanted, label: wanted } : wanted;
    const option = [...select.options].find(
      ({ value, text }, index) => value === asked.value || normalized(text) === asked.label || index === asked.index,
    );
    if (!option) throw new Error(`${this.description} has no option ${JSON.stringify(wanted)}`);
    option.selected = true;
  }

  async setInputFiles(files: FilePayload | FilePayload[]) {
    const chosen = [files]
      .flat()
      .map(({ name, mimeType, buffer }) => new File([new Uint8Array(buffer)], name, { type: mimeType }));
    this.owner.chooseFiles(this.pressable() as HTMLInputElement, chosen);
  }

  async focus() {
    this.pressable().focus();
  }

  /**
   * What a person could press or type into. Of several that do the very same (a phone's and a desk's button of one form, say) only a style sheet
   * shows one: any will do.
   */
  private pressable(): HTMLElement {
    const shown = this.elements().filter(isShown);
    const element = new Set(shown.map(effectOf)).size === 1 ? (shown[0] as HTMLElement) : this.element();
    if (!isShown(element)) throw new Error(`${this.description} is not shown`);
    if (element.matches(":disabled")) throw new Error(`${this.description} is disabled`);
    if (element.closest("[inert]")) throw new Error(`${this.description} lies behind an open dialog`);
    return element;
  }

  private below(find: (root: HTMLElement) => HTMLElement[], step: string): HttpLocator {
    return new HttpLocator(
      this.owner,
      () => inDocumentOrder(this.elements().flatMap(find)),
      `${this.description} > ${step}`,
    );
  }

  private among(choose: (elements: HTMLElement[]) => HTMLElement[], step: string): HttpLocator {
    return new HttpLocator(this.owner, () => choose(this.elements()), `${this.description}.${step}`);
  }
}

/** Two elements with the same effect are one to the person who presses. */
function effectOf(element: HTMLElement): unknown {
  const { form, name, value } = element as HTMLButtonElement;
  if (element.matches("a[href]")) return `link ${element.getAttribute("href")}`;
  if (element.matches("button[type=submit]")) return `post ${form?.id} ${form?.action} ${name} ${value}`;
  return element;
}

function labelsOf(element: HTMLElement): string[] {
  const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const named = ids.map((id) => element.ownerDocument.getElementById(id)).filter((label) => label !== null);
  const labels = named.length > 0 ? named : [...((element as HTMLInputElement).labels ?? [])];
  const own = element.getAttribute("aria-label");
  return [...labels.map(textOf), ...(own ? [own] : [])];
}

function byPath(root: HTMLElement, path: string): HTMLElement[] {
  const found = root.ownerDocument.evaluate(path, root, null, 7);
  return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index) as HTMLElement);
}

function inDocumentOrder(elements: HTMLElement[]): HTMLElement[] {
  return [...new Set(elements)].sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
}
