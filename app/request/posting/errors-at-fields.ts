import type { ApiError } from "~/delivery-api";
import { lookUp } from "~/look-up";

export type FormErrors = { fieldErrors: Record<string, string[]>; formErrors: string[] };

/** A server's refusals by `fieldOfCode`: at the fields that its codes are about, all others above the form. */
export function errorsAtFields(errors: readonly ApiError[], fieldOfCode: Readonly<Record<string, string>>): FormErrors {
  const atFields = new Map<string, string[]>();
  const formErrors: string[] = [];
  for (const { code, message } of errors) {
    const field = lookUp(fieldOfCode, code);
    if (field) atFields.set(field, [...(atFields.get(field) ?? []), message]);
    else formErrors.push(message);
  }
  return { fieldErrors: Object.fromEntries(atFields), formErrors };
}
