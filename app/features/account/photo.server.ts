import type { Picture } from "~/delivery-api";
import { pictureHead } from "~/pictures/picture-head.server";
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
  const { width, height } = pictureHead(photo.bytes) ?? {};
  return width === height ? { photo, problem: null } : { photo: null, problem: "ratio" };
}
