import { expect, test } from "vitest";
import type { RequestContext } from "~/request/context/request-context";
import { isNewSearch } from "./recent.server";

const visit = (address: string) =>
  ({
    url: new URL(address, "https://shop.example.test"),
    session: { settings: { searches: ["soup", "rice"] } },
  }) as unknown as RequestContext;

test.each([
  ["/home?data_type=searched&search=soup", false],
  ["/home?data_type=searched&search=%20soup&page=2", false],
  ["/home?data_type=searched&search=rice", true],
  ["/home?data_type=searched&search=cake", true],
  ["/home?data_type=category&search=cake", false],
  ["/stores?data_type=searched&search=cake", false],
  ["/home", false],
])("SRCH-06: whether %s is a search to be remembered: %s", (address, isNew) => {
  expect(isNewSearch(visit(address))).toBe(isNew);
});
