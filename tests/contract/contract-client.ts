import { TestRunner } from "vitest";
import { createNoCache, type SharedCache } from "~/delivery-api/cache.server";
import type { CallContext, DeliveryClientEvent } from "~/delivery-api/call-context";
import { createDeliveryClient, type DeliveryClient } from "~/delivery-api/delivery-client.server";
import type { SignInStep } from "~/delivery-api/model";
import type { Result } from "~/delivery-api/result";
import type { Dialect } from "../../sandbox/context";
import { startSandbox } from "../../sandbox/server";
import { readsRequestsMark } from "../tools/evidence";

type Recorded = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  status: number;
};

type Message = { recipient: string; code: string };

/** The storefront's client on a running sandbox, and what the sandbox saw. */
export type ContractClient = {
  client: DeliveryClient;
  /** The sandbox's own address. */
  url: string;
  events: DeliveryClientEvent[];
  control(path: string, body: unknown): Promise<void>;
  /** Everything the sandbox was asked, oldest first. */
  requests(): Promise<Recorded[]>;
  /** The code of the last message that went to a phone number or mail address. */
  codeFor(recipient: string): Promise<string>;
  /** The latest recorded request of a path below `/api/v1`. */
  lastRequest(path: string): Promise<Recorded>;
  close(): Promise<void>;
};

/** Without a cache unless one is given; `now` is the storefront's clock in milliseconds. */
export async function openContractClient(
  dialect: Dialect,
  { cache = createNoCache(), now = Date.now }: { cache?: SharedCache; now?: () => number } = {},
): Promise<ContractClient> {
  const sandbox = await startSandbox({ port: 0, file: ":memory:", dialect });
  const events: DeliveryClientEvent[] = [];
  const client = createDeliveryClient({
    baseUrl: sandbox.url,
    softwareId: "33571750",
    origin: "https://shop.example.test",
    cache,
    now,
    log: (event) => events.push(event),
  });
  const requests = async () => {
    Object.assign(TestRunner.getCurrentTest()?.meta ?? {}, { [readsRequestsMark]: true });
    return (await (await fetch(`${sandbox.url}/_sandbox/requests`)).json()) as Recorded[];
  };
  return {
    client,
    url: sandbox.url,
    requests,
    events,
    async control(path, body) {
      await fetch(`${sandbox.url}/_sandbox${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    },
    async codeFor(recipient) {
      const outbox = (await (await fetch(`${sandbox.url}/_sandbox/outbox`)).json()) as Message[];
      return outbox.find((message) => message.recipient === recipient)?.code ?? "none was sent";
    },
    async lastRequest(path) {
      const found = (await requests()).findLast((request) => request.path === `/api/v1${path}`);
      if (!found) throw new Error(`nobody asked for ${path}`);
      return found;
    },
    close: () => sandbox.close(),
  };
}

/** The value of a call that must succeed; the failure's own words otherwise. */
export async function expectOk<T>(call: Promise<Result<T>>): Promise<T> {
  const result = await call;
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

/** The token of a sign-in that waits for nothing. */
export async function expectToken(call: Promise<Result<SignInStep>>): Promise<string> {
  const step = await expectOk(call);
  if (step.kind !== "signed-in") throw new Error(`signing in waits: ${JSON.stringify(step)}`);
  return step.token;
}

/** The kind of a failure, or `ok`. */
export async function outcomeOf(call: Promise<Result<unknown>>): Promise<string> {
  const result = await call;
  return result.ok ? "ok" : result.failure.kind;
}

/** A visitor without a place, with time enough. */
export function visitor(fields: Partial<CallContext> = {}): CallContext {
  return {
    language: "en",
    token: null,
    guestId: null,
    place: null,
    moduleId: null,
    requestId: "contract-test",
    deadlineAt: Date.now() + 20_000,
    ...fields,
  };
}
