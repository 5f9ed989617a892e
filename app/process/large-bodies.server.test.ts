import { EventEmitter } from "node:events";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createByteBudget } from "./large-bodies.server";

test("large bodies: one machine has its share, the others the rest, and an unknown one whatever is left", () => {
  const budget = createByteBudget({ together: 160, perMachine: 64 });
  const answers = [new EventEmitter(), new EventEmitter()];
  for (const answer of answers) expect(budget.take(32, "192.0.2.1", answer)).toBe(true);
  expect(budget.take(1, "192.0.2.1", new EventEmitter()), "one more of the same machine").toBe(false);
  expect(budget.take(32, "192.0.2.2", new EventEmitter()), "another machine").toBe(true);
  expect(budget.take(64, "", new EventEmitter()), "an unknown one").toBe(true);
  expect(budget.take(1, "192.0.2.3", new EventEmitter()), "beyond all").toBe(false);
  answers[0]?.emit("close");
  expect(budget.take(32, "192.0.2.1", new EventEmitter()), "its first one is over").toBe(true);
});

test("large bodies: whatever comes and goes, neither limit is passed, and all room comes back", () => {
  const limits = { together: 100, perMachine: 40 };
  const step = fc.record({
    length: fc.integer({ min: 1, max: 50 }),
    machine: fc.constantFrom("", "a", "b", "c"),
    isOver: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const budget = createByteBudget(limits);
      let held: { length: number; machine: string; answer: EventEmitter }[] = [];
      for (const { length, machine, isOver } of steps) {
        const answer = new EventEmitter();
        if (budget.take(length, machine, answer)) held.push({ length, machine, answer });
        expect(sum(held)).toBeLessThanOrEqual(limits.together);
        for (const one of ["a", "b", "c"]) {
          expect(sum(held.filter(({ machine }) => machine === one))).toBeLessThanOrEqual(limits.perMachine);
        }
        if (!isOver) continue;
        held[0]?.answer.emit("close");
        held = held.slice(1);
      }
      for (const { answer } of held) answer.emit("close");
      expect(budget.take(limits.together, "", new EventEmitter())).toBe(true);
    }),
  );
});

const sum = (bodies: { length: number }[]) => bodies.reduce((total, { length }) => total + length, 0);
