import { z } from "zod";
import { lookUp } from "../../look-up";
import {
  isPaymentMethod,
  type NamedText,
  type OfflineMethod,
  type OfflinePayment,
  type OrderPayment,
  type OrderPaymentMethod,
  offlineStatuses,
  type PaymentMethod,
  type PaymentMethodOnWire,
  paymentMethodsOnWire,
} from "../model";
import * as read from "./scalars";

/** Once paid, some servers put the gateway's name here. */
export const paymentMethod = z
  .custom<OrderPaymentMethod>(
    (word) => typeof word === "string" && (word === "partial_payment" || isPaymentMethod(word)),
  )
  .catch("digital_payment");

/** The methods that the configuration, or a zone, switches on. */
export const methodsSwitchedOn = (row: Record<string, unknown>, by: "config" | "zone"): PaymentMethod[] =>
  methodsWhere((method) => method[by] === null || read.flag.parse(lookUp(row, method[by])));

/** `partial_payment_method` (docs/delivery-api.md §2.1): how the rest may be paid; any word but a method's own, such as `both`, allows all that ever do. */
export function restMethods(word: string): PaymentMethod[] {
  const named = methodsWhere(({ rest }) => rest === word);
  return named.length > 0 ? named : methodsWhere(({ rest }) => rest !== null);
}

const methodsWhere = (isMeant: (method: PaymentMethodOnWire) => boolean): PaymentMethod[] =>
  [...paymentMethodsOnWire].flatMap(([name, method]) => (isPaymentMethod(name) && isMeant(method) ? [name] : []));

const orderPayment = z.object({ amount: read.amount, payment_status: read.text, payment_method: paymentMethod });

/** `payments[]` of a tracked order (docs/delivery-api.md §10.3); none when it is not paid in parts. */
export function readOrderPayments(value: unknown): OrderPayment[] {
  return read
    .listOf(orderPayment)
    .parse(value)
    .map((row) => ({ method: row.payment_method, amount: row.amount, isPaid: row.payment_status === "paid" }));
}

const longestText = 500;
const textOf = (value: unknown) => read.plainText(value, longestText);

/** Rows of `{input_name, input_data}` or `{user_input, user_data}`; what is nameless or empty is left out. */
function namedTexts(value: unknown, name: string, text: string): NamedText[] {
  return read.toList(value).flatMap((row) => {
    const record = read.toRecord(row) ?? {};
    const named = { name: textOf(lookUp(record, name)), text: textOf(lookUp(record, text)) };
    return named.name && named.text ? [named] : [];
  });
}

const offlineInput = z.object({ customer_input: read.name, customer_placeholder: read.text, is_required: read.flag });

const offlineMethod = z.object({
  id: read.id,
  method_name: read.name,
  status: read.flagOrTrue,
  method_fields: z.unknown(),
  method_informations: read.listOf(offlineInput),
});

/** A row of `GET /offline_payment_method_list` (docs/delivery-api.md §10.7); null when it is switched off. */
export function readOfflineMethod(row: unknown): OfflineMethod | null {
  const wire = offlineMethod.parse(row);
  if (!wire.status) return null;
  return {
    id: wire.id,
    name: wire.method_name,
    facts: namedTexts(wire.method_fields, "input_name", "input_data"),
    inputs: wire.method_informations.map((input) => ({
      name: input.customer_input,
      label: input.customer_placeholder || input.customer_input.replaceAll("_", " "),
      isRequired: input.is_required,
    })),
  };
}

const offlineData = z.object({
  status: z.enum(offlineStatuses).catch("pending"),
  method_id: read.integerOrNull,
  method_name: read.text,
  customer_note: read.text,
  admin_note: z.unknown(),
  note: z.unknown(),
});

/** `offline_payment` of a tracked order (docs/delivery-api.md §10.3); null before the customer has told of a payment. */
export function readOfflinePayment(value: unknown): OfflinePayment | null {
  const record = read.toRecord(value);
  const data = offlineData.safeParse(read.toRecord(record?.data));
  if (record === null || !data.success) return null;
  const { status, method_id, method_name, customer_note, admin_note, note } = data.data;
  return {
    status,
    methodId: method_id,
    methodName: method_name,
    facts: namedTexts(record.method_fields, "input_name", "input_data"),
    inputs: namedTexts(record.input, "user_input", "user_data"),
    note: customer_note,
    answer: textOf(admin_note) || textOf(note),
  };
}

/** `{"payment":"success"}` and the like (docs/delivery-api.md §10.7). */
export function readPaymentWord(body: unknown): string {
  return z.object({ payment: read.name }).parse(body).payment;
}
