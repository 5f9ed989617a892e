import { z } from "zod";
import type { ProfileInput } from "../calls";
import {
  type CustomerNotification,
  fullName,
  type LedgerEntry,
  type Page,
  type ProfileSaved,
  type ProfileStep,
  type WalletBonus,
} from "../model";
import type { Failure } from "../result";
import { imageUrl, type Reader, readMessage, readRows, wrongShape } from "./reader";
import * as read from "./scalars";

const wireEntry = z.object({
  id: read.id,
  credit: read.amount,
  debit: read.amount,
  admin_bonus: read.number,
  balance: read.number,
  transaction_type: read.text,
  created_at: read.instant,
});

/** A row of `wallet/transactions` or `loyalty-point/transactions` (docs/delivery-api.md §12). */
export function readLedgerEntry(row: unknown): LedgerEntry {
  const wire = wireEntry.parse(row);
  return {
    id: wire.id,
    credit: wire.credit,
    debit: wire.debit,
    bonus: Math.max(0, wire.admin_bonus),
    balance: wire.balance,
    type: wire.transaction_type,
    at: wire.created_at,
  };
}

const wireBonus = z.object({
  id: read.id,
  title: read.text,
  description: read.description,
  bonus_type: read.discountType,
  bonus_amount: read.amount,
  minimum_add_amount: read.number,
  maximum_bonus_amount: read.number,
  end_date: read.day,
});

/** A row of `wallet/bonuses` (docs/delivery-api.md §12). */
export function readWalletBonus(row: unknown): WalletBonus {
  const wire = wireBonus.parse(row);
  return {
    id: wire.id,
    title: wire.title,
    description: wire.description,
    reward: { value: wire.bonus_amount, type: wire.bonus_type },
    minimumAmount: Math.max(0, wire.minimum_add_amount),
    mostBonus: Math.max(0, wire.maximum_bonus_amount),
    endsOn: wire.end_date,
  };
}

/** `POST wallet/add-fund`: the address of the hosted payment page, which must be one of the web. */
export function readRedirectLink(body: unknown): string {
  const { redirect_link } = z.object({ redirect_link: read.httpUrl }).parse(body);
  if (redirect_link === null) throw wrongShape("no redirect_link");
  return redirect_link;
}

const wireNotification = z.object({
  id: read.id,
  data: z.unknown().transform((value) => read.toRecord(value) ?? {}),
  created_at: read.instant,
});
const wireNotice = z.object({
  title: read.description,
  description: read.description,
  image_full_url: read.httpUrl,
  image: read.text,
  order_id: read.positiveOrNull,
});

/** `total`: as many as there are, or were told where the server does not say. */
export type Notifications = Pick<Page<CustomerNotification>, "rows" | "total">;

/** `GET notifications` (docs/delivery-api.md §4.3): a plain list, or a page of rows under `notifications` or `data`; one without words is left out. */
export function readNotifications(body: unknown, reader: Reader): Notifications {
  const record = Array.isArray(body) ? null : read.toRecord(body);
  const listed = record ? (record.notifications ?? record.data) : body;
  if (!Array.isArray(listed)) throw wrongShape("not a list");
  const rows = readRows(listed, "notification", reader, (row) => {
    const { id, data, created_at } = wireNotification.parse(row);
    const notice = wireNotice.parse(data);
    return {
      id,
      title: notice.title,
      text: notice.description,
      image: imageUrl(reader, "notification", notice.image_full_url ?? read.httpUrl.parse(notice.image), notice.image),
      orderId: notice.order_id,
      at: created_at,
    };
  }).filter(({ title, text }) => title !== "" || text !== "");
  return { rows, total: Math.max(listed.length, read.toNumber(record?.total_size) ?? 0) };
}

/** `POST update-profile` (docs/delivery-api.md §4.2): saved, or first a code. */
export function readProfileSaved(body: unknown): ProfileSaved {
  const wire = z
    .object({ verification_on: read.text, verification_medium: read.text })
    .safeParse(read.toRecord(body) ?? {});
  const message = readMessage(body);
  const on = wire.success ? wire.data.verification_on : "";
  if (on !== "phone" && on !== "email") return { step: null, message };
  return { step: { on, medium: wire.data?.verification_medium ?? "", message } };
}

/** What a refused profile asks for; null when it asks for nothing. The refusal's one error carries it (`wire/errors.ts`). */
export function requestedStep({ errors }: Failure): ProfileStep | null {
  const [, on, medium = ""] = /^verification_on:(phone|email):(.*)$/.exec(errors[0]?.code ?? "") ?? [];
  return on === "phone" || on === "email" ? { on, medium, message: errors[0]?.message ?? "" } : null;
}

/** The fields of `update-profile` in every dialect's words; empty ones are not sent. */
export function profileBody(input: ProfileInput): Record<string, unknown> {
  const { firstName, lastName, email, phone, password, code } = input;
  return {
    f_name: firstName,
    l_name: lastName,
    name: fullName(input),
    phone,
    email,
    ...(password ? { password } : {}),
    // Named, so that only what has changed is verified.
    button_type: password ? "change_password" : "profile",
    ...(code ? { otp: code.otp, verification_on: code.on, verification_medium: code.medium } : {}),
  };
}
