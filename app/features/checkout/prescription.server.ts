import type { Picture } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { largestPictureMb } from "~/request/posting/picture-limits";
import { picturesOf } from "~/request/posting/uploads.server";
import type { CheckoutContext } from "./checkout-context.server";

/** The form's field for pictures of a prescription. */
const field = "prescription";

type Taken = {
  pictures: Picture[];
  /** What is wrong with them, told at the field; 413 when a picture is too large. */
  problem: { status: 413 | 422; errors: Record<string, string[]> } | null;
};

/** Takes the pictures out of the form, whether or not the order needs any (CHK-09): only texts remain to be parsed and shown again. */
export async function takePrescription(
  context: RequestContext,
  form: FormData,
  needed: CheckoutContext["prescription"],
): Promise<Taken> {
  const chosen = needed ? await picturesOf(form, field, needed.atMost) : { pictures: [], problem: null };
  form.delete(field);
  if (chosen.pictures) return { pictures: chosen.pictures, problem: null };
  const message = context.t(`checkout:prescription.problems.${chosen.problem}`, {
    count: needed?.atMost ?? 0,
    size: largestPictureMb,
  });
  const status = chosen.problem === "tooLarge" ? 413 : 422;
  return { pictures: [], problem: { status, errors: { [field]: [message] } } };
}
