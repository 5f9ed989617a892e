import { dictionary } from "@zxcvbn-ts/language-common";
import { newPasswordMinimum } from "./new-password";

/** How many that are long enough are refused (OWASP ASVS 5, 6.2.4). */
const refused = 3000;
const common = new Set(
  dictionary["passwords-common"].filter(({ length }) => length >= newPasswordMinimum).slice(0, refused),
);

/** Whether a new password is among the first that others try, in any case of its letters. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
