import { expect, test } from "vitest";
import { accountLinks, mobileLinks } from "./account-links";
import type { ShellData } from "./types";

const config = (on: object) =>
  ({ wallet: false, loyalty: false, referral: false, ...on }) as unknown as NonNullable<ShellData["config"]>;
const switched = ["wallet", "loyalty", "referral"];
const keysOf = (on: object) => accountLinks(config(on)).map(({ key }) => key);

test("every section stands in its order while the operator has all of them", () => {
  expect(keysOf({ wallet: true, loyalty: true, referral: true })).toEqual([
    "settings",
    "orders",
    "addresses",
    "coupons",
    "wallet",
    "loyalty",
    "referral",
    "notifications",
    "inbox",
    "preferences",
    "tracking",
  ]);
});

test.each([
  [{}, []],
  [{ wallet: true }, ["wallet"]],
  [{ loyalty: true }, ["loyalty"]],
  [{ referral: true }, ["referral"]],
])("an operator with %j offers %j of what can be switched off", (on, keys) => {
  expect(keysOf(on).filter((key) => switched.includes(key))).toEqual(keys);
});

test("without a configuration only what every shop has is offered", () => {
  expect(accountLinks(null).map(({ key }) => key)).toEqual(keysOf({}));
});

test("the mobile menu has no inbox, and tracking has a place of its own there", () => {
  const keys = mobileLinks(null).map(({ key }) => key);
  expect(keys).not.toContain("inbox");
  expect(keys).not.toContain("tracking");
  expect(keys).toContain("orders");
});
