import { expect, test } from "vitest";
import { requestIdFrom } from "./request-id.server";

test.each(["5f2b7c1e-93a1-4f0e", "Root=1-67891233-abcdef012345678912345678", "a".repeat(128)])(
  "%s is kept",
  (header) => {
    expect(requestIdFrom(header)).toBe(header);
  },
);

test.each([undefined, "", "short", "a".repeat(129), "with spaces in it", "line\nbreak-line", '{"json":"object"}'])(
  "%j is replaced",
  (header) => {
    expect(requestIdFrom(header)).toMatch(/^[0-9a-f-]{36}$/);
  },
);
