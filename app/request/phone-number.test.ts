import { describe, expect, it } from "vitest";
import { phoneNumber } from "./phone-number";

const schema = phoneNumber("Phone Number is required");

describe("phone numbers", () => {
  it.each([
    ["+15550100001", "+15550100001"],
    ["15550100001", "+15550100001"],
    ["00 1 (555) 010-0001", "+15550100001"],
    [" +1 555 010 0001 ", "+15550100001"],
  ])("TRK-03 %s gets its leading plus", (typed, number) => {
    expect(schema.parse(typed)).toBe(number);
  });

  it.each(["", "12", "+", "phone", "+1555010000112345", "++15550100001", "+1555O100001"])(
    "%s is no number",
    (typed) => {
      expect(schema.safeParse(typed).error?.issues[0]?.message).toBe("Phone Number is required");
    },
  );
});
