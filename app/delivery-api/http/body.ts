import type { Call } from "./call";

/**
 * The body of a call with the guest's number: JSON text, or multipart as soon as pictures go along or the call says so. Multipart knows no null, so
 * what is not there is left out. Null without a body.
 */
export function callBody(
  { body, pictures, isMultipart = false }: Pick<Call<unknown>, "body" | "pictures" | "isMultipart">,
  guest: { guest_id?: number },
): string | FormData | null {
  if (!body) return null;
  const fields = { ...body, ...guest };
  const { field = "", files = [] } = pictures ?? {};
  if (files.length === 0 && !isMultipart) return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) form.append(name, String(value));
  }
  for (const { name, type, bytes } of files) form.append(field, new Blob([bytes], { type }), name);
  return form;
}
