import type { RequestContext } from "~/request/context/request-context";
import { requestValue } from "~/request/context/request-value";
import type { FormResult } from "./outcome";

const results = requestValue<FormResult>();

/** What a document post's action found wrong, for the page that is rendered in answer; null where nothing was posted, or all is well. */
export const formResultOf = (context: Pick<RequestContext, "session">): FormResult | null =>
  results.of(context) ?? null;

export const keepFormResult = results.set;
