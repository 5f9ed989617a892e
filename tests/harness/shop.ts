import { type RunningSandbox, startSandbox } from "../../sandbox/server";
import { sandboxSettings } from "../../tools/local-settings";
import { type RunningProcess, startProcess } from "../../tools/processes";
import { freePort } from "./free-port";
import { SandboxControl } from "./sandbox-control";

export type ShopOptions = {
  dialect?: "m" | "n" | "x";
  /** 1 brings an order to its door in four minutes. */
  speed?: number;
  city?: "small" | "large";
  /** Further settings of .env.example. */
  environment?: Record<string, string>;
  /** Arguments of Node itself. */
  nodeArguments?: string[];
};

export type TestShop = {
  /** The storefront's origin. */
  url: string;
  storefront: RunningProcess;
  control: SandboxControl;
  sandbox: RunningSandbox;
  /** What the storefront wrote: its JSON log lines, and anything else as `{ level: "text", text }`. */
  logs(): Record<string, unknown>[];
  /** The storefront forgets what it has cached, as an operator would tell it to. */
  clearCaches(): Promise<void>;
  /** Resolves with the storefront's exit code. */
  stop(): Promise<number | null>;
};

/** The built storefront on a sandbox of its own: nothing of it is shared with another test worker. */
export async function startShop(options: ShopOptions = {}): Promise<TestShop> {
  const { dialect = "m", speed = 1, city = "small", environment = {}, nodeArguments = [] } = options;
  const sandbox = await startSandbox({ port: 0, file: ":memory:", dialect, speed, city });
  const port = environment.PORT ?? String(await freePort());
  const url = environment.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const settings = { PORT: port, ...environment };
  const storefront = await startStorefront(sandbox.url, settings, nodeArguments).catch(async (error) => {
    await sandbox.close();
    throw error;
  });
  return {
    url,
    storefront,
    control: new SandboxControl(sandbox.url),
    sandbox,
    logs: () => storefront.lines.map(parseLog),
    async clearCaches() {
      const cleared = storefront.nextLine((line) => parseLog(line).msg === "caches cleared");
      process.kill(storefront.pid, "SIGUSR2");
      await cleared;
    },
    async stop() {
      const code = await storefront.stop("SIGINT");
      await sandbox.close();
      return code;
    },
  };
}

/**
 * One more storefront on a shop's sandbox, under the shop's own origin: what a balancer would choose from.
 * `program` is the server of another build.
 */
export async function startReplica(
  shop: Pick<TestShop, "url" | "control">,
  environment: Record<string, string> = {},
  program?: string,
) {
  const port = environment.PORT ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const settings = { PUBLIC_ORIGIN: shop.url, ...environment, PORT: port };
  const storefront = await startStorefront(shop.control.url, settings, [], program);
  return { url, storefront, logs: () => storefront.lines.map(parseLog), stop: () => storefront.stop("SIGINT") };
}

function startStorefront(
  sandboxUrl: string,
  environment: Record<string, string> & { PORT: string },
  nodeArguments: string[] = [],
  program = "build/server.js",
) {
  return startProcess([...nodeArguments, program], {
    environment: {
      ...sandboxSettings(sandboxUrl),
      SESSION_SECRETS: "a secret that only the tests know and nobody else",
      LOG_LEVEL: "warn",
      // All tests are one machine.
      POST_LIMIT_FACTOR: "1000",
      ...environment,
    },
    readyUrl: `http://localhost:${environment.PORT}/readyz`,
  });
}

function parseLog(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return { level: "text", text: line };
  }
}

const pinoError = 50;
/** Remix's word on resource routes that somebody opens as pages; what it warns of begins with its next major version. */
const remixNotice = "REMIX FUTURE CHANGE";

/** Errors of the log, what was written past it, and what libraries print (app/process/console.server.ts): nobody expects them. */
export const isComplaint = ({ level, msg, text }: Record<string, unknown>): boolean =>
  level === "text" || Number(level) >= pinoError || (msg === "console" && !String(text).includes(remixNotice));
