import { Readable } from "node:stream";
import Busboy from "@fastify/busboy";
import { data } from "@remix-run/node";
import type { Picture } from "~/delivery-api";
import { formLimits } from "~/limits";
import { pictureHead } from "~/pictures/picture-head.server";
import { isFieldName } from "./parse-form.server";
import { largestPictureMb, mostPictures, pictureTypes } from "./picture-limits";

const largestPicture = largestPictureMb * 1024 * 1024;

/**
 * The fields of a post; whoever asks again gets the same ones, since a body can be read once only.
 * Throws a 400 for what is no form of ours, a 413 when the texts alone are too much.
 */
export function readForm(request: Request): Promise<FormData> {
  const form = forms.get(request) ?? formOf(request);
  forms.set(request, form);
  return form;
}

const forms = new WeakMap<Request, Promise<FormData>>();

async function formOf(request: Request): Promise<FormData> {
  const [type = ""] = (request.headers.get("Content-Type") ?? "").toLowerCase().split(";");
  if (type.trim() === "multipart/form-data") return formFrom(await partsOf(request));
  if (type.trim() === "application/x-www-form-urlencoded")
    return formFrom([...new URLSearchParams(await request.text())]);
  throw refusal(400);
}

type Entry = [name: string, value: string | File];
const refusal = (status: 400 | 413) => data(null, { status });

function formFrom(entries: Entry[]): FormData {
  const isOurs = entries.length <= formLimits.fields && entries.every(([name]) => isFieldName(name));
  if (!isOurs) throw refusal(400);
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

/**
 * The parts of a multipart body, counted and measured while they come. Files are read to their end even when they are too large, since
 * only then the rest of the form is known and can be shown again; but no more of them is held than one byte over the cap, which tells that
 * they were too large, and of a file too many only its name. A body that is no form of ours is let pass by without a further look, so that
 * the browser comes to its end and reads the answer.
 */
function partsOf(request: Request): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const parser = parserOf(request);
    if (!request.body || !parser) return reject(refusal(400));
    const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
    const entries: Entry[] = [];
    let [files, texts] = [0, 0];
    const give = (status: 400 | 413) => {
      body.unpipe(parser);
      body.resume();
      reject(refusal(status));
    };
    parser.on("field", (name, value, _nameIsCut, isCut) => {
      texts += Buffer.byteLength(value);
      if (isCut || texts > formLimits.texts) return give(413);
      entries.push([nameOf(name), value]);
    });
    parser.on("file", (name, stream, fileName, _encoding, type) => {
      // A body that stops within a file is told to the file too; an error that nobody hears ends the process.
      stream.on("error", () => give(400));
      files += 1;
      const entry: Entry = [nameOf(name), new File([], fileName, { type })];
      entries.push(entry);
      if (files > mostPictures) return void stream.resume();
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(new Uint8Array(chunk)));
      stream.on("end", () => {
        entry[1] = new File(chunks, fileName, { type });
      });
    });
    parser.on("partsLimit", () => give(400));
    parser.on("error", () => give(400));
    parser.on("finish", () => resolve(entries));
    body.on("error", () => reject(refusal(400)));
    body.pipe(parser);
  });
}

/** A part need not have a name, whatever the library's types say: the empty one is no field's either. */
const nameOf = (name: string | undefined): string => name ?? "";

/** Null for a body that does not say how its parts are told apart. */
function parserOf(request: Request): InstanceType<typeof Busboy> | null {
  try {
    return new Busboy({
      headers: { "content-type": request.headers.get("Content-Type") ?? "" },
      // A file field that was left alone has a part without a name: an empty text.
      isPartAFile: (_name, _type, fileName) => Boolean(fileName),
      limits: {
        parts: formLimits.fields,
        fieldSize: formLimits.texts,
        fileSize: largestPicture + 1,
        headerPairs: 10,
        headerSize: formLimits.partHeader,
      },
    });
  } catch {
    return null;
  }
}

type PictureProblem = "missing" | "tooMany" | "tooLarge" | "noPicture";
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
    const head = pictureHead(bytes);
    if (!head || !pictureTypes.includes(head.type)) return refused("noPicture");
    pictures.push({ name: `${field}-${index + 1}.${head.extension}`, type: head.type, bytes });
  }
  return { pictures, problem: null };
}
