import type { TFunction } from "i18next";
import { z } from "zod";
import { linesOfText } from "~/request/posting/text-schema.server";
import type { ReviewTarget } from "./after-delivery";

const longestText = 1000;

/** A review: stars for everybody; the delivery API wants a comment about a courier too (docs/delivery-api.md §7.4). */
export const reviewSchema = (t: TFunction, { kind }: Pick<ReviewTarget, "kind">) =>
  z.object({
    rating: z.enum(["1", "2", "3", "4", "5"], { message: t("rating:needStars") }),
    comment: linesOfText(
      longestText,
      t("limits:characters", { count: longestText }),
      kind === "courier" ? t("rating:needComment") : undefined,
    ),
  });

type Reason = { id: number; reason: string };

/** The reason of a list that the form names by its number. */
const reasonOf = (reasons: Reason[], needed: string) =>
  z.string({ required_error: needed }).transform((typed, context) => {
    const chosen = reasons.find(({ id }) => String(id) === typed);
    if (chosen) return chosen.reason;
    context.addIssue({ code: "custom", message: needed });
    return z.NEVER;
  });

/** Why an order is given up. */
export const cancellationSchema = (t: TFunction, reasons: Reason[]) =>
  z.object({ reason: reasonOf(reasons, t("payment:cancel.choose")) });

/** Why money is asked back. */
export const refundSchema = (t: TFunction, reasons: Reason[]) =>
  z.object({
    reason: reasonOf(reasons, t("refund:choose")),
    note: linesOfText(longestText, t("limits:characters", { count: longestText })),
  });
