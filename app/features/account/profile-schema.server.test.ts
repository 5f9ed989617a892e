import { expect, test } from "vitest";
import { translator } from "~/i18n/i18n.server";
import { commonPasswords } from "./common-passwords.server";
import { profileSchema } from "./profile-schema.server";

const t = translator("en");
const common = await commonPasswords();
const known = { phone: "+15550100001", isSocial: false, photo: null };
const typed = { firstName: "Ann", lastName: "Lee", email: "ann@example.com" };
const errorsOf = (fields: object, of = {}) =>
  profileSchema(t, { ...known, ...of }, common)
    .safeParse({ ...typed, ...fields })
    .error?.flatten().fieldErrors ?? {};

test.each([
  [{ firstName: undefined }, { firstName: ["name is required"] }],
  [{ firstName: "   " }, { firstName: ["name is required"] }],
  [{ lastName: undefined }, { lastName: ["last name required"] }],
  [{ email: undefined }, { email: ["Email is required"] }],
  [{ email: "ann@" }, { email: ["Must be a valid email"] }],
  [{ email: `${"a".repeat(250)}@example.com` }, { email: ["Please use at most 255 characters."] }],
  [
    { password: "short12", confirmPassword: "short12", currentPassword: "old one" },
    { password: ["Please use at least 8 characters."] },
  ],
  [
    { password: "long enough", confirmPassword: "long enougH", currentPassword: "old one" },
    { confirmPassword: ["The passwords don't match."] },
  ],
  [{ password: "long enough", currentPassword: "old one" }, { confirmPassword: ["The passwords don't match."] }],
  [{ confirmPassword: "long enough" }, { confirmPassword: ["The passwords don't match."] }],
  [{ password: "long enough", confirmPassword: "long enough", currentPassword: "old one" }, {}],
  [
    { password: "long enough", confirmPassword: "long enough" },
    { currentPassword: ["Please enter your current password to change it."] },
  ],
  [{ currentPassword: "old one" }, {}],
  [{ otp: "12a4" }, { otp: ["Please enter the 4 to 8 digits of the code."] }],
  [{}, {}],
])("%j is answered with %j", (fields, errors) => {
  expect(errorsOf(fields)).toEqual(errors);
});

test("an account without a phone number is told so, whatever was posted as one", () => {
  expect(errorsOf({ phone: "+15550109999" }, { phone: "" })).toEqual({ phone: ["phone number required"] });
});

test("PROF-09 a social account changes no password", () => {
  const social = profileSchema(t, { ...known, isSocial: true }, common);
  expect(social.parse({ ...typed, password: "long enough", confirmPassword: "other" }).password).toBeUndefined();
});

test.each([
  ["type", "Please choose a JPG, PNG or GIF photo."],
  ["size", "Please choose a photo of at most 2 MB."],
  ["ratio", "Please choose a square photo (1:1)."],
])("a photo refused for its %s says so", (photo, message) => {
  expect(errorsOf({}, { photo })).toEqual({ photo: [message] });
});
