import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { execa } from "execa";

export type RunningProcess = {
  pid: number;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Everything it printed, line by line. */
  lines: string[];
  /** Resolves with the next line for which `matches` is true. */
  nextLine(matches: (line: string) => boolean): Promise<string>;
  /** Resolves with the exit code, null after a signal. */
  ended: Promise<number | null>;
  /** Ends it as an operator would; resolves with its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

type Options = {
  environment: Record<string, string>;
  /** Answers 200 once the process is ready. */
  readyUrl: string;
  /** Shows its output as it comes; by default it is only kept. */
  echo?: boolean;
};

const startTimeoutMs = 60_000;
/** The storefront itself ends within ten seconds. */
const forceKillAfterDelay = 15_000;

/** Starts a Node process and waits until it is ready; it ends with this one. Throws with its output when it ends before. */
export async function startProcess(
  args: string[],
  { environment, readyUrl, echo = false }: Options,
): Promise<RunningProcess> {
  const { PATH = "", HOME = "", TMPDIR = "/tmp" } = process.env;
  const lines: string[] = [];
  const printed = new EventEmitter();
  function* keep(line: unknown) {
    lines.push(String(line));
    printed.emit("line", String(line));
    if (echo) yield line;
  }
  const output = echo ? [keep, process.stderr] : keep;
  const startedAt = Date.now();
  const child = execa(process.execPath, args, {
    // Nothing else of our own environment: a setting of this shell must not decide how a test ends.
    env: { NODE_ENV: "production", PATH, HOME, TMPDIR, ...environment },
    extendEnv: false,
    stdin: "ignore",
    stdout: output,
    stderr: output,
    buffer: false,
    reject: false,
    forceKillAfterDelay,
  });
  const ended = child.then(({ exitCode }) => exitCode ?? null);
  const deadline = Date.now() + startTimeoutMs;
  while (!(await answers(readyUrl))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      await ended;
      throw new Error(`${args.join(" ")} did not become ready:\n${lines.join("\n")}`);
    }
    await wait(10);
  }
  return {
    pid: child.pid ?? 0,
    startedAt,
    lines,
    ended,
    nextLine: (matches) =>
      new Promise((resolve) => {
        const look = (line: string) => {
          if (!matches(line)) return;
          printed.off("line", look);
          resolve(line);
        };
        printed.on("line", look);
      }),
    stop(signal = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
