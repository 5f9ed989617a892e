import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import { forCustomers } from "~/request/pages/for-customers.server";
import { optionalPictures } from "~/request/posting/optional-pictures.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import { chatAddress, chatHref, isInbox } from "./address";
import { messagePictures } from "./limits";
import { messageSchema } from "./message-schema.server";

/** The open chat's `Send` (CHAT-01, CHAT-03): a text, pictures or both, to whom the address names. */
async function sendMessage(context: RequestContext, form: FormData): Promise<Outcome> {
  const address = chatAddress(context.url.searchParams);
  const { target } = address;
  if (!isInbox(context.url) || target === null || target === "unknown") {
    const toasts = [toast(context, "error", "ui:failure.notFound")];
    return { kind: "invalid", status: 422, result: { reply: null }, toasts };
  }
  const { pictures, problem } = await optionalPictures(context, form, {
    field: "image",
    atMost: messagePictures,
    texts: "chat",
  });
  const submission = parseForm(form, messageSchema(context.t, pictures));
  if (submission.status !== "success" || !pictures) {
    const reply = submission.reply(problem ? { fieldErrors: { image: [problem.message] } } : {});
    return { kind: "invalid", status: problem?.status ?? 422, result: { reply } };
  }
  const { message } = submission.value;
  const result = await context.api.messages.send({ to: target, text: message, pictures, orderId: address.order });
  if (!result.ok) return failureOutcome(context, result.failure);
  const { conversation } = result.value;
  // A chat that has just begun has an address of its own.
  if ("conversationId" in target || !conversation) return { kind: "done" };
  return {
    kind: "done",
    to: chatHref(context.url.pathname, { ...address, order: null, target: { conversationId: conversation.id } }),
  };
}

export const chatIntents = { "send-message": forCustomers(sendMessage) } satisfies Intents;
