import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { keepUpload } from "../../account/uploads";
import {
  type ConversationRow,
  conversationWith,
  findConversation,
  isOpen,
  markSeen,
  messagesOf,
  partnerOfRow,
  writeAsCustomer,
} from "../../chat/conversations";
import { chatMessagesJson, conversationJson } from "../../chat/json";
import { type Partner, partnerKinds, partnerOf } from "../../chat/people";
import type { SandboxContext } from "../../context";
import { field, type Input, inputOf, validated } from "../../http/input";
import { refuse } from "../../http/refusal";
import { type CustomerRow, requireCustomer } from "../../http/visitor";

const limits = z.object({ limit: field.positive.catch(10), offset: field.positive.catch(1) });
const searchForm = z.object({ name: field.text });
const sendForm = z.object({
  message: field.optionalText,
  image: field.files,
  conversation_id: field.optionalInteger,
  receiver_type: z.enum(partnerKinds).nullish(),
  receiver_id: field.optionalInteger,
  order_id: field.optionalInteger,
});

/** Chats of a customer: docs/delivery-api.md §13. */
export async function messageRoutes(app: FastifyInstance): Promise<void> {
  app.get("/customer/message/list", async (request) => {
    const input = inputOf(request);
    const isNarrowed = request.sandbox.dialect !== "m" && partnerKinds.some((kind) => kind === input.type);
    const page = await conversationPage(
      request,
      (conversation) => !isNarrowed || conversation.partner_kind === input.type,
    );
    return request.sandbox.dialect === "x" ? { ...page, type: input.type ?? null } : page;
  });

  app.get("/customer/message/search-list", async (request) => {
    const { name } = validated(searchForm, inputOf(request));
    const wanted = name.toLowerCase();
    return conversationPage(request, async (conversation) => {
      const partner = await partnerOf(request.sandbox, partnerOfRow(conversation));
      return `${partner?.f_name} ${partner?.l_name}`.toLowerCase().includes(wanted);
    });
  });

  app.get("/customer/message/details", async (request) => {
    const { sandbox } = request;
    const customer = await requireCustomer(request);
    const input = inputOf(request);
    const partner = partnerIn(input);
    const conversation = await conversationOf(sandbox, customer, input, partner);
    if (conversation) {
      await markSeen(sandbox.db, conversation.id, sandbox.now);
      return detailsJson(sandbox, customer, conversation, input);
    }
    const status = partner !== null && (await isOpen(sandbox, customer, partner));
    return { total_size: 0, ...validated(limits, input), status, messages: [], conversation: null };
  });

  app.post("/customer/message/send", async (request) => {
    const { sandbox } = request;
    const customer = await requireCustomer(request);
    const input = inputOf(request);
    const form = validated(sendForm, input);
    if (form.message === null && form.image.length === 0) {
      throw refuse(403, "message", "fieldRequired", { field: "message" });
    }
    const known = form.conversation_id
      ? await findConversation(sandbox.db, customer.id, { id: form.conversation_id })
      : null;
    const partner = known
      ? partnerOfRow(known)
      : form.receiver_type
        ? { kind: form.receiver_type, id: form.receiver_type === "admin" ? 0 : (form.receiver_id ?? 0) }
        : null;
    if (!partner || !(await partnerOf(sandbox, partner))) throw refuse(404, "receiver", "notFound");
    if (!(await isOpen(sandbox, customer, partner))) throw refuse(403, "conversation", "chatClosed");
    const files: string[] = [];
    for (const file of form.image) files.push(await keepUpload(sandbox.db, file, "image"));
    const conversation = known ?? (await conversationWith(sandbox.db, customer.id, partner, sandbox));
    await writeAsCustomer(sandbox, conversation, { message: form.message, files, orderId: form.order_id });
    return { ...(await detailsJson(sandbox, customer, conversation, input)), message: "successfully sent!" };
  });
}

/** Whom details are asked about by their own number. */
function partnerIn({ admin_id, vendor_id, delivery_man_id }: Input): Partner | null {
  if (admin_id !== undefined) return { kind: "admin", id: 0 };
  if (vendor_id) return { kind: "vendor", id: Number(vendor_id) || 0 };
  return delivery_man_id ? { kind: "delivery_man", id: Number(delivery_man_id) || 0 } : null;
}

function conversationOf({ db }: SandboxContext, customer: CustomerRow, input: Input, partner: Partner | null) {
  const id = Number(input.conversation_id);
  if (Number.isSafeInteger(id) && id > 0) return findConversation(db, customer.id, { id });
  return partner && findConversation(db, customer.id, { partner });
}

/** The customer's conversations that pass, the latest first. */
async function conversationPage(
  request: FastifyRequest,
  passes: (conversation: ConversationRow) => boolean | Promise<boolean>,
) {
  const { sandbox } = request;
  const customer = await requireCustomer(request);
  const { limit, offset } = validated(limits, inputOf(request));
  const rows = await sandbox.db
    .selectFrom("conversations")
    .selectAll()
    .where("user_id", "=", customer.id)
    .orderBy("id", "desc")
    .execute();
  const conversations = [];
  for (const row of rows) {
    if (!(await passes(row))) continue;
    const messages = await messagesOf(sandbox.db, row.id, sandbox.now);
    conversations.push(await conversationJson(sandbox, customer, row, messages));
  }
  conversations.sort((one, other) => other.updated_at.localeCompare(one.updated_at));
  const shown = conversations.slice((offset - 1) * limit, offset * limit);
  return { total_size: conversations.length, limit, offset, conversations: shown };
}

async function detailsJson(
  sandbox: SandboxContext,
  customer: CustomerRow,
  conversation: ConversationRow,
  input: Input,
) {
  const { limit, offset } = validated(limits, input);
  const rows = await messagesOf(sandbox.db, conversation.id, sandbox.now);
  const messages = await chatMessagesJson(sandbox, conversation, rows);
  return {
    total_size: rows.length,
    limit,
    offset,
    status: await isOpen(sandbox, customer, partnerOfRow(conversation)),
    messages: messages.slice((offset - 1) * limit, offset * limit),
    conversation: await conversationJson(sandbox, customer, conversation, rows),
  };
}
