import type { Picture } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { largestPictureMb } from "./picture-limits";
import { picturesOf } from "./uploads.server";

type Taken =
  | { pictures: Picture[]; problem: null }
  | { pictures: null; problem: { status: 413 | 422; message: string } };

/**
 * The pictures of a field that may be left empty, at most so many (PROF-17). `texts` is the namespace whose `pictures` say what is wrong
 * with them.
 */
export async function optionalPictures(
  context: RequestContext,
  form: FormData,
  { field, atMost, texts }: { field: string; atMost: number; texts: "rating" | "refund" | "chat" },
): Promise<Taken> {
  const { pictures, problem } = await picturesOf(form, field, atMost);
  if (pictures) return { pictures, problem: null };
  if (problem === "missing") return { pictures: [], problem: null };
  const message = context.t(`${texts}:pictures.${problem}`, { count: atMost, size: largestPictureMb });
  return { pictures: null, problem: { status: problem === "tooLarge" ? 413 : 422, message } };
}
