import { expect, test } from "vitest";
import { readPayload } from "./payload";

test("what is not JSON says nothing, and never throws", () => {
  const broken = {
    json(): unknown {
      throw new SyntaxError("Unexpected token");
    },
  };
  expect(readPayload(broken)).toBeNull();
  expect(readPayload(null)).toBeNull();
  expect(readPayload({ json: () => ({ notification: { title: "Hello" } }) })?.title).toBe("Hello");
});
