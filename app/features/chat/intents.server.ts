import type { Picture } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import { forCustomers } from "~/request/pages/for-customers.server";
import { optionalPictures } from "~/request/posting/optional-pictures.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { toast } from "~/request/posting/respond.server";
import { typedText } from "~/request/posting/typed-text";
import { chatAddress, chatHref, isInbox } from "./address";
import { longestMessage, messagePictures } from "./limits";

/** The open chat's `Send` (CHAT-01, CHAT-03): a text, pictures or both, to whom the address names. */
async function sendMessage(context: RequestContext, form: FormData): Promise<Outcome> {
  const address = chatAddress(context.url.searchParams);
  const message = typedText(form, "message", 2 * longestMessage).replace(/\r\n?/g, "\n");
  const typed = { message };
  const { target } = address;
  if (!isInbox(context.url) || target === null || target === "unknown") {
    const toasts = [toast(context, "error", "ui:failure.notFound")];
    return { kind: "invalid", status: 422, result: { reply: { initialValue: typed } }, toasts };
  }
  const { pictures, problem } = await optionalPictures(context, form, {
    field: "image",
    atMost: messagePictures,
    texts: "chat",
  });
  const error: Record<string, string[]> = {
    ...messageProblem(context, message, pictures),
    ...(problem ? { image: [problem.message] } : {}),
  };
  if (!pictures || Object.keys(error).length > 0) {
    return { kind: "invalid", status: problem?.status ?? 422, result: { reply: { initialValue: typed, error } } };
  }
  const result = await context.api.messages.send({ to: target, text: message, pictures, orderId: address.order });
  if (!result.ok) return failureOutcome(context, result.failure, { reply: { initialValue: typed } });
  const { conversation } = result.value;
  // A chat that has just begun has an address of its own.
  if ("conversationId" in target || !conversation) return { kind: "done" };
  return {
    kind: "done",
    to: chatHref(context.url.pathname, { ...address, order: null, target: { conversationId: conversation.id } }),
  };
}

function messageProblem(
  context: RequestContext,
  message: string,
  pictures: Picture[] | null,
): Record<string, string[]> {
  if (message.length > longestMessage) return { message: [context.t("limits:characters", { count: longestMessage })] };
  return message === "" && pictures?.length === 0 ? { message: [context.t("chat:message.empty")] } : {};
}

export const chatIntents = { "send-message": forCustomers(sendMessage) } satisfies Intents;
