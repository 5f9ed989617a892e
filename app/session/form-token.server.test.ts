import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkFormToken, issueFormToken } from "./form-token.server";

beforeAll(() => {
  vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
  vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
});
afterAll(() => vi.unstubAllEnvs());

const noon = new Date("2026-06-01T12:00:00Z");
const hours = (count: number) => new Date(noon.getTime() + count * 60 * 60 * 1000);

test("a form's token is valid for its visitor for 24 hours, and forged for everybody else", () => {
  const token = issueFormToken("key", noon);
  expect(checkFormToken(token, "key", noon)).toBe("valid");
  expect(checkFormToken(token, "key", hours(24))).toBe("valid");
  expect(checkFormToken(token, "key", hours(24.001))).toBe("stale");
  expect(checkFormToken(token, "other", noon)).toBe("forged");
});

test("a later time of issue needs another signature, and what is no token is forged", () => {
  const [, signature] = issueFormToken("key", noon).split(".");
  for (const token of ["", ".", `${hours(9).getTime()}.${signature}`, `${noon.getTime()}.`, "x.y.z"])
    expect(checkFormToken(token, "key", noon), token).toBe("forged");
});

test("no two tokens of one millisecond share their signature", () => {
  const signatures = Array.from({ length: 50 }, () => issueFormToken("key", noon).split(".")[1]);
  expect(new Set(signatures).size).toBe(50);
});
