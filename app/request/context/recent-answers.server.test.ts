import { describe, expect, test } from "vitest";
import { recentLimits } from "~/limits";
import { createRecentAnswers } from "./recent-answers.server";

function started() {
  let clock = 1_000_000;
  const answers = createRecentAnswers(null, "http://localhost:4000", () => clock);
  return {
    answers,
    now: () => clock,
    later(ms: number) {
      clock += ms;
    },
  };
}

describe("the answers of the last minutes", () => {
  test("are their owner's, by name, fresh until the minute is over, and kept for ten", async () => {
    const { answers, now, later } = started();
    await answers.set("ann", "cart", { lines: [1] }, now());
    expect(await answers.get("ann", "cart")).toMatchObject({ value: { lines: [1] } });
    expect(await answers.get("ann", "name")).toBeNull();
    expect(await answers.get("bob", "cart")).toBeNull();
    later(recentLimits.freshMs - 1);
    expect(await answers.get("ann", "cart")).toMatchObject({ isFresh: true });
    later(1);
    expect(await answers.get("ann", "cart")).toMatchObject({ value: { lines: [1] }, isFresh: false });
    later(recentLimits.keepMs - recentLimits.freshMs - 1);
    expect(await answers.get("ann", "cart")).not.toBeNull();
    later(1);
    expect(await answers.get("ann", "cart")).toBeNull();
  });

  test("count no more once their owner has changed something, even those that were on their way meanwhile", async () => {
    const { answers, now, later } = started();
    await answers.set("ann", "cart", "before", now());
    await answers.set("bob", "cart", "bob's", now());
    const askedBefore = now();
    later(5);
    await answers.changed("ann");
    expect(await answers.get("ann", "cart")).toBeNull();
    later(5);
    await answers.set("ann", "cart", "before", askedBefore);
    expect(await answers.get("ann", "cart")).toBeNull();
    await answers.set("ann", "cart", "after", now());
    expect(await answers.get("ann", "cart")).toMatchObject({ value: "after" });
    expect(await answers.get("bob", "cart")).toMatchObject({ value: "bob's" });
  });

  test("have one hash where they are equal, whoever they are for, and another where a letter's case differs", async () => {
    const { answers, now } = started();
    const hashOf = async (owner: string, value: unknown) => {
      await answers.set(owner, "coupons", value, now());
      return (await answers.get(owner, "coupons"))?.hash;
    };
    const ofAnn = await hashOf("ann", [{ code: "Spring" }]);
    expect(ofAnn).toMatch(/^[\w-]{43}$/);
    expect(await hashOf("bob", [{ code: "Spring" }])).toBe(ofAnn);
    expect(await hashOf("bob", [{ code: "spring" }])).not.toBe(ofAnn);
  });

  test("count no more for anybody once they are cleared", async () => {
    const { answers, now, later } = started();
    await answers.set("ann", "cart", "before", now());
    const askedBefore = now();
    later(5);
    answers.clear();
    await answers.set("bob", "cart", "before", askedBefore);
    expect(await answers.get("ann", "cart")).toBeNull();
    expect(await answers.get("bob", "cart")).toBeNull();
    later(5);
    await answers.set("ann", "cart", "after", now());
    expect(await answers.get("ann", "cart")).toMatchObject({ value: "after" });
  });

  test("take no more room than there is: neither one of them, nor all, nor those of too many", async () => {
    const { answers, now } = started();
    await answers.set("ann", "wishes", "x".repeat(recentLimits.one), now());
    expect(await answers.get("ann", "wishes")).toBeNull();
    const large = "x".repeat(recentLimits.one - 100);
    const count = Math.ceil(recentLimits.all / recentLimits.one) + 10;
    for (let number = 0; number < count; number += 1) await answers.set(`visitor ${number}`, "wishes", large, now());
    expect(await answers.get("visitor 0", "wishes")).toBeNull();
    expect(await answers.get(`visitor ${count - 1}`, "wishes")).toMatchObject({ value: large });
  });
});
