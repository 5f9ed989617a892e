import type { ModuleType } from "../../app/module-kinds";
import { modules } from "../harness/arrivals";
import type { SandboxControl } from "../harness/sandbox-control";
import { isComplaint, type TestShop } from "../harness/shop";
import { type Coverage, openedBy } from "./coverage";
import type { Driver } from "./driver";
import { judge } from "./judge";
import type { Control, Look } from "./look";
import { firstAddress } from "./start";
import type { Script, Step, Surroundings } from "./steps";

export type Finding = {
  /** What does not hold. */
  sentence: string;
  /** Of all the walk's steps those up to the finding. */
  script: Script;
};

type WalkOptions = {
  shop: TestShop;
  driver: Driver;
  surroundings: Surroundings;
  /** Every step must be possible: a script that says what was found. */
  isStrict?: boolean;
  /** The next step, or null at the end. */
  next: (look: Look) => Step | null;
  coverage: Coverage;
  limitMs: number;
  isForeign: (text: string) => boolean;
};

/** Walks from an opened shop to the end of its steps; gives whatever did not hold on the way. */
export async function walk({
  shop,
  driver,
  surroundings,
  next,
  coverage,
  limitMs,
  isForeign,
  isStrict,
}: WalkOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  const steps: Step[] = [];
  const statuses = new Map<string, number>();
  const pages = new Map<string, boolean>();
  let logLines = shop.logs().length;
  await driver.take({ do: "open", address: firstAddress(surroundings) });
  let before = await driver.look();
  coverage.noteLook(before);
  for (let step = next(before); step !== null; step = next(before)) {
    await shop.control.clearRequests();
    const answers = await driver.take(step);
    if (answers === false) {
      if (isStrict)
        findings.push({
          sentence: `not offered: ${JSON.stringify(step)}`,
          script: { surroundings, steps: [...steps, step] },
        });
      continue;
    }
    steps.push(step);
    const after = await driver.look();
    const pressed = pressedIn(step, before);
    if (pressed?.intent) coverage.note(`intent ${pressed.intent}`);
    if (step.do === "send") coverage.note(`intent ${step.typed.intent}`);
    for (const address of [...answers.map(({ url }) => url), ...(pressed?.action ? [pressed.action] : [])])
      coverage.noteAnswer(address);
    if (step.do === "open" || step.do === "send") coverage.noteAnswer(step.address);
    if (step.do === "open") coverage.note(openedBy(surroundings.who, step.address));
    coverage.noteLook(after);
    // Who comes with another cookie may be somebody else, to whom a page is closed.
    if (step.do === "cookie") statuses.clear();
    for (const { url, isPage } of answers) pages.set(url, isPage);
    const logs = shop.logs();
    const sentences = judge(
      {
        step,
        before,
        after,
        answers,
        isPage: pages.get(after.url) ?? true,
        pressed,
        ...(await sandboxSaw(shop.control, modules[after.module as ModuleType], after)),
        statuses,
        complaints: logs.slice(logLines).filter(isComplaint).map(inShort),
        driverFaults: await driver.faults(),
        language: surroundings.language,
        origin: shop.url,
        limitMs,
      },
      isForeign,
    );
    logLines = logs.length;
    for (const { url, status } of answers) statuses.set(url, Math.max(status, statuses.get(url) ?? 0));
    for (const sentence of sentences) findings.push({ sentence, script: { surroundings, steps: [...steps] } });
    before = after;
  }
  return findings;
}

/** Two sentences that differ in numbers or addresses only are one finding. */
export const sameness = (sentence: string): string =>
  sentence
    .replace(/\?\S*/g, "?")
    .replace(/[\d.]+/g, "0")
    .slice(0, 200);

/** A complaint without what is new in every line, such as its time. */
function inShort({ text, msg, err }: Record<string, unknown>): string {
  const { message } = (err ?? {}) as { message?: string };
  return [text, msg, message].filter(Boolean).join(": ").slice(0, 300);
}

function pressedIn(step: Step, { controls }: Look): Control | null {
  if (step.do === "press") return controls.find(({ key }) => key === step.control) ?? null;
  if (step.do === "enter") return controls.find(({ fields }) => fields.some(({ key }) => key === step.field)) ?? null;
  return null;
}

/**
 * Orders that the sandbox took since its record was cleared, and the cart of whoever asked for one, in the module that the page shows: a move to another place asks for
 * the carts of all.
 */
async function sandboxSaw(control: SandboxControl, moduleId: number | undefined, { controls }: Look) {
  const requests = await control.requests();
  const orders = requests.filter(
    ({ path, method, status }) => method === "POST" && /order\/(prescription\/)?place$/.test(path) && status === 200,
  ).length;
  const asked = requests.findLast(
    ({ path, query, headers }) =>
      path.endsWith("/customer/cart/list") && !("store_id" in query) && headers.moduleid === String(moduleId),
  );
  // A page is left while its customer's sign-out is under way: what is shown then is somebody else's.
  const isGuest = controls.some(({ href }) => href !== undefined && new URL(href).pathname === "/auth/sign-in");
  if (!asked || (isGuest && asked.headers.authorization)) return { orders, cart: null };
  // The same question once more: the page may have been drawn before the last change had its answer.
  const { host, connection, ...headers } = asked.headers;
  const answer = await fetch(`${control.url}${asked.path}?${new URLSearchParams(asked.query)}`, { headers });
  if (!answer.ok) return { orders, cart: null };
  const lines = (await answer.json()) as { id: number; quantity: number }[];
  return { orders, cart: Object.fromEntries(lines.map(({ id, quantity }) => [String(id), Number(quantity)])) };
}
