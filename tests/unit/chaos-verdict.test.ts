import { expect, test } from "vitest";
import { type Answer, findings, promptness, type Run } from "../chaos/verdict";

const answer = (status: number, at: number, rest: Partial<Answer> = {}): Answer => ({
  at,
  until: at + 10,
  method: "GET",
  path: "/home",
  status,
  retryAfter: null,
  ...rest,
});
const order = (name: string, pressedAt = 0, toldAt: number | null = 1000) => ({
  name,
  pressedAt,
  toldAt,
  id: "100001",
});
const run = (parts: Partial<Run>): Run => ({
  answers: [],
  orders: [],
  events: [],
  standing: [],
  endedAt: 600_000,
  ...parts,
});
const api = { what: "dead", kind: "api", from: 50_000, to: 80_000 } as const;
const kill = { what: "killed", kind: "kill", from: 100_000, to: 105_000 } as const;

test("a run without trouble has no findings", () => {
  const answers = [answer(200, 1), answer(303, 2), answer(404, 3)];
  expect(findings(run({ answers, orders: [order("a")], standing: ["a", ""] }))).toEqual([]);
});

test("orders that are told and not there, or there twice, are findings; one that stands untold is none", () => {
  const orders = [order("a"), order("b"), order("c", 590_000, null)];
  expect(findings(run({ orders, standing: ["b", "b", "c"] }))).toEqual([
    "doubled: b stands 2 times",
    "lost: a was told 100001",
  ]);
});

test.each([
  ["500", answer(500, 60_000), true],
  ["504", answer(504, 60_000), true],
  ["503 while the delivery API is dead", answer(503, 60_000, { retryAfter: "5" }), false],
  ["503 just after", answer(503, 84_000, { retryAfter: "5" }), false],
  ["503 later", answer(503, 90_000, { retryAfter: "5" }), true],
  ["503 without Retry-After", answer(503, 60_000), true],
  ["502 at a kill", answer(502, 100_500), false],
  ["502 long after it", answer(502, 107_000), true],
  ["no answer at a kill", answer(0, 99_995), false],
  ["no answer at another time", answer(0, 10), true],
  ["a script that nobody has", answer(404, 10, { path: "/assets/shop-1a2b.js" }), true],
])("%s is judged", (_, one, isFinding) => {
  expect(findings(run({ answers: [one], events: [api, kill] }))).toHaveLength(isFinding ? 1 : 0);
});

test("an order that its guest is not told of within 30 s after the trouble is a finding", () => {
  const orders = [order("a", 60_000, 109_999), order("b", 60_000, 110_001), order("c", 200_000, null)];
  const found = findings(run({ orders, events: [api], standing: ["a", "b", "c"], endedAt: 240_000 }));
  expect(found.filter((one) => one.startsWith("stranded"))).toEqual([
    "stranded: b was not told for 30 s",
    "stranded: c was not told for 40 s",
  ]);
});

test("orders are prompt that are told within 15 s; those that met the dead API, or had no 15 s, are not judged", () => {
  const orders = [order("a", 0, 15_000), order("b", 0, 15_001), order("c", 0, null), order("d", 60_000, null)];
  const all = [...orders, order("e", 590_000, null)];
  expect(promptness({ orders: all, events: [api], endedAt: 600_000 })).toEqual({ all: 3, prompt: 1 });
  const standing = all.map(({ name }) => name);
  const found = findings(run({ orders: all, events: [api], standing }));
  expect(found.filter((one) => one.startsWith("late"))).toEqual(["late: 2 of 3 orders took more than 15 s"]);
});
