import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { requireProgram } from "../tools/programs";
import { type Screen, startTerminal, type Terminal } from "./terminal";

export const textBrowsers = ["lynx", "w3m"] as const;
export type TextBrowserName = (typeof textBrowsers)[number];

/** What one of them wants other than the other. */
type Ways = {
  /** Arguments before the address: cookies are taken without asking, nothing waits. `home` may take settings. */
  options(home: string): string[];
  /** To the page's first row. */
  toTop: string;
  /** The question after `/`. */
  question: string;
  /** A search stops at words wherever they stand, not at the controls in their rows: `n` goes on to the next. */
  stopsAtWords: boolean;
  /** Keys from where a search stopped to what is meant by the words, step by step. */
  toControl: string;
  toChoice: string;
  /** Out of a field, with what was written. */
  outOfField: string;
  /** The page's title, as the screen has it; empty while none stands there. */
  titleOf(rows: string[]): string;
  /** The rows that are the page's. */
  pageOf(rows: string[]): string[];
};

const ways: Record<TextBrowserName, Ways> = {
  lynx: {
    options(home) {
      // Its messages stay for a second and longer, on redirects for three, in which it reads no keys.
      const settings = ["INFOSECS:0", "MESSAGESECS:0", "ALERTSECS:0", "ACCEPT_ALL_COOKIES:TRUE", "CHARACTER_SET:utf-8"];
      const file = join(home, "lynx.cfg");
      writeFileSync(file, `${settings.join("\n")}\n`);
      // Keys are commands outside a field that Enter has opened.
      return [`-cfg=${file}`, "-nocolor", "-show_cursor", "-tna"];
    },
    toTop: "Home",
    question: "Enter a whereis query:",
    stopsAtWords: false,
    toControl: "Tab",
    toChoice: "Tab",
    outOfField: "Tab",
    // While a page comes, this row says how far it is.
    titleOf: (rows) => (rows.at(-3)?.startsWith("(") ? (rows[0] ?? "").replace(/^[#←\s]+/, "") : ""),
    pageOf: (rows) => rows.slice(0, -3),
  },
  w3m: {
    options: () => ["-cookie", "-o", "accept_cookie=1", "-o", "color=0", "-o", "auto_image=0"],
    toTop: "g",
    question: "Forward:",
    stopsAtWords: true,
    toControl: "Tab",
    // The circle stands before the words of a choice.
    toChoice: "BTab",
    outOfField: "Enter",
    titleOf: (rows) => /Viewing <(.*)/.exec(rows.at(-1) ?? "")?.[1] ?? "",
    pageOf: (rows) => rows.slice(0, -1),
  },
};

/** Further controls begin in the same rows as the words that were looked for. */
const mostSteps = 8;

/** What stands at the cursor, without what a control is drawn with: `(*) `, `(BUTTON) `, `[x]`. */
const wordsOf = (text: string) => text.replace(/^[([]?[^()[\]]*[)\]] */, "");

/** A text browser as people use it: they look for words, press what stands there, and read the title of what comes. */
export type TextBrowser = {
  /** Waits for a page, or the dialog over it, whose title begins so. */
  arrive(title: string): Promise<void>;
  /** Follows the link or presses the button that begins with these words; `hit` is their place among all that have the words. */
  press(words: string, hit?: number): Promise<void>;
  /** Chooses the option that begins with these words. */
  choose(words: string): Promise<void>;
  /** Writes into the field with this label. */
  fill(label: string, value: string): Promise<void>;
  /** Waits for words on the screen. */
  read(words: string): Promise<void>;
  /** The page's rows on the screen. */
  screen(): Promise<string[]>;
  stop(): Promise<void>;
};

/** Starts a text browser at an address, in a terminal of its own. */
export async function openTextBrowser(name: TextBrowserName, url: string): Promise<TextBrowser> {
  const way = ways[name];
  const program = requireProgram(name);
  const terminal = await startTerminal((home) => [program, ...way.options(home), url]);
  return { ...driverOf(terminal, way), stop: terminal.stop };
}

function driverOf(terminal: Terminal, way: Ways): Omit<TextBrowser, "stop"> {
  const has = (words: string) => (screen: Screen) => screen.rows.some((row) => row.includes(words));
  /** Rows may show the question still when it is answered; the cursor has left it then. */
  const asks = ({ before }: Screen) => before.split("\n").at(-1)?.includes(way.question) === true;

  /** Looks for words from the page's top, then goes on by a key until the cursor is where it should be. */
  async function reach(words: string, hit: number, key: string, isThere: (screen: Screen) => boolean) {
    await terminal.press(way.toTop, "/");
    await terminal.waitFor(`"${way.question}"`, asks);
    await terminal.type(words);
    await terminal.press("Enter");
    let screen = await terminal.waitFor(`The search for "${words}"`, (next) => !asks(next));
    async function goOn(by: string) {
      const left = screen;
      await terminal.press(by);
      screen = await terminal.waitFor(`What follows "${left.atCursor}"`, (next) => !isDeepStrictEqual(next, left));
    }
    if (way.stopsAtWords) for (let place = 1; place < hit; place++) await goOn("n");
    for (let step = 0; !isThere(screen); step++) {
      if (step === mostSteps) throw new Error(`The cursor did not come to "${words}":\n${screen.rows.join("\n")}`);
      await goOn(key);
    }
  }
  return {
    arrive: async (title) => {
      await terminal.waitFor(`The title "${title}"`, ({ rows }) => way.titleOf(rows).startsWith(title));
    },
    async press(words, hit = 1) {
      await reach(words, hit, way.toControl, ({ atCursor }) =>
        [atCursor, wordsOf(atCursor)].some((text) => text.startsWith(words)),
      );
      await terminal.press("Enter");
    },
    async choose(words) {
      await reach(
        words,
        1,
        way.toChoice,
        ({ atCursor }) => !atCursor.startsWith(words) && wordsOf(atCursor).startsWith(words),
      );
      await terminal.press("Enter");
    },
    async fill(label, value) {
      await reach(label, 1, way.toControl, ({ before }) => isFieldOf(label, before));
      await terminal.press("Enter", "C-u");
      await terminal.type(value);
      await terminal.press(way.outOfField);
      await terminal.waitFor(`"${value}" in its field`, has(value));
    },
    read: async (words) => {
      await terminal.waitFor(`"${words}"`, has(words));
    },
    screen: async () => way.pageOf((await terminal.look()).rows),
  };
}

/** Whether the cursor stands behind a label: between them its note at most, no other field. */
function isFieldOf(label: string, before: string): boolean {
  const text = before.replace(/\s+/g, " ").replace(/[ [(]+$/, "");
  const place = text.lastIndexOf(label);
  return place >= 0 && !/[\][_()]/.test(text.slice(place + label.length));
}
