import type { CDPSession, Page } from "@playwright/test";
import { expect } from "../../http/expect";
import { hydrated } from "./hydrated";
import type { Problems } from "./problems";

/** What live regions said and titles became since the last question. */
declare global {
  interface Window {
    heard?: string[];
  }
}

/** Runs in the page: notes the text of a live region, or the title, whenever it has become another. */
function listen() {
  const heard: string[] = [];
  window.heard = heard;
  const liveRegions = "[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output";
  const last = new Map<Element, string>();
  let title = "";
  const textOf = (element: Element) =>
    (element instanceof HTMLElement ? element.innerText : (element.textContent ?? "")).replace(/\s+/g, " ").trim();
  const known = new WeakSet<Element>();
  const texts = new WeakMap<Node, string>();
  /** What ARIA says whole: by its role, unless it says otherwise, and what asks for it. A log and plain `aria-live` say what was added or changed. */
  const isAtomic = (region: Element) =>
    (region.getAttribute("aria-atomic") ?? String(region.matches("[role=status], [role=alert], output"))) === "true";
  const changedTexts = (region: Element) => {
    const changed: string[] = [];
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      if (texts.get(node) !== text && node.parentElement?.checkVisibility()) changed.push(text.trim());
      texts.set(node, text);
    }
    return changed.join(" ").trim();
  };
  const newsOf = (region: Element, text: string) => {
    if (isAtomic(region)) return text;
    if (!region.hasAttribute("role")) return changedTexts(region);
    const added = [...region.querySelectorAll("li, [role=group]")].filter((one) => !known.has(one));
    for (const one of added) known.add(one);
    return added.map(textOf).join(" ");
  };
  const look = () => {
    for (const region of document.querySelectorAll(liveRegions)) {
      if (region.closest("[inert]")) continue;
      const text = textOf(region);
      const before = last.get(region);
      last.set(region, text);
      const news = text === before ? "" : newsOf(region, text);
      if (news && !(before === undefined && document.readyState === "loading"))
        heard.push(before === undefined ? `new region: ${text}` : `said: ${news}`);
    }
    if (document.title !== title) heard.push(`title: ${document.title}`);
    title = document.title;
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["hidden", "inert", "aria-hidden"],
  });
}

/** The states of an element that screen readers speak. */
const spokenStates = ["checked", "pressed", "expanded", "selected", "invalid", "required", "disabled", "readonly"];
const isOn = (value: unknown) => value !== false && value !== "false" && value !== undefined;

/** Without what differs from run to run: the day, and the time, which goes on meanwhile. */
const steady = (text: string) =>
  text
    .replace(/\d{1,2}:\d{2}/g, "0:00")
    .replace(/\d{1,2} \S+ 20\d\d|\S+ \d{1,2}, 20\d\d/g, "(date)")
    // This week's Wednesday.
    .replace(/Wed, \w+ \d{1,2}|الأربعاء، \d{1,2} [^\s،]+/g, "(date)");

const noWait = async () => undefined as unknown;

/**
 * Goes through pages by keys alone and writes down what a screen reader has to say: role, name, states and description of whatever the focus meets, as the
 * browser's accessibility tree has them, the texts of live regions, and the document's titles.
 */
