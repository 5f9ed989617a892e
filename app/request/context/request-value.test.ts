import { expect, test } from "vitest";
import type { RequestContext } from "./request-context";
import { requestValue } from "./request-value";

const visit = () => ({ session: {} }) as unknown as RequestContext;

test("a value is made once for a request, and for no other", () => {
  const counted = requestValue<number>();
  let made = 0;
  const next = () => {
    made += 1;
    return made;
  };
  const [first, second] = [visit(), visit()];
  expect([counted.once(first, next), counted.once(first, next), counted.once(second, next)]).toEqual([1, 1, 2]);
  counted.drop(first);
  expect([counted.of(first), counted.of(second)]).toEqual([undefined, 2]);
  counted.set(first, 7);
  expect(counted.once(first, next)).toBe(7);
});
