import { uploadUrl } from "../account/uploads";
import type { SandboxContext } from "../context";
import type { Db } from "../db/types";
import type { CustomerRow } from "../http/visitor";
import { isoMicro } from "../time";
import { inLanguage, pictureUrl } from "../wire/text";

export const partnerKinds = ["vendor", "delivery_man", "admin"] as const;
export type PartnerKind = (typeof partnerKinds)[number];
export type Partner = { kind: PartnerKind; id: number };

type PersonContext = Pick<SandboxContext, "db" | "base" | "language">;
type Person = {
  f_name: string;
  l_name: string;
  phone: string;
  email: string;
  image: string | null;
  url: string | null;
};

/** The number of a person's row, which is not their own number; made at their first chat. The admin has none: 0. */
export async function personId(db: Db, kind: PartnerKind | "customer", refId: number): Promise<number> {
  if (kind === "admin") return 0;
  await db
    .insertInto("chat_people")
    .values({ kind, ref_id: refId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom("chat_people")
    .select("id")
    .where("kind", "=", kind)
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  return id;
}

/** `userinfo` of `GET /customer/info`: null until the customer has used the chat (docs/delivery-api.md §4.1). */
export async function customerPerson(context: PersonContext, customer: CustomerRow) {
  const row = await context.db
    .selectFrom("chat_people")
    .select("id")
    .where("kind", "=", "customer")
    .where("ref_id", "=", customer.id)
    .executeTakeFirst();
  return row ? customerJson(context, customer, row.id) : null;
}

/** The customer's side of a conversation. */
export function customerJson({ base }: PersonContext, customer: CustomerRow, id: number) {
  const { image } = customer;
  const url = image ? uploadUrl(base, image) : null;
  return personJson(id, { ...customer, url }, { user_id: customer.id }, customer.created_at);
}

/** The other side; null for the admin. */
export async function partnerJson(context: PersonContext, { kind, id }: Partner, createdAt: string) {
  const person = await partnerOf(context, { kind, id });
  if (!person || kind === "admin") return null;
  const number = await personId(context.db, kind, id);
  return personJson(number, person, kind === "vendor" ? { vendor_id: id } : { deliveryman_id: id }, createdAt);
}

/** Name and picture of a partner; null when there is none of that number. A vendor goes by the name of the store. */
export async function partnerOf(context: PersonContext, { kind, id }: Partner): Promise<Person | null> {
  if (kind === "admin") return { f_name: "Doorstep", l_name: "", phone: "", email: "", image: null, url: null };
  if (kind === "vendor") {
    const row = await context.db.selectFrom("stores").selectAll().where("vendor_id", "=", id).executeTakeFirst();
    if (!row) return null;
    const { phone, email, logo } = row;
    const url = pictureUrl(context, "store", logo);
    return { f_name: inLanguage(context.language, row, "name"), l_name: "", phone, email, image: logo, url };
  }
  const row = await context.db.selectFrom("couriers").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? { ...row, url: pictureUrl(context, "courier", row.image) } : null;
}

function personJson(
  id: number,
  { f_name, l_name, phone, email, image, url }: Person,
  owner: { user_id?: number; vendor_id?: number; deliveryman_id?: number },
  createdAt: string,
) {
  const at = isoMicro(new Date(createdAt));
  const owners = { user_id: null, vendor_id: null, deliveryman_id: null, ...owner };
  return { id, f_name, l_name, phone, email, image, image_full_url: url, ...owners, created_at: at, updated_at: at };
}
