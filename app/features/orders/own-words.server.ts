import { offeredLanguages } from "~/i18n/added-languages.server";
import { translator } from "~/i18n/i18n.server";
import type { RequestContext } from "~/request/context/request-context";

/** Sent with an order as words, in the language it was placed or canceled in; the delivery API keeps and returns them as they came. */
const sent = {
  unavailable: ["checkout:unavailable.call", "checkout:unavailable.replace", "checkout:unavailable.leave"],
  canceledFor: ["payment:cancel.unpaid", "payment:cancel.other"],
} as const;

/** Such words in the reader's language; what is none of ours as it is. */
export function inWordsOf({ t }: Pick<RequestContext, "t">, what: keyof typeof sent, text: string): string {
  const key = sent[what].find((one) => offeredLanguages.some((language) => translator(language)(one) === text));
  return key ? t(key) : text;
}
