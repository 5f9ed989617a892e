import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";

export type RunningProcess = {
  pid: number;
  /** Everything it printed, line by line. */
  lines: string[];
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

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port");
  return address.port;
}

export type WantedPort = { variable: string; port: number; host: string };

/** Those of the ports that somebody listens on already. */
export async function portsInUse(wanted: WantedPort[]): Promise<WantedPort[]> {
  const taken = await Promise.all(wanted.map(isInUse));
  return wanted.filter((_, index) => taken[index]);
}

async function isInUse({ port, host }: WantedPort): Promise<boolean> {
  const server = createServer().listen(port, host);
  try {
    await once(server, "listening");
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return true;
    throw error;
  } finally {
    server.close();
  }
}

/** Starts a Node process and waits until it is ready. Throws with its output when it ends before. */
export async function startProcess(args: string[], options: Options): Promise<RunningProcess> {
  const { PATH = "", HOME = "", TMPDIR = "/tmp" } = process.env;
  const child = spawn(process.execPath, args, {
    // Nothing else of our own environment: a setting of this shell must not decide how a test ends.
    env: { NODE_ENV: "production", PATH, HOME, TMPDIR, ...options.environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines = collectLines(child, options.echo ?? false);
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const deadline = Date.now() + startTimeoutMs;
  while (!(await answers(options.readyUrl))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`${args.join(" ")} did not become ready:\n${lines.join("\n")}`);
    }
    await wait(50);
  }
  return {
    pid: child.pid ?? 0,
    lines,
    ended,
    stop(signal = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
  };
}

function collectLines(child: ChildProcessByStdio<null, Readable, Readable>, echo: boolean): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      if (echo) process.stderr.write(chunk);
      const parts = (rest + chunk).split("\n");
      rest = parts.pop() ?? "";
      lines.push(...parts);
    });
  }
  return lines;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
