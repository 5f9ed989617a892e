import passwords from "./common-passwords.json";

const common = new Set(passwords);

/**
 * Whether a new password is among the first that others try: the 3,000 commonest of eight characters and more, in any case of their letters. The list is
 * the head of zxcvbn-ts's (MIT, © Dan Wheeler, Dropbox, zxcvbn-ts).
 */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
