import { type ApiError, type Failure, type FailureKind, fail } from "../result";
import { plainText, toRecord } from "./scalars";

const maximumErrors = 20;

function readError(value: unknown): ApiError[] {
  if (typeof value === "string") return [{ code: "", message: plainText(value, 500) }];
  const record = toRecord(value);
  if (record === null) return [];
  const error = { code: plainText(record.code, 100), message: plainText(record.message, 500) };
  return error.code || error.message ? [error] : [];
}

const isUnauthorizedPair = (body: unknown) => Array.isArray(body) && body[0] === "Unauthorized" && body[1] === 401;

/** The messages of an answer, in every shape of docs/delivery-api.md §1.6, as plain text. */
export function readErrors(body: unknown): ApiError[] {
  if (isUnauthorizedPair(body)) return [{ code: "auth-001", message: "Unauthorized" }];
  if (Array.isArray(body)) return body.slice(0, maximumErrors).flatMap(readError);
  const record = toRecord(body);
  if (record === null) return [];
  if ("errors" in record) {
    const { errors } = record;
    return Array.isArray(errors) ? errors.slice(0, maximumErrors).flatMap(readError) : readError(errors);
  }
  // `payment` is where the calls about offline payments say it (docs/delivery-api.md §10.7).
  const message = [record.message, record.error, record.payment].map((text) => plainText(text, 500)).find(Boolean);
  const { verification_on: on, verification_medium: medium } = record;
  // A changed profile may wait for a one-time code, and says so with a refusal (docs/delivery-api.md §4.2).
  const code = typeof on === "string" && on !== "" ? `verification_on:${on}:${plainText(medium, 40)}` : "";
  return message || code ? [{ code, message: message ?? "" }] : [];
}

function kindOf(status: number): FailureKind {
  if (status === 401) return "unauthorized";
  if (status === 404) return "not-found";
  if (status === 429 || status >= 500) return "unavailable";
  return status >= 400 ? "rejected" : "contract";
}

/** Whether a 2xx answer is a refusal all the same: `errors` in the body, or the guest check's pair. */
function isSoftFailure(body: unknown): boolean {
  if (isUnauthorizedPair(body)) return true;
  const record = toRecord(body);
  return record !== null && "errors" in record && readErrors(body).length > 0;
}

/**
 * The failure an answer stands for, or null for a success. `body` is undefined when it was no JSON.
 * `withToken`: such servers take an expired token for a guest without a number (docs/delivery-api.md §1.4).
 */
export function readFailure(status: number, body: unknown, withToken: boolean): Failure | null {
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && body === undefined) return fail("contract", status).failure;
  if (isSuccess && !isSoftFailure(body)) return null;
  const errors = readErrors(body);
  if (isUnauthorizedPair(body)) return fail("unauthorized", status, errors).failure;
  if (isSuccess) return fail("rejected", status, errors).failure;
  if (withToken && status === 403 && errors.some((error) => error.code === "guest_id")) {
    return fail("unauthorized", status, errors).failure;
  }
  const kind = kindOf(status);
  return fail(kind === "rejected" && body === undefined ? "contract" : kind, status, errors).failure;
}
