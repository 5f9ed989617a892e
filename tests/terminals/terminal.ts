import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { execa } from "execa";
import { requireProgram } from "../tools/programs";

export type Screen = {
  /** Without spaces at their ends. */
  rows: string[];
  /** All before the cursor, row by row. */
  before: string;
  /** What stands from the cursor on in its row. */
  atCursor: string;
};

/** A screen of 80 columns and 50 rows in which one program runs. */
export type Terminal = {
  /** Keys by tmux's names: `Enter`, `Tab`, `C-u`, `/`. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  look(): Promise<Screen>;
  /**
   * Looks until the screen is as wanted and stands still, and resolves with it.
   * @throws Error after ten seconds, with what was wanted and the last screen.
   */
  waitFor(wanted: string, isThere: (screen: Screen) => boolean): Promise<Screen>;
  stop(): Promise<void>;
};

const columns = 80;
const rows = 50;
const limitMs = 10_000;
const pauseMs = 40;

/** Starts a program in tmux. `command` is told its home folder, new and empty, into which it may write settings. */
export async function startTerminal(command: (home: string) => string[]): Promise<Terminal> {
  const home = mkdtempSync(join(tmpdir(), "doorstep-terminal-"));
  const program = requireProgram("tmux");
  const { PATH = "" } = process.env;
  // A server of its own, which reads no settings of whoever runs the tests.
  async function tmux(...args: string[]): Promise<string> {
    const { stdout } = await execa(program, ["-u", "-S", join(home, "tmux"), "-f", "/dev/null", ...args], {
      env: { PATH, HOME: home, LANG: "C.UTF-8", TERM: "xterm" },
      extendEnv: false,
    });
    return stdout;
  }
  async function look(): Promise<Screen> {
    // In one call, so that both are of one moment.
    const answer = await tmux("display-message", "-p", "#{cursor_x} #{cursor_y}", ";", "capture-pane", "-p");
    const [place = "", ...lines] = answer.split("\n").map((line) => line.trimEnd());
    const [column = 0, row = 0] = place.split(" ").map(Number);
    const current = lines[row] ?? "";
    const before = [...lines.slice(0, row), current.slice(0, column).padEnd(column)].join("\n");
    return { rows: lines, before, atCursor: current.slice(column).trimStart() };
  }
  const size = ["-x", String(columns), "-y", String(rows)];
  await tmux("new-session", "-d", ...size, "--", ...command(home), ";", "set", "-g", "status", "off");

  return {
    press: async (...keys) => void (await tmux("send-keys", ...keys)),
    type: async (text) => void (await tmux("send-keys", "-l", "--", text)),
    look,
    async waitFor(wanted, isThere) {
      const deadline = Date.now() + limitMs;
      let before: Screen | null = null;
      for (;;) {
        const screen = await look();
        if (isThere(screen) && isDeepStrictEqual(screen, before)) return screen;
        if (Date.now() > deadline) throw new Error(`${wanted} did not come:\n${screen.rows.join("\n")}`);
        before = screen;
        await wait(pauseMs);
      }
    },
    async stop() {
      await tmux("kill-server").catch(() => undefined);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
