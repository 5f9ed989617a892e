import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { execa, type ResultPromise } from "execa";
import { freePort } from "./free-port";

/** Debian's package `redis-server`: at REDIS_SERVER_PATH, else on PATH. Null where there is none. */
export function findRedisServer(): string | null {
  const { REDIS_SERVER_PATH, PATH = "" } = process.env;
  const places = REDIS_SERVER_PATH
    ? [REDIS_SERVER_PATH]
    : PATH.split(delimiter).map((folder) => join(folder, "redis-server"));
  return places.find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export type RedisServer = {
  url: string;
  port: number;
  /** Begins to listen at `url`, with nothing kept of the time before. */
  start(): Promise<void>;
  /** Gone at once, as a machine that dies. */
  kill(): Promise<void>;
  /** Stops for good. */
  close(): Promise<void>;
};

const quiet = { stdio: "ignore", reject: false } as const;

/** A Redis of one's own on a free port of this machine; `more` are settings as on its command line. */
export async function redisServer(program: string, more: string[] = []): Promise<RedisServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "doorstep-redis-"));
  let child: ResultPromise<typeof quiet> | null = null;
  const kill = async () => {
    child?.kill("SIGKILL");
    await child;
    child = null;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    async start() {
      const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
      child = execa(program, [...settings, "--dir", folder, ...more], quiet);
      while (!(await listens(port))) await wait(20);
    },
    kill,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
