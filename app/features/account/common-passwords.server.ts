import { newPasswordMinimum } from "./new-password";

/** How many that are long enough are refused (OWASP ASVS 5, 6.2.4). */
const refused = 3000;

let read: Promise<ReadonlySet<string>> | undefined;

/**
 * The passwords that others try first, in small letters. Read from their packed list when somebody first chooses a password: at the
 * start of the process it would cost 25 ms and 15 MB.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  read ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].filter(({ length }) => length >= newPasswordMinimum).slice(0, refused)),
  );
  return read;
}
