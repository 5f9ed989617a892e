import { mkdirSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../../tools/sources";
import type { Fault } from "../harness/sandbox-control";
import { isComplaint } from "../harness/shop";
import { orderAgainAndAgain } from "./guests";
import { buildOf, revisionBefore, setStage } from "./stage";
import { type Event, findings, promptness, type Run } from "./verdict";

/**
 * `npm run chaos`: guests order for ten minutes through nginx, three replicas and Redis, while replicas are killed and exchanged for another build and back,
 * Redis dies, and the delivery API is slow, dead, silent or loses its answers. `--minutes N` makes all shorter or longer, `--guests N` more of them,
 * `--against REVISION` chooses the other build (else that of the last change of app/ before this one). Ends with 1 and what was wrong, if anything was.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    guests: { type: "string", default: "20" },
    against: { type: "string" },
  },
});
const total = Number(values.minutes) * 60_000;
const guests = Number(values.guests);
if (!(total > 0 && guests > 0 && guests <= 200)) throw new Error("--minutes takes a number, --guests one up to 200");

ensureBuilt();
const against = values.against ?? revisionBefore();
console.log(`Building ${against.slice(0, 10)}, to be exchanged with this one…`);
const other = buildOf(against);
const stage = await setStage(3);
const diary: Pick<Run, "answers" | "orders"> = { answers: [], orders: [] };
const events: Event[] = [];
const began = Date.now();
let isOver = false;

const second = total / 600;
const rest = () => wait(25 * second);
const shortPause = () => wait(5 * second);

async function during(what: string, kind: Event["kind"], happens: () => Promise<unknown>) {
  const event: Event = { what, kind, from: Date.now(), to: Number.POSITIVE_INFINITY };
  events.push(event);
  const before = diary.orders.filter(({ toldAt }) => toldAt !== null).length;
  await happens();
  event.to = Date.now();
  const told = diary.orders.filter(({ toldAt }) => toldAt !== null).length - before;
  const at = Math.round((event.from - began) / 1000);
  console.log(`${String(at).padStart(4)} s  ${what}: ${Math.round((event.to - event.from) / 1000)} s, ${told} orders`);
  await rest();
}

const apiFault = (what: string, fault: Fault, seconds: number) =>
  during(what, "api", async () => {
    await stage.control.fault(fault);
    await wait(seconds * second);
    await stage.control.clearFaults();
  });

/** Each replica stops as an orchestrator stops it, one after another. */
const roll = (what: string, program?: string) =>
  during(what, "other", async () => {
    for (let index = 0; index < stage.count; index += 1) {
      await stage.restart(index, "SIGTERM", async () => undefined, program);
      await shortPause();
    }
  });

const kill = (what: string, index: number, program?: string) =>
  during(what, "kill", () => stage.restart(index, "SIGKILL", shortPause, program));

const redisAway = (what: string, meanwhile: () => Promise<unknown>) =>
  during(what, "other", async () => {
    await stage.redis.kill();
    await meanwhile();
    await stage.redis.start();
  });

const fleet = Promise.all(
  Array.from({ length: guests }, (_, number) => orderAgainAndAgain(stage.url, number + 1, diary, () => isOver)),
);
const everything = "/api/v1";
const placing = "/api/v1/customer/order/place";
try {
  await during("all is well", "other", () => wait(30 * second));
  await kill("a replica is killed", 0);
  await redisAway("Redis dies", () => wait(20 * second));
  await apiFault("the delivery API takes 3 s for everything", { kind: "latency", path: everything, ms: 3000 }, 30);
  await apiFault("the delivery API breaks connections", { kind: "reset", path: everything }, 30);
  await apiFault("orders are taken and their answers lost", { kind: "drop-answer", path: placing }, 20);
  await roll("the other build comes, replica by replica", other.program);
  await kill("one of it is killed", 1, other.program);
  await roll("this build comes back");
  await redisAway("Redis dies, and a replica with it", () =>
    during("the replica", "kill", () => stage.restart(2, "SIGKILL", shortPause)),
  );
  await apiFault("the delivery API says nothing", { kind: "hang", path: everything }, 30);
  await wait(Math.max(0, began + total - Date.now()));
} finally {
  isOver = true;
  await fleet;
  other.remove();
}

const run: Run = { ...diary, events, standing: await stage.standing(), endedAt: Date.now() };
const complaints = stage.logs().filter(isComplaint);
await stage.stop();
const found = [...findings(run), ...complaints.map((line) => `in a log: ${JSON.stringify(line).slice(0, 500)}`)];

const statuses = new Map<number, number>();
for (const { status } of run.answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
const told = run.orders.filter(({ toldAt }) => toldAt !== null).length;
const { all, prompt } = promptness(run);
console.log(
  [
    `\n${Math.round((run.endedAt - began) / 1000)} s, ${guests} guests, ${run.answers.length} answers: ${[...statuses].map(([status, count]) => `${status || "none"} ${count}`).join(", ")}`,
    `${run.orders.length} orders pressed, ${told} told, ${run.standing.filter(Boolean).length} stand at the delivery API`,
    `${prompt} of ${all} within 15 s while the delivery API was up`,
  ].join("\n"),
);
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/chaos.json", JSON.stringify({ ...run, found, complaints }, null, 1));
for (const sentence of found.slice(0, 40)) console.error(`✗ ${sentence}`);
console.log(found.length === 0 ? "Nothing was lost, doubled or wrong." : `\n${found.length} found`);
process.exit(found.length === 0 ? 0 : 1);
