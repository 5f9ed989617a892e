import { describe, expect, test } from "vitest";
import { fail, ok } from "~/delivery-api";
import { createGuestNumbers } from "./guest-numbers.server";

/** A delivery API that counts from 1, and how often it was asked. */
function counting() {
  let asked = 0;
  return { ask: async () => ok({ guestId: ++asked }), times: () => asked };
}

describe("SES-01 numbers of guests", () => {
  test("two presses of one browser at once are one guest, and so is a third a moment later", async () => {
    const { ask, times } = counting();
    const numbers = createGuestNumbers(null);
    const pressed = await Promise.all([numbers.of("one browser", ask), numbers.of("one browser", ask)]);
    expect([...pressed, await numbers.of("one browser", ask)]).toEqual([ok(1), ok(1), ok(1)]);
    expect(times()).toBe(1);
  });

  test("another browser is another guest", async () => {
    const { ask } = counting();
    const numbers = createGuestNumbers(null);
    expect([await numbers.of("one", ask), await numbers.of("another", ask)]).toEqual([ok(1), ok(2)]);
  });

  test("SES-02 a failure is asked for again", async () => {
    const { ask } = counting();
    const numbers = createGuestNumbers(null);
    expect(await numbers.of("one", async () => fail("timeout"))).toEqual(fail("timeout"));
    expect(await numbers.of("one", ask)).toEqual(ok(1));
  });
});
