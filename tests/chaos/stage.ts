import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSandbox } from "../../sandbox/server";
import { freePort } from "../harness/free-port";
import { startNginx } from "../harness/nginx";
import { redisServer } from "../harness/redis";
import { SandboxControl, wednesdayAt } from "../harness/sandbox-control";
import { startReplica } from "../harness/shop";
import { findProgram } from "../tools/programs";

function programOrThrow(name: "nginx" | "redis-server"): string {
  const path = findProgram(name);
  if (path === null) throw new Error(`${name} is needed: Debian has it in a package of that name or nearly`);
  return path;
}

/** nginx with the project's own configuration, so many replicas, Redis and a sandbox: a shop as an operator runs it, on this machine. */
export async function setStage(count: number) {
  const sandbox = await startSandbox({ port: 0, file: ":memory:" });
  const control = new SandboxControl(sandbox.url);
  await control.setClock({ now: wednesdayAt(12) });
  const redis = await redisServer(programOrThrow("redis-server"));
  await redis.start();
  const front = await freePort();
  const url = `http://localhost:${front}`;
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const start = (port: number, program?: string) =>
    startReplica({ url, control }, { PORT: String(port), REDIS_URL: redis.url, TRUST_PROXY: "1" }, program);
  const replicas = await Promise.all(ports.map((port) => start(port)));
  const nginx = await startNginx(programOrThrow("nginx"), front, ports);
  const errors: Record<string, unknown>[] = [];

  /** One replica ends by this signal, and begins anew after so many milliseconds, from another build if one is named. */
  async function restart(index: number, signal: NodeJS.Signals, pause: () => Promise<void>, program?: string) {
    const { storefront, logs } = replicas[index] as (typeof replicas)[number];
    await storefront.stop(signal);
    errors.push(...logs());
    await pause();
    replicas[index] = await start(ports[index] as number, program);
  }

  return {
    url,
    control,
    redis,
    count,
    restart,
    /** What all replicas wrote to their logs. */
    logs: () => [...errors, ...replicas.flatMap(({ logs }) => logs())],
    /** The notes of all orders that the delivery API has. */
    async standing(): Promise<string[]> {
      const rows = await sandbox.app.sandbox.db.selectFrom("orders").select("order_note").execute();
      return rows.map(({ order_note }) => order_note ?? "");
    },
    async stop() {
      await nginx.stop();
      await Promise.all(replicas.map((replica) => replica.stop()));
      await redis.close();
      await sandbox.close();
    },
  };
}

/** The server of another revision of this repository, built in a folder of its own. Throws when it cannot be built. */
export function buildOf(revision: string) {
  const folder = mkdtempSync(join(tmpdir(), "doorstep-build-"));
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  git("worktree", "add", "--detach", folder, revision);
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  execFileSync("npm", ["run", "--silent", "build"], { cwd: folder, stdio: "pipe" });
  return {
    program: join(folder, "build/server.js"),
    remove() {
      git("worktree", "remove", "--force", folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The newest commit before this one that changed the storefront. */
export const revisionBefore = (): string =>
  execFileSync("git", ["rev-list", "-1", "--skip=1", "HEAD", "--", "app"], { encoding: "utf8" }).trim();
