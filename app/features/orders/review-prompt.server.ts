import { recentAnswer } from "~/request/context/recent-answer.server";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";

/** The words come along: they are no part of any page that does not ask. */
export type ReviewPromptData = {
  orderId: number;
  images: string[];
  texts: { title: string; give: string; later: string };
};

const mostImages = 4;

/** The order a signed-in customer is asked about, for the home and for its dialog (HOME-all-26, API-50); null for guests and for no such order. */
export async function loadReviewPrompt(context: RequestContext): Promise<ReviewPromptData | null> {
  if (context.session.visitor.token === null) return null;
  const reminder = secondary(await recentAnswer(context, "reminder", () => context.api.reviews.reminder()), null);
  return (
    reminder && {
      orderId: reminder.orderId,
      images: [...new Set(reminder.images)].slice(0, mostImages),
      texts: {
        title: context.t("rating:prompt.title"),
        give: context.t("rating:prompt.give"),
        later: context.t("rating:prompt.later"),
      },
    }
  );
}
