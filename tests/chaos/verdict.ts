/** An answer as a guest had it; times in milliseconds since 1970, status 0 when none came. */
export type Answer = {
  at: number;
  until: number;
  method: string;
  path: string;
  status: number;
  retryAfter: string | null;
};

/** An order from the first press on its button until its guest was told that it stands. */
export type Order = { name: string; pressedAt: number; toldAt: number | null; id: string | null };

/** Something that was done to the shop, from its first moment to its last. */
export type Event = { what: string; kind: "kill" | "api" | "other"; from: number; to: number };

export type Run = { answers: Answer[]; orders: Order[]; events: Event[]; standing: string[]; endedAt: number };

/** How long after a replica was killed its connections may still break. */
const afterKillMs = 1000;
/** How long after the delivery API is back a breaker may still be open (docs/decisions on calls that fail fast). */
const afterTroubleMs = 6000;
/** How long an order may be unknown to its guest once the trouble is over. */
const strandedMs = 30_000;
const promptMs = 15_000;
const promptShare = 0.99;

const overlap = ({ from, to }: Event, begin: number, end: number, grace: number) => begin <= to + grace && end >= from;

/**
 * What must not be, in sentences: an order told and not there, or there twice; an answer of 500; a 503 without `Retry-After` or while the delivery API is well;
 * another 5xx or a broken connection but in the second after a kill; a file that a page names and nobody has; an order that its guest is not told of within 30 s
 * after the trouble; fewer than 99 of 100 orders told within 15 s while the delivery API is up.
 */
export function findings({ answers, orders, events, standing, endedAt }: Run): string[] {
  const found: string[] = [];
  const times = new Map<string, number>();
  for (const name of standing) times.set(name, (times.get(name) ?? 0) + 1);
  for (const [name, count] of times) if (count > 1) found.push(`doubled: ${name} stands ${count} times`);
  for (const { name, toldAt, id } of orders)
    if (toldAt !== null && !times.has(name)) found.push(`lost: ${name} was told ${id}`);

  const during = (kind: Event["kind"], { at, until }: Answer, grace: number) =>
    events.some((event) => event.kind === kind && overlap(event, at, until, grace));
  for (const answer of answers) {
    const { method, path, status, retryAfter } = answer;
    const what = `${status || "no answer"} to ${method} ${path}, ${time(answer.at)}`;
    if (status === 503) {
      if (retryAfter === null) found.push(`without Retry-After: ${what}`);
      else if (!during("api", answer, afterTroubleMs)) found.push(`while the delivery API was well: ${what}`);
    } else if (status === 502 || status === 0) {
      if (!during("kill", answer, afterKillMs)) found.push(`while no replica was killed: ${what}`);
    } else if (status >= 500 || (status >= 400 && path.startsWith("/assets/"))) found.push(what);
  }

  for (const order of orders) {
    const waited = (order.toldAt ?? endedAt) - endOfTrouble(order.pressedAt, events);
    if (waited > strandedMs) found.push(`stranded: ${order.name} was not told for ${Math.round(waited / 1000)} s`);
  }

  const { all, prompt } = promptness({ orders, events, endedAt });
  if (prompt < all * promptShare)
    found.push(`late: ${all - prompt} of ${all} orders took more than ${promptMs / 1000} s`);
  return found;
}

/** The moment from which an order can be told: its press, or the end of the delivery API's troubles that followed each other since. */
const endOfTrouble = (pressedAt: number, events: Event[]): number =>
  events
    .filter(({ kind }) => kind === "api")
    .toSorted((one, other) => one.from - other.from)
    .reduce((end, { from, to }) => (from <= end + strandedMs && to > end ? to : end), pressedAt);

/** Orders that were pressed, and had 15 s, while the delivery API was up; and how many of them were told in time. */
export function promptness({ orders, events, endedAt }: Pick<Run, "orders" | "events" | "endedAt">) {
  const judged = orders.filter(
    ({ pressedAt }) =>
      pressedAt + promptMs <= endedAt &&
      !events.some((event) => event.kind === "api" && overlap(event, pressedAt, pressedAt + promptMs, afterTroubleMs)),
  );
  const prompt = judged.filter(({ pressedAt, toldAt }) => toldAt !== null && toldAt - pressedAt <= promptMs);
  return { all: judged.length, prompt: prompt.length };
}

const time = (at: number) => new Date(at).toISOString().slice(11, 23);
