import { expect, test } from "vitest";
import { isEveryAddress, openHostOf, ownHostOf } from "../../tools/local-settings";

test.each([
  ["127.0.0.1", "localhost", "127.0.0.1"],
  ["127.0.0.2", "127.0.0.2", "127.0.0.2"],
  ["localhost", "localhost", "localhost"],
  ["::1", "localhost", "[::1]"],
  ["0.0.0.0", "localhost", "127.0.0.1"],
  ["::", "localhost", "127.0.0.1"],
  ["192.168.1.20", "192.168.1.20", "192.168.1.20"],
  ["shop.local", "shop.local", "shop.local"],
  ["fd00::20", "[fd00::20]", "[fd00::20]"],
])("a demo on HOST=%s is opened at %s, and reached from its own machine at %s", (host, open, own) => {
  expect([openHostOf(host), ownHostOf(host)]).toEqual([open, own]);
});

test.each([
  ["0.0.0.0", true],
  ["::", true],
  ["127.0.0.1", false],
  ["192.168.1.20", false],
])("HOST=%s leaves open by which address browsers come: %s", (host, isIt) => {
  expect(isEveryAddress(host)).toBe(isIt);
});
