/**
 * Tolerant readers for the wire's oddities (docs/delivery-api.md §1.8): every one takes anything and gives a value of
 * its type; only `id`, `amount` and `name` refuse, which makes the row they stand in a broken one.
 */

import { z } from "zod";
import { lookUp } from "../../look-up";
import type { Coordinates } from "../model";

/** A finite number from a number, a numeric text or a boolean; else null. */
export function toNumber(value: unknown): number | null {
  if (typeof value === "boolean") return value ? 1 : 0;
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

function toText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}

const truthyWords = new Set(["1", "true", "on", "yes"]);
const falsyWords = new Set(["0", "false", "off", "no"]);

function toFlag(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  const word = toText(value).toLowerCase();
  if (truthyWords.has(word)) return true;
  return falsyWords.has(word) ? false : null;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** Text with HTML tags taken out, the common entities decoded and blanks collapsed, at most `limit` characters. */
export function plainText(value: unknown, limit: number): string {
  const withoutTags = toText(value)
    .slice(0, limit * 20)
    .replace(/<[^<>]*>/g, " ");
  const decoded = withoutTags.replace(
    /&(amp|lt|gt|quot|#39|nbsp);/g,
    (entity, name: string) => lookUp(entities, name) ?? entity,
  );
  return decoded.replace(/\s+/g, " ").trim().slice(0, limit);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The rows of a list, of JSON text of a list, or of an object with numeric keys; anything else has none. */
export function toList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === "string") {
    const parsed = value.trimStart().startsWith("[") ? parseJson(value) : null;
    return Array.isArray(parsed) ? parsed : [];
  }
  if (typeof value !== "object" || value === null) return [];
  const keys = Object.keys(value);
  return keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : [];
}

/** An object as it is or from JSON text; else null. */
export function toRecord(value: unknown): Record<string, unknown> | null {
  const parsed = typeof value === "string" && value.trimStart().startsWith("{") ? parseJson(value) : value;
  return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)
    ? (parsed as Record<string, unknown>)
    : null;
}

function toHttpUrl(value: unknown): string | null {
  const text = toText(value);
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
}

/** `HH:mm` from `HH:mm` or `HH:mm:ss`; null for anything else. */
function toClock(value: unknown): string | null {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)/.exec(toText(value));
  return match ? `${match[1]?.padStart(2, "0")}:${match[2]}` : null;
}

const unknown = z.unknown();
const refuse = (context: z.RefinementCtx, message: string) => {
  context.addIssue({ code: z.ZodIssueCode.custom, message });
  return z.NEVER;
};

export const text = unknown.transform(toText);
export const textOrNull = unknown.transform((value) => toText(value) || null);
export const description = unknown.transform((value) => plainText(value, 5000));
export const number = unknown.transform((value) => toNumber(value) ?? 0);
export const numberOrNull = unknown.transform(toNumber);
export const positiveOrNull = unknown.transform((value) => {
  const amount = toNumber(value);
  return amount !== null && amount > 0 ? amount : null;
});
export const integer = unknown.transform((value) => Math.trunc(toNumber(value) ?? 0));
export const integerOrNull = unknown.transform((value) => {
  const amount = toNumber(value);
  return amount === null ? null : Math.trunc(amount);
});
/** True, false, 0/1 or their texts; false when absent. */
export const flag = unknown.transform((value) => toFlag(value) ?? false);
/** A status of which only 1 means enabled (FMT-08). */
export const isOne = unknown.transform((value) => value === 1 || value === "1" || value === true);
/** The same, true when absent. */
export const flagOrTrue = unknown.transform((value) => toFlag(value) ?? true);
export const httpUrl = unknown.transform(toHttpUrl);
export const clock = unknown.transform(toClock);
export const day = unknown.transform((value) => /^\d{4}-\d{2}-\d{2}/.exec(toText(value))?.[0] ?? null);
/** An instant as ISO text from any ISO 8601 time that names its zone; null for anything else. */
export const instant = unknown.transform((value) => {
  const time = toText(value);
  const date = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(time) ? new Date(time) : null;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
});
export const ids = unknown.transform((value) =>
  toList(value)
    .map((row) => toNumber(toRecord(row)?.id ?? row))
    .filter((row): row is number => row !== null && Number.isInteger(row) && row > 0),
);
export const texts = unknown.transform((value) => toList(value).map(toText).filter(Boolean));

/** A positive whole number; refuses anything else. */
export const id = unknown.transform((value, context) => {
  const number = toNumber(value);
  return number !== null && Number.isSafeInteger(number) && number > 0 ? number : refuse(context, "no id");
});
/** A number not below zero; refuses anything else. */
export const amount = unknown.transform((value, context) => {
  const number = typeof value === "boolean" ? null : toNumber(value);
  return number !== null && number >= 0 ? number : refuse(context, "no amount");
});
/** Text that is not empty; refuses anything else. */
export const name = unknown.transform((value, context) => toText(value) || refuse(context, "no name"));

/** A list whose broken rows are left out. */
export function listOf<Schema extends z.ZodTypeAny>(schema: Schema) {
  return unknown.transform((value): z.output<Schema>[] =>
    toList(value).flatMap((row) => {
      const parsed = schema.safeParse(row);
      return parsed.success ? [parsed.data as z.output<Schema>] : [];
    }),
  );
}

/** A place, or null when a part is missing or out of range. */
export function coordinates(latitude: unknown, longitude: unknown): Coordinates | null {
  const north = toNumber(latitude);
  const east = toNumber(longitude);
  if (north === null || east === null || Math.abs(north) > 90 || Math.abs(east) > 180) return null;
  return { latitude: north, longitude: east };
}

/** `percent` also for the servers' `percentage` and `precentage` (sic). */
export const discountType = unknown.transform((value): "percent" | "amount" =>
  /^p(er|re)cent/.test(toText(value)) ? "percent" : "amount",
);
