import { expect, test } from "vitest";
import { translator } from "~/i18n/i18n.server";
import { commonPasswords } from "./common-passwords.server";
import { profileSchema } from "./profile-schema.server";
import { newPasswordSchema, signInSchema, signUpSchema } from "./schema.server";

const t = translator("en");
const common = await commonPasswords();
const person = { firstName: "Ann", lastName: "Lee", email: "ann@example.com", phone: "+15550100001" };

test.each([
  ["sign-up", signUpSchema(t, "", common), person],
  ["a forgotten password", newPasswordSchema(t, common), {}],
  [
    "the profile",
    profileSchema(t, { phone: person.phone, isSocial: false, photo: null }, common),
    { ...person, currentPassword: "old one" },
  ],
])("PROF-08 a new password of %s has 8 characters at least, and says so in the same words", (_, schema, others) => {
  const problem = (password: string) =>
    schema.safeParse({ ...others, password, confirmPassword: password }).error?.flatten().fieldErrors;
  expect(problem("secret1")).toEqual({ password: ["Please use at least 8 characters."] });
  expect(problem("secret12")).toBeUndefined();
});

test("PROF-08 an old password of six still signs in", () => {
  const typed = { identifier: person.email, password: "secret" };
  expect(signInSchema(t, "").safeParse(typed).success).toBe(true);
});

test.each(["password", "Password", "12345678", "QWERTYUIOP", "trustno1"])(
  "%s is no new password: others try it first; any characters and 64 of them may be one",
  (known) => {
    const problem = (password: string) =>
      newPasswordSchema(t, common).safeParse({ password, confirmPassword: password }).error?.flatten().fieldErrors;
    expect(problem(known)).toEqual({
      password: ["This password is easy to guess. Please choose another one."],
    });
    for (const good of ["x".repeat(64), "        ", "كلمة مرور طويلة", "🍔🍔🍔🍔🍔🍔🍔🍔"])
      expect(problem(good)).toBeUndefined();
    expect(signInSchema(t, "").safeParse({ identifier: person.email, password: known }).success).toBe(true);
  },
);
