import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { refuseAll } from "./refusal";

/** A file of a multipart body. */
export class UploadedFile {
  constructor(
    readonly filename: string,
    readonly mime: string,
    readonly bytes: Buffer,
  ) {}

  /** As a recorded request shows it: what it is, not its content. */
  toJSON() {
    return { filename: this.filename, mime: this.mime, size: this.bytes.length };
  }
}

export type Input = Record<string, unknown>;

/**
 * Query and body of a request as one record, the body on top; empty texts are null and `name[]` is `name`, as in
 * servers of this family. A real multipart `PUT` body is not parsed there, so it counts as absent (docs/delivery-api.md §1.1).
 */
export function inputOf(request: FastifyRequest): Input {
  const isMultipart = request.headers["content-type"]?.startsWith("multipart/") ?? false;
  const body = isMultipart && request.method !== "POST" ? {} : request.body;
  const input: Input = {};
  for (const source of [request.query, body]) {
    if (typeof source !== "object" || source === null || Array.isArray(source)) continue;
    for (const [key, value] of Object.entries(source)) {
      if (key.endsWith("[]")) input[key.slice(0, -2)] = Array.isArray(value) ? value : [value];
      else input[key] = value === "" ? null : value;
    }
  }
  return input;
}

/**
 * The input as the schema reads it.
 * @throws Refusal 403 with one error per field, the first complaint of each.
 */
export function validated<S extends z.ZodTypeAny>(schema: S, input: Input): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const first = new Map<string, z.ZodIssue>();
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? "input");
    if (!first.has(field)) first.set(field, issue);
  }
  throw refuseAll(
    403,
    [...first].map(([field, issue]) => ({ code: field, ...complaint(field, issue, input[field]) })),
  );
}

function complaint(field: string, issue: z.ZodIssue, value: unknown) {
  const values = { field: field.replaceAll("_", " ") };
  if (value === null || value === undefined) return { message: "fieldRequired" as const, values };
  if (issue.code === "too_small") {
    const message = issue.type === "string" ? ("fieldMinText" as const) : ("fieldMin" as const);
    return { message, values: { ...values, limit: Number(issue.minimum) } };
  }
  if (issue.code === "too_big")
    return { message: "fieldMax" as const, values: { ...values, limit: Number(issue.maximum) } };
  return { message: "fieldInvalid" as const, values };
}

const toText = (value: unknown) => (typeof value === "number" || typeof value === "boolean" ? String(value) : value);
const toNumber = (value: unknown) =>
  typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value)) ? Number(value) : value;

/** JSON text or the value itself; what is no JSON stays text and fails where a list is asked for. */
export function fromJsonText(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Fields as requests send them: numbers as text, flags as 0/1, true/false or text, lists as JSON text. */
export const field = {
  text: z.preprocess(toText, z.string().trim().min(1).max(2000)),
  textMin: (characters: number) => z.preprocess(toText, z.string().min(characters).max(2000)),
  optionalText: z.preprocess(toText, z.string().trim().max(2000).nullish()).transform((value) => value ?? null),
  integer: z.preprocess(toNumber, z.number().int().safe()),
  positive: z.preprocess(toNumber, z.number().int().min(1).max(1_000_000_000)),
  number: z.preprocess(toNumber, z.number().finite()),
  amount: z.preprocess(toNumber, z.number().finite().min(0).max(1_000_000_000)),
  optionalInteger: z.preprocess(toNumber, z.number().int().safe().nullish()).transform((value) => value ?? null),
  optionalNumber: z.preprocess(toNumber, z.number().finite().nullish()).transform((value) => value ?? null),
  flag: z
    .preprocess(
      (value) => (value === null || value === undefined ? false : value),
      z.union([z.boolean(), z.number(), z.string()]),
    )
    .transform((value) => value === true || value === 1 || value === "1" || value === "true"),
  list: <T extends z.ZodTypeAny>(row: T) => z.preprocess((value) => fromJsonText(value) ?? [], z.array(row).max(500)),
  latitude: z.preprocess(toNumber, z.number().min(-90).max(90)),
  longitude: z.preprocess(toNumber, z.number().min(-180).max(180)),
  files: z.preprocess(
    (value) => (value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(z.instanceof(UploadedFile)).max(10),
  ),
};

/** A phone number as servers of this family take it: with or without `+`, and spaced. */
export const phoneField = field.text.refine((text) => /^\+?[0-9\s()-]{8,20}$/.test(text));
export const emailField = field.text
  .refine((text) => z.string().email().safeParse(text).success)
  .transform((text) => text.toLowerCase());

/** `limit` (page size) and `offset` (page number from 1), docs/delivery-api.md §1.7; echoed as they came. */
export const requiredPage = z.object({ limit: field.positive, offset: field.positive });

/** One page of rows with the wrapping keys, `limit` and `offset` echoed as they came (strings or numbers). */
export function pageOf<T, K extends string>(rows: T[], input: Input, key: K, defaults = { limit: 10, offset: 1 }) {
  const limit = Number(input.limit ?? defaults.limit) || defaults.limit;
  const offset = Math.max(Number(input.offset ?? defaults.offset) || 1, 1);
  return {
    total_size: rows.length,
    limit: input.limit ?? defaults.limit,
    offset: input.offset ?? defaults.offset,
    [key]: rows.slice((offset - 1) * limit, offset * limit),
  };
}
