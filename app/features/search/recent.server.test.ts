import { expect, test, vi } from "vitest";
import type { RequestContext } from "~/request/context/request-context";
import { rememberTermOfPage } from "./recent.server";

test.each([
  ["/home?data_type=searched&search=soup", null],
  ["/home?data_type=searched&search=%20soup&page=2", null],
  ["/home?data_type=searched&search=rice", ["rice", "soup"]],
  ["/home?data_type=searched&search=cake", ["cake", "soup", "rice"]],
  ["/home?data_type=searched&search=%20", null],
  ["/home?data_type=category&search=cake", null],
  ["/stores?data_type=searched&search=cake", null],
  ["/home", null],
])("SRCH-06: a page made without its loaders, %s, leaves %j of the searches soup and rice", (address, searches) => {
  const patch = vi.fn();
  const session = { settings: { searches: ["soup", "rice"] }, patch };
  const url = new URL(address, "https://shop.example.test");
  rememberTermOfPage({ url, session, client: { referrer: "" } } as unknown as RequestContext);
  expect(patch.mock.calls).toEqual(searches ? [["settings", { searches }]] : []);
});
