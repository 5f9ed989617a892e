import { describe, expect, it } from "vitest";
import type { Reader } from "./reader";
import { readGuestId, readSignIn, readSocialSignIn, readVerified } from "./sign-in";

const reader = (fields: Partial<Reader> = {}): Reader => ({
  dialect: "m",
  images: {},
  customerVerification: false,
  sign: (address) => address,
  onDropped: () => undefined,
  ...fields,
});
const m = reader({ customerVerification: true });
const n = reader({ dialect: "n" });

const verify = (channel: "phone" | "email", token: string | null = null, email = "") => ({
  kind: "verify",
  channel,
  token,
  email,
});

describe("a sign-in", () => {
  it.each([
    [
      "M, where nobody must be verified",
      reader(),
      { token: "t", is_phone_verified: 0 },
      { kind: "signed-in", token: "t" },
    ],
    ["M with verification", m, { token: "t", is_phone_verified: 0 }, verify("phone", "t")],
    ["M, phone verified", m, { token: "t", is_phone_verified: 1 }, { kind: "signed-in", token: "t" }],
    [
      "N with a token",
      n,
      { token: "t", is_phone_verified: 1, is_email_verified: 0 },
      { kind: "signed-in", token: "t" },
    ],
    ["X before verification", reader({ dialect: "x" }), { token: null, is_phone_verified: "0" }, verify("phone")],
    [
      "N before its mail is verified",
      n,
      { token: null, is_phone_verified: 1, is_email_verified: 0, email: "ann@example.test" },
      verify("email", null, "ann@example.test"),
    ],
    [
      "N, phone first of both",
      n,
      { token: null, is_phone_verified: 0, is_email_verified: 0, is_personal_info: 0 },
      verify("phone"),
    ],
    ["N, somebody new", n, { token: null, is_personal_info: 0, email: null }, { kind: "info", email: "" }],
    [
      "N, is it you?",
      n,
      { token: null, is_personal_info: 1, is_exist_user: { id: 7, name: "Ann Lee", image: null } },
      { kind: "exists", name: "Ann Lee", image: null },
    ],
    [
      "N, is it you, with a picture",
      n,
      { token: "", is_exist_user: { name: "Ann", image_full_url: "https://api.example.test/a.png" } },
      { kind: "exists", name: "Ann", image: "https://api.example.test/a.png" },
    ],
  ])("%s", (_, how, body, expected) => expect(readSignIn(body, how)).toEqual(expected));

  it.each([
    [reader(), {}],
    [reader(), { token: null, is_phone_verified: 1 }],
    [reader(), null],
    [n, { token: null, is_phone_verified: 1, is_email_verified: 1, is_personal_info: 1, is_exist_user: null }],
    [n, []],
  ])("%j: %j is none", (how, body) => expect(() => readSignIn(body, how)).toThrow());
});

it("an answer without token to another site's account means somebody new in M, and nothing in N", () => {
  expect(readSocialSignIn({ token: null, is_phone_verified: 0 }, m)).toEqual({ kind: "info", email: "" });
  expect(readSocialSignIn({ token: "t", is_phone_verified: 1 }, m)).toEqual({ kind: "signed-in", token: "t" });
  expect(() => readSocialSignIn({ token: null }, n)).toThrow();
});

it("M says of a code only that it was right", () => {
  expect(readVerified({ message: "OTP verified!", otp: "inactive" }, m)).toBeNull();
  expect(readVerified({ token: "t" }, n)).toEqual({ kind: "signed-in", token: "t" });
});

it("API-32 a guest has a number", () => {
  expect(readGuestId({ message: "guest verified", guest_id: "1042" })).toBe(1042);
  expect(() => readGuestId({ guest_id: null })).toThrow();
});
