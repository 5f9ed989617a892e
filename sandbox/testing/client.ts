import type { Dialect } from "../context";
import { type RunningSandbox, type SandboxOptions, startSandbox } from "../server";

export type Answer = { status: number; headers: Headers; text: string; json: unknown };

type CallOptions = { body?: unknown; headers?: Record<string, string> };

/** A sandbox of its own with a caller that sends the headers of a storefront in zone Harbour, module food. */
export class TestShop {
  private constructor(
    readonly sandbox: RunningSandbox,
    readonly dialect: Dialect,
  ) {}

  static async open(options: SandboxOptions = {}): Promise<TestShop> {
    return new TestShop(await startSandbox(options), options.dialect ?? "m");
  }

  get db() {
    return this.sandbox.app.sandbox.db;
  }

  close(): Promise<void> {
    return this.sandbox.close();
  }

  /** One API call, `GET /customer/cart/list?guest_id=1001`; JSON bodies. */
  call(route: string, { body, headers }: CallOptions = {}): Promise<Answer> {
    const [method = "GET", path = "/"] = route.split(" ");
    return this.send(method, `/api/v1${path}`, body, {
      accept: "application/json",
      "x-localization": "en",
      zoneid: "[1]",
      moduleid: "1",
      ...headers,
    });
  }

  /** One control call below `/_sandbox`. */
  control(route: string, body?: unknown): Promise<Answer> {
    const [method = "GET", path = "/"] = route.split(" ");
    return this.send(method, `/_sandbox${path}`, body, {});
  }

  async send(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const response = await fetch(`${this.sandbox.url}${path}`, {
      method,
      headers: body === undefined || isForm ? headers : { "content-type": "application/json", ...headers },
      redirect: "manual",
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  async guest(): Promise<number> {
    const { json } = await this.call("POST /auth/guest/request", { body: {} });
    return (json as { guest_id: number }).guest_id;
  }

  /** Ann's bearer header, or that of another known phone number. */
  async signIn(phone = "+15550100001", extra: Record<string, unknown> = {}): Promise<Record<string, string>> {
    const body = {
      phone,
      email_or_phone: phone,
      field_type: "phone",
      login_type: "manual",
      password: "password",
      ...extra,
    };
    const { json } = await this.call("POST /auth/login", { body });
    return { authorization: `Bearer ${(json as { token: string }).token}` };
  }

  item(name: string) {
    return this.db.selectFrom("items").selectAll().where("name", "=", name).executeTakeFirstOrThrow();
  }

  store(name: string) {
    return this.db.selectFrom("stores").selectAll().where("name", "=", name).executeTakeFirstOrThrow();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The first error's code and the status: `403 cart_item`. */
export function refusalOf({ status, json }: Answer): string {
  const { errors } = (json ?? {}) as { errors?: { code: string }[] };
  return `${status} ${errors?.[0]?.code ?? "-"}`;
}
