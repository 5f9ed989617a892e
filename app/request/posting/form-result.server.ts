import type { RequestContext } from "~/request/context/request-context";
import { requestValue } from "~/request/context/request-value";
import type { FormResult } from "./outcome";

type Visit = Pick<RequestContext, "session">;

const answers = requestValue<{ status: number; result: FormResult }>();

/** What was found in a form that a document has posted, for the page that shows it again; null where nothing was posted, or all is well. */
export const formResultOf = (context: Visit): FormResult | null => answers.of(context)?.result ?? null;

/** The status of the page that shows such a form again. */
export const formStatusOf = (context: Visit): number | null => answers.of(context)?.status ?? null;

export const keepFormResult = (context: Visit, result: FormResult, status: number): void =>
  answers.set(context, { status, result });
