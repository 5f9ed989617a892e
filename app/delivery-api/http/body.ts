import type { Call } from "./call";

/**
 * The body of a call with the guest's number: JSON text, or multipart as soon as pictures go along. Multipart knows no null, so
 * what is not there is left out. Null without a body.
 */
export function callBody(
  { body, pictures }: Pick<Call<unknown>, "body" | "pictures">,
  guest: { guest_id?: number },
): string | FormData | null {
  if (!body) return null;
  const fields = { ...body, ...guest };
  if (!pictures || pictures.files.length === 0) return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) form.append(name, String(value));
  }
  for (const { name, type, bytes } of pictures.files) form.append(pictures.field, new Blob([bytes], { type }), name);
  return form;
}
