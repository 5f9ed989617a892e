export type Fault = {
  kind:
    | "latency"
    | "reset"
    | "status"
    | "html"
    | "broken-json"
    | "hang"
    | "drop-answer"
    | "broken-rows"
    | "large-picture";
  method?: string;
  /** A prefix of the path, or `/regex/`. */
  path?: string;
  ms?: number;
  status?: number;
  /** The errors a `status` answer lists. */
  messages?: string[];
  times?: number;
  once?: boolean;
};

/** A request as the sandbox recorded it. Header names are lower-case. */
export type RecordedRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  status: number | null;
};

/** An hour of this week's Wednesday on the sandbox's clocks, which show UTC. */
export function wednesdayAt(hour: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + wednesday - day.getUTCDay());
  day.setUTCHours(hour, 0, 0, 0);
  return day.toISOString();
}
export const wednesday = 3;

/** The sandbox's levers under `/_sandbox`. Every call throws when the sandbox refuses it. */
export class SandboxControl {
  /** `changed` is awaited after everything that changes what the sandbox answers or records. */
  constructor(
    readonly url: string,
    private readonly changed: () => Promise<void> = async () => undefined,
  ) {}

  /** The data and all state as on the first day; faults, clock and settings too. */
  reset = () => this.send("POST", "reset");
  fault = (...faults: Fault[]) => this.send("POST", "faults", faults);
  clearFaults = () => this.send("DELETE", "faults");
  setClock = (move: { now?: string; advanceSeconds?: number; freeze?: boolean }) => this.send("POST", "clock", move);
  patchItem = (id: number, fields: object) => this.send("POST", `items/${id}`, fields);
  patchStore = (id: number, fields: object) => this.send("POST", `stores/${id}`, fields);
  patchZone = (id: number, fields: object) => this.send("POST", `zones/${id}`, fields);
  patchModule = (id: number, fields: object) => this.send("POST", `modules/${id}`, fields);
  patchBanner = (id: number, fields: object) => this.send("POST", `banners/${id}`, fields);
  patchCategory = (id: number, fields: object) => this.send("POST", `categories/${id}`, fields);
  patchConfig = (fields: object) => this.send("POST", "config", fields);
  /** Landing data of docs/delivery-api.md §14, by their wire names. */
  patchLanding = (fields: object) => this.send("POST", "landing", fields);
  advanceOrder = (id: number, status?: string) => this.send("POST", `orders/${id}/advance`, { status });
  judgeOffline = (id: number, status: "pending" | "denied" | "verified", note: string | null = null) =>
    this.send("POST", `orders/${id}/offline-payment`, { status, note });
  judgeRefund = (id: number, status: "approved" | "rejected", note: string | null = null) =>
    this.send("POST", `orders/${id}/refund`, { status, note });
  setWallet = (customer: number, balance: number) => this.send("POST", `customers/${customer}/wallet`, { balance });
  patchCustomer = (id: number, fields: { phone?: string; social_id?: string | null }) =>
    this.send("POST", `customers/${id}`, fields);
  /** What the other side of a chat writes. */
  writeAsPartner = (conversation: number, message: string) =>
    this.send("POST", `conversations/${conversation}`, { message });
  clearRequests = () => this.send("DELETE", "requests");

  /** The code of the last message that went to a phone number or mail address. */
  codeFor = async (recipient: string) => {
    const outbox = (await this.send("GET", "outbox")) as { recipient: string; code: string }[];
    const message = outbox.find((sent) => sent.recipient === recipient);
    if (!message) throw new Error(`nothing was sent to ${recipient}`);
    return message.code;
  };

  /** What the storefront asked since the last reset or `clearRequests`. */
  requests = async () => (await this.send("GET", "requests")) as RecordedRequest[];

  private async send(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.url}/_sandbox/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
    if (!answer.ok) throw new Error(`${method} /_sandbox/${path} answered ${answer.status}: ${await answer.text()}`);
    const told: unknown = await answer.json();
    if (method !== "GET") await this.changed();
    return told;
  }
}
