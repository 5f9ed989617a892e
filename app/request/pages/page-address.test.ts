import { expect, it } from "vitest";
import { pageAddress } from "./page-address";

it.each([
  ["/home", "", "/home"],
  ["/", "?index", "/"],
  ["/", "?index&dialog=location&address=1+Lighthouse+Rock", "/?dialog=location&address=1+Lighthouse+Rock"],
  ["/", "?dialog=location&address=1%20Lighthouse%20Rock", "/?dialog=location&address=1+Lighthouse+Rock"],
  ["/home", "?index=7", "/home?index=7"],
])("%s%s is %s", (pathname, search, address) => {
  expect(pageAddress({ pathname, search })).toBe(address);
});
