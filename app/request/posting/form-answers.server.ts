import { z } from "zod";
import { formAnswerLimits } from "~/limits";
import { hashOfKey } from "~/request/context/hashed.server";
import { theRedis } from "~/request/context/redis.server";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { keepOutOfCache } from "~/request/pages/page-cache.server";
import { withFormAnswer } from "~/runtime/form-answer-address";
import { newKey } from "~/session/login.server";
import { keepFormResult } from "./form-result.server";
import type { FormResult } from "./outcome";
import { secondsUntil } from "./post-limits.server";
import { createSavedForms, type SavedForms } from "./saved-forms.server";

const answerSchema = z.object({
  key: z.string(),
  status: z.number().int(),
  result: z.custom<FormResult>((value) => typeof value === "object" && value !== null),
});

type FormAnswer = z.infer<typeof answerSchema>;

let answers: SavedForms<FormAnswer> | undefined;

function theAnswers(): SavedForms<FormAnswer> {
  answers ??= createSavedForms(theRedis(), {
    prefix: "doorstep:form-answers:",
    schema: answerSchema,
    limits: formAnswerLimits,
  });
  return answers;
}

type Visit = Pick<RequestContext, "client" | "session" | "url">;

const browserOf = ({ session }: Visit) => hashOfKey(session.visitor.formKey);

/**
 * Saves what the page with a posted form is to show of it, and gives the address where it does, to this visitor alone: a browser asks before it goes Back to
 * the answer of a post itself (ADR 0203). Null where it cannot be saved, and where the machine has had as many saved as it may: visits are made with ease, and
 * Redis must hold orders.
 */
export async function saveFormAnswer(context: Visit, result: FormResult, status: number): Promise<string | null> {
  if ((await secondsUntil(context, "form-answer", formAnswerLimits.byMachine)) > 0) return null;
  const key = newKey();
  const isSaved = await theAnswers().save(browserOf(context), { key, status, result: withoutSecrets(result) });
  return isSaved ? withFormAnswer(result.page, key) : null;
}

/** Shows the saved answer in this request's page; the page as it is where there is none, or where it belongs to another page. */
export async function showFormAnswer(context: Visit, key: string): Promise<void> {
  const answer = await theAnswers().find(browserOf(context), key);
  if (answer?.result.page !== pathOf(context.url)) return;
  keepOutOfCache(context);
  keepFormResult(context, answer.result, answer.status);
}

/** Handlers give none back; what is stored is looked at once more. */
function withoutSecrets(result: FormResult): FormResult {
  const { initialValue } = result.reply ?? {};
  if (!initialValue) return result;
  const withoutPasswords = Object.fromEntries(Object.entries(initialValue).filter(([name]) => !/password/i.test(name)));
  return { ...result, reply: { ...result.reply, initialValue: withoutPasswords } };
}
