import { expect, test } from "vitest";
import { networkOf } from "./network-of";

test.each([
  ["", ""],
  ["198.51.100.7", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["::1", "0:0:0:0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::6", "2001:db8:1:2"],
  ["2001:DB8:01:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("the machine at %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
