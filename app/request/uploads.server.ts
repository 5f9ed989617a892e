import { data, type UploadHandlerPart, unstable_parseMultipartFormData } from "@remix-run/node";
import { fileTypeFromBuffer } from "file-type";
import type { Picture } from "~/delivery-api";
import { formLimits } from "~/limits";
import { isFieldName } from "./parse-form.server";
import { largestPictureMb, mostPictures, pictureTypes } from "./picture-limits";

const largestPicture = largestPictureMb * 1024 * 1024;
/** All texts of a form together, in bytes, as for forms without files. */
const largestTexts = 1_000_000;

/**
 * The fields of a post. Files are read to their end even when they are too large, since only then the rest of the form is known and can
 * be shown again; but no more of them is held than one byte over the cap, which tells that they were too large, and of a file too many
 * only its name.
 * Throws a 400 for what is no form of ours, a 413 when the texts alone are too much.
 */
export async function readForm(request: Request): Promise<FormData> {
  const isMultipart = request.headers.get("Content-Type")?.startsWith("multipart/form-data") ?? false;
  const form = await fieldsOf(request, isMultipart);
  const names = [...form.keys()];
  if (names.length > formLimits.fields || !names.every(isFieldName)) throw data(null, { status: 400 });
  return form;
}

async function fieldsOf(request: Request, isMultipart: boolean): Promise<FormData> {
  try {
    return await (isMultipart ? unstable_parseMultipartFormData(request, partReader()) : request.formData());
  } catch (error) {
    throw data(null, { status: error instanceof TooMuchText ? 413 : 400 });
  }
}

class TooMuchText extends Error {}

function partReader() {
  let files = 0;
  let texts = 0;
  return async ({ filename, contentType, data: chunks }: UploadHandlerPart) => {
    // A file field that was left alone has a part without a name: an empty text.
    if (!filename) {
      const text = await readUpTo(chunks, largestTexts - texts);
      texts += text.size;
      if (texts > largestTexts) throw new TooMuchText();
      return text.text();
    }
    files += 1;
    const room = files > mostPictures ? 0 : largestPicture;
    const kept = await readUpTo(chunks, room);
    return new File([kept], filename, { type: contentType ?? "" });
  };
}

/** All chunks are read, and at most one byte more than `room` is kept. */
async function readUpTo(chunks: AsyncIterable<Uint8Array>, room: number): Promise<Blob> {
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let left = room + 1;
  for await (const chunk of chunks) {
    const part = new Uint8Array(chunk.subarray(0, left));
    left -= part.byteLength;
    if (part.byteLength > 0) kept.push(part);
  }
  return new Blob(kept);
}

export type PictureProblem = "missing" | "tooMany" | "tooLarge" | "noPicture";
export type ChosenPictures = { pictures: Picture[]; problem: null } | { pictures: null; problem: PictureProblem };

/**
 * The pictures of a file field, 1 to `atMost`. What a file is, its content says and not its name; the customer's file names go
 * nowhere.
 */
export async function picturesOf(form: FormData, field: string, atMost: number): Promise<ChosenPictures> {
  const files = form.getAll(field).filter((value): value is File => value instanceof File && value.name !== "");
  const refused = (problem: PictureProblem) => ({ pictures: null, problem });
  if (files.length === 0) return refused("missing");
  if (files.length > atMost) return refused("tooMany");
  if (files.some(({ size }) => size > largestPicture)) return refused("tooLarge");
  const pictures: Picture[] = [];
  for (const [index, file] of files.entries()) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
    if (!type || !pictureTypes.includes(type.mime)) return refused("noPicture");
    pictures.push({ name: `${field}-${index + 1}.${type.ext}`, type: type.mime, bytes });
  }
  return { pictures, problem: null };
}
