import { randomUUID } from "node:crypto";
import type { Db } from "../db/types";
import type { UploadedFile } from "../http/input";
import { refuse } from "../http/refusal";

const pictureTypes = new Map([
  ["image/png", "png"],
  ["image/jpeg", "jpg"],
  ["image/webp", "webp"],
  ["image/gif", "gif"],
]);
const documentTypes = new Map([...pictureTypes, ["application/pdf", "pdf"]]);

/**
 * Keeps a picture (or, as a document, a PDF too) and gives it a name.
 * @throws Refusal 403 with the field's name for any other kind of file.
 */
export async function keepUpload(
  db: Db,
  file: UploadedFile,
  fieldName: string,
  kind: "picture" | "document" = "picture",
) {
  const extension = (kind === "picture" ? pictureTypes : documentTypes).get(file.mime);
  if (!extension || file.bytes.length === 0) throw refuse(403, fieldName, "fieldInvalid", { field: fieldName });
  const name = `${randomUUID()}.${extension}`;
  await db
    .insertInto("uploads")
    .values({ name, mime: file.mime, base64: file.bytes.toString("base64") })
    .execute();
  return name;
}

/** Where an upload is served from. */
export function uploadUrl(base: string, name: string): string {
  return `${base}/storage/upload/${name}`;
}
