import { imageSize } from "image-size";
import type { Picture } from "~/delivery-api";
import { picturesOf } from "~/request/posting/uploads.server";
import { largestPhotoMb, photoTypes } from "./photo";

export type PhotoProblem = "type" | "size" | "ratio";
export type ChosenPhoto = { photo: Picture | null; problem: null } | { photo: null; problem: PhotoProblem };

/** The photo of a form's field, by its content: none, one that may be sent, or what is wrong with it (PROF-10). */
export async function photoOf(form: FormData, field: string): Promise<ChosenPhoto> {
  const { pictures, problem } = await picturesOf(form, field, 1);
  if (problem === "missing") return { photo: null, problem: null };
  if (problem === "tooLarge") return { photo: null, problem: "size" };
  const photo = pictures?.[0];
  if (!photo || !photoTypes.includes(photo.type)) return { photo: null, problem: "type" };
  if (photo.bytes.byteLength > largestPhotoMb * 1024 * 1024) return { photo: null, problem: "size" };
  const shape = shapeOf(photo.bytes);
  if (shape === null) return { photo: null, problem: "type" };
  return shape.width === shape.height ? { photo, problem: null } : { photo: null, problem: "ratio" };
}

/** Null for what only begins like a picture. */
function shapeOf(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