export class ScreenReader {
  readonly transcript: string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly tree: CDPSession,
  ) {}

  static async start(page: Page, problems: Problems): Promise<ScreenReader> {
    // Only while the tree is watched: the page is hidden behind a dialog a moment after it was asked, once the dialog has the focus.
    problems.expect(/Blocked aria-hidden/);
    await page.addInitScript(listen);
    const tree = await page.context().newCDPSession(page);
    await tree.send("Accessibility.enable");
    return new ScreenReader(page, tree);
  }

  /** Ends with all that was said. The tests after this one share its browser, which complains of other things while the tree is watched. */
  async stop(): Promise<string> {
    await this.tree.send("Accessibility.disable");
    await this.tree.detach();
    return `${this.transcript.join("\n").trim()}\n`;
  }

  heading(text: string) {
    this.transcript.push("", `# ${text}`);
  }

  /** Role, name, states and description of the focused element; `nothing` where the focus fell to the document. */
  async focused(): Promise<string> {
    const { result } = await this.tree.send("Runtime.evaluate", { expression: "document.activeElement" });
    if (!result.objectId || /^body$|^html$/.test(result.description ?? "body")) return "nothing";
    const { nodes } = await this.tree.send("Accessibility.getPartialAXTree", {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const node = nodes[0];
    if (!node) return "nothing";
    const properties = new Map((node.properties ?? []).map(({ name, value }) => [name as string, value.value]));
    const states = spokenStates
      .filter((state) => (state === "expanded" ? properties.has(state) : isOn(properties.get(state))))
      .map((state) => (isOn(properties.get(state)) ? state : `not ${state}`));
    const role = String(node.role?.value ?? "no role");
    const value = node.value?.value === undefined ? "" : ` = ${node.value.value}`;
    const description = node.description?.value ? ` (${node.description.value})` : "";
    return steady(`${[`${role} “${node.name?.value ?? ""}”${value}`, ...states].join(", ")}${description}`);
  }

  /** Writes down what was said since, and where the focus is. */
  async hear(): Promise<string> {
    const heard = await this.page.evaluate(() => window.heard?.splice(0) ?? []);
    // Which of the two comes first is chance.
    heard.sort((one, other) => Number(other.startsWith("title:")) - Number(one.startsWith("title:")));
    this.transcript.push(...heard.map((text) => `  ${steady(text)}`));
    const focused = await this.focused();
    this.transcript.push(`  focus: ${focused}`);
    return focused;
  }

  /** One key, and what the focus meets then. */
  async key(name: string): Promise<string> {
    await this.page.keyboard.press(name);
    const focused = await this.focused();
    this.transcript.push(`${name} → ${focused}`);
    return focused;
  }

  /**
   * Tab by Tab until what has this role and this in its name has the focus; all that is met is written down, or only how much it was. `ready` waits for what comes
   * to life once it has the focus. Throws after 150.
   */
  async tabTo(role: string, name: string, { isQuiet = false, key = "Tab", ready = noWait } = {}): Promise<void> {
    for (let count = 1; count <= 150; count += 1) {
      await this.page.keyboard.press(key);
      let focused = await this.focused();
      const isIt = focused.startsWith(role) && focused.slice(0, focused.lastIndexOf("”")).includes(name);
      if (isIt) {
        await ready();
        focused = await this.focused();
      }
      if (isIt || !isQuiet) this.transcript.push(`${key}${isQuiet ? ` × ${count}` : ""} → ${focused}`);
      if (isIt) return;
    }
    throw new Error(`No ${role} named ${name} within 150 stops:\n${this.transcript.join("\n")}`);
  }

  /** Types into the field that has the focus; `written` for what differs from run to run. */
  async type(text: string, written = text): Promise<void> {
    await this.page.keyboard.type(text);
    this.transcript.push(`typed: ${written}`);
  }

  /** Types in the place of what stands in the field that has the focus. */
  async retype(text: string, written = text): Promise<void> {
    await this.page.keyboard.press("Control+A");
    await this.type(text, written);
  }

  /** Comes to a page by its address, and hears how it begins. */
  async goTo(path: string): Promise<void> {
    await this.page.goto(path);
    await hydrated(this.page);
    await this.hear();
  }

  /** Presses a key, waits for what that leads to, and hears it. Throws where the focus is lost in a page that stays; a new document begins without one. */
  async press(key: string, leadsTo: () => Promise<unknown>): Promise<string> {
    const document = () => this.page.evaluate(() => performance.timeOrigin);
    const before = await document();
    this.transcript.push(key);
    await this.page.keyboard.press(key);
    await leadsTo();
    const focused = await this.hear();
    if (focused === "nothing" && (await document()) === before)
      throw new Error(`${key} has left the focus nowhere:\n${this.transcript.join("\n")}`);
    return focused;
  }
}

/** What presses lead to. */
export const outcomesOf = (page: Page) => {
  const dialog = (name: string) => page.getByRole("dialog", { name });
  return {
    dialog,
    /** A dialog, which has the focus and is told by the title. */
    opened:
      (name: string, title = name) =>
      async () => {
        await expect(dialog(name)).toBeFocused();
        await expect(page).toHaveTitle(new RegExp(title));
        await hydrated(page);
      },
    /** Another page. Nothing says the title of one that scripts have opened: it begins at its heading. */
    led: (path: string) => async () => {
      await expect(page).toHaveURL((url) => url.pathname === path);
      // On a phone a part of the page may stand for the whole.
      await expect(page.locator("main h1:focus, main h2:focus")).toHaveCount(1);
      await hydrated(page);
    },
    /** A whole document, as after sign-in: what has happened is said by its title. */
    loaded: (path: string) => async () => {
      await expect(page).toHaveURL((url) => url.pathname === path);
      await hydrated(page);
    },
    /** A tab or filter of the page, which stays. */
    chosen: (name: string) => () =>
      expect(page.getByRole("main").getByRole("link", { name, exact: true })).toHaveAttribute(
        "aria-current",
        /true|page/,
      ),
    shown: (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible(),
  };
};

/** The window in which each language is read. */
export const windowOf = { en: { width: 1280, height: 900 }, ar: { width: 360, height: 740 } } as const;
