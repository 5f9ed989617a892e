import { expect, test } from "vitest";
import { accountLinks } from "./account-links";
import type { ShellData } from "./types";

const config = (on: object) =>
  ({ wallet: false, loyalty: false, referral: false, ...on }) as unknown as NonNullable<ShellData["config"]>;

test.each([
  [{}, ["orders", "addresses"]],
  [{ wallet: true }, ["orders", "wallet", "addresses"]],
  [{ loyalty: true }, ["orders", "loyalty", "addresses"]],
  [{ referral: true }, ["orders", "referral", "addresses"]],
])("an operator with %j offers %j", (on, keys) => {
  expect(accountLinks(config(on)).map(({ key }) => key)).toEqual(keys);
});

test("without a configuration only what every shop has is offered", () => {
  expect(accountLinks(null).map(({ key }) => key)).toEqual(["orders", "addresses"]);
});
