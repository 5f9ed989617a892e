import { setTimeout as wait } from "node:timers/promises";
import { buildSync } from "esbuild";
import type { Engine } from "./drivers/engine";
import type { InPage, Part, Wanted } from "./in-page";

const limitMs = 30_000;
const betweenMs = 50;
/** As WebDriver names it. */
const enterKey = "\uE007";

const [{ text: script = "" } = {}] = buildSync({
  entryPoints: ["tests/engines/in-page.ts"],
  bundle: true,
  minify: true,
  write: false,
  format: "iife",
  define: { "process.env.NODE_ENV": '"production"', "process.env.COLORS": "undefined" },
}).outputFiles;

type Name = string | RegExp;

const wanted = (name: Name): Wanted => (typeof name === "string" ? name : { pattern: name.source });

/**
 * A page in an engine, or a part of it, as a person meets it: everything is named by role and accessible name, and waited for.
 * Every verb throws after half a minute, with what was last seen.
 */
export class EnginePage {
  constructor(
    private readonly engine: Engine,
    private readonly origin: string,
    private readonly parts: Part[] = [],
  ) {}

  /** The first part of this one with a role and a name. */
  in = (role: string, name?: Name): EnginePage =>
    new EnginePage(this.engine, this.origin, [
      ...this.parts,
      { role, ...(name === undefined ? {} : { name: wanted(name) }) },
    ]);

  goto = (path: string) =>
    this.until(`opens ${path}`, async () => {
      await this.engine.open(new URL(path, this.origin).href);
      return null;
    });

  /** Presses at the middle of it once it stands still there and nothing covers it. */
  async press(role: string, name?: Name) {
    const target = this.in(role, name);
    let before = "";
    await target.until("can be pressed", async () => {
      const spot = await target.ask("spot", target.parts);
      if ("not" in spot) return spot.not;
      const now = JSON.stringify(spot);
      const isStill = now === before;
      before = now;
      if (!isStill) return `moves: ${now}`;
      await this.engine.pressAt(spot.x, spot.y);
      // A page that is left by the press has nothing to tell.
      const isMissed = await this.ask("isMissed").catch(() => false);
      return isMissed ? "was missed" : null;
    });
  }

  /** Types into a field instead of what it holds. */
  async fill(label: Name, text: string) {
    const field = this.in("field", label);
    await this.press("field", label);
    await field.until("takes the focus", async () =>
      (await field.ask("isFocused", field.parts)) ? null : "was pressed in vain",
    );
    await this.engine.type(text);
    await field.until(`holds ${text}`, async () => {
      const held = await field.ask("value", field.parts);
      return held === text ? null : `holds ${held}`;
    });
  }

  /** Where the focus is, as after `fill`. */
  enter = () => this.engine.type(enterKey);

  /** How many there are now, without waiting. */
  count = () => this.ask("count", this.parts);

  /** Its text, once it is there. */
  read = () =>
    this.until("is there", async () => {
      const found = await this.ask("text", this.parts);
      return found === null ? "is not there" : { found };
    });

  /** Waits until it says so. */
  says = (text: Name) =>
    this.until(`says ${text}`, async () => {
      const seen = (await this.ask("text", this.parts)) ?? "nothing";
      return (typeof text === "string" ? seen.includes(text) : text.test(seen)) ? null : `says ${seen.slice(0, 400)}`;
    });

  /** Waits until there is none any more. */
  isGone = () => this.until("is gone", async () => ((await this.count()) === 0 ? null : "is there"));

  isAt = (path: string) =>
    this.until(`is at ${path}`, async () => {
      const seen = await this.ask("path");
      return seen === path ? null : `is at ${seen}`;
    });

  sideScroll = () => this.ask("sideScroll");

  toString = () =>
    this.parts.map(({ role, name }) => `${role} ${JSON.stringify(name ?? "")}`).join(" > ") || "the page";

  /** Asks anew until there is no complaint. A page that is just left answers with an error, which counts as one. */
  private async until<T>(what: string, look: () => Promise<string | null | { found: T }>): Promise<T | null> {
    const deadline = Date.now() + limitMs;
    for (;;) {
      const seen = await look().catch((error: unknown) => String(error));
      if (seen === null) return null;
      if (typeof seen === "object") return seen.found;
      if (Date.now() > deadline) throw new Error(`${this} never ${what}: ${seen}\n${await this.told()}`);
      await wait(betweenMs);
    }
  }

  /** What stands on the whole page, for whoever reads a failure. */
  private told = async (): Promise<string> => {
    const ask = async () => [await this.ask("path"), await this.ask("text", [])].join(": ");
    return (await ask().catch(String)).slice(0, 2000);
  };

  private async ask<Name extends keyof InPage>(name: Name, ...args: Parameters<InPage[Name]>) {
    type Reply = { isMissing: true } | { value: ReturnType<InPage[Name]> };
    const code = `() => "inPage" in globalThis ? { value: inPage.${name}(...${JSON.stringify(args)}) } : { isMissing: true }`;
    let reply = await this.engine.call<Reply>(code);
    if ("isMissing" in reply) {
      await this.engine.call(`() => { ${script} }`);
      reply = await this.engine.call<Reply>(code);
    }
    if ("isMissing" in reply) throw new Error("The page was left");
    return reply.value;
  }
}
