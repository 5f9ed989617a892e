import { expect, test } from "vitest";
import { awaitedWith, stillAwaited } from "./use-filters";

const [cheap, cheaper, rated] = ["/home?max_price=9", "/home?max_price=8", "/home?max_price=8&rating=4"] as const;

test.each([
  ["nothing was chosen here: something else led there", [], cheap, null],
  ["what was chosen last is here: nothing more will come", [cheap], cheap, []],
  ["the choice before is here: the one made since still counts", [cheap, cheaper], cheap, [cheaper]],
  ["the last is here: those before were overtaken", [cheap, cheaper, rated], rated, []],
  ["somewhere else: no choice of these controls counts any more", [cheap, cheaper], rated, null],
  ["there and back: the later of the two is meant", [cheap, cheaper, cheap], cheap, []],
] as const)("SRCH-25 %s", (_, awaited, href, left) => {
  expect(stillAwaited(awaited, href)).toEqual(left);
});

test("SRCH-25 a choice taken back and made again before its results are gone waits for nothing: Back is followed by the controls", () => {
  const onTheWay = awaitedWith([], cheap, cheaper);
  expect(onTheWay).toEqual([cheap]);
  const again = awaitedWith(onTheWay, cheaper, cheaper);
  expect(again).toEqual([]);
  expect(stillAwaited(again, cheap)).toBeNull();
});
