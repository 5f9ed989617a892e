import type { Random } from "../../sandbox/seed/random";
import type { Field } from "./look";

/** What comes from outside and is nobody's key, number or name: drawn for fields, query values, ids and cookies. */
export const outsideWords = [
  ...["constructor", "__proto__", "toString", "valueOf", "hasOwnProperty", ""],
  ...["x".repeat(10_000), "\u202eevil", "\u200f\u061c", "\ud800", "%00", "\u0000", "%E0%A4%A", "../..", "\r\nx: y"],
  ...["-1", "0", "1e309", "99999999999999999999", "-0.5", "NaN", "٣", "77", "9999"],
  ...["//evil.example/x", "<b>x</b>", "' OR 1=1 --", "[]", "null", "🍔".repeat(60)],
];

/** What a customer who means it writes, by the field's name. */
const meant: [RegExp, readonly string[]][] = [
  [/^(identifier|phone|contactNumber|.*[pP]hone)$/, ["+15550100001", "5550100002", "+15550107777"]],
  [/email/i, ["ann@example.com", "walker@example.com"]],
  [/^currentPassword$/, ["password"]],
  // The first signs in; a new one must not be among the commonest.
  [/^(confirmP|p)assword$/i, ["password", "a long password"]],
  [/^address$|place|search$/, ["12 Harbour Street", "7 Mill Road", "12 Beacon Street"]],
  // An order waits until a code that does not count is taken out.
  [/^coupon$/, ["", "", "KITCHEN15"]],
  [/name/i, ["Ann Lee"]],
  [/coupon|code/i, ["WELCOME10", "KITCHEN15", "123456"]],
  [/order/i, ["100001", "100002"]],
  [/amount|points?|tip/i, ["5", "200"]],
  [/rating/i, ["5"]],
  [/^(q|query|name)$/, ["burger", "rice"]],
];

/** A value that a field was made for. */
export function meantFor(field: Field, random: Random): string {
  if (field.options.length > 0) return random.pick(field.options);
  const [, values = ["Please ring twice"]] = meant.find(([name]) => name.test(field.name)) ?? [];
  return random.pick(values);
}

export const isText = ({ type }: Field): boolean => !["select", "radio", "checkbox", "file", "range"].includes(type);

/** A word as a cookie may hold it: lone surrogates have no code of their own, and a cookie has an end. */
export const asCookie = (word: string): string => new URLSearchParams({ "": word.slice(0, 300) }).toString().slice(1);
