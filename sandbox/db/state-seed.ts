import { sql } from "kysely";
import { seedChats } from "../chat/seed";
import { autocomplete, houseAddress } from "../geo";
import { hashPassword } from "../http/passwords";
import { zonesAt } from "../zones";
import type { Db } from "./types";

const joined = "2026-01-05T10:00:00.000Z";

/** Numbers begin here, so that a guest, an order and a customer are told apart at a glance. */
const firstNumbers = { guests: 1000, orders: 100_000, chat_people: 500 };

/** The people every sandbox knows: Ann Lee with a wallet, two saved addresses and three chats, and Bob Ray; password `password`. */
export async function seedState(db: Db): Promise<void> {
  for (const [name, seq] of Object.entries(firstNumbers)) {
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${seq})`.execute(db);
  }
  const ann = await addCustomer(db, "Ann", "Lee", "ann@example.com", "+15550100001", "ANNLEE");
  await addCustomer(db, "Bob", "Ray", "bob@example.com", "+15550100002", "BOBRAY");
  await addAddress(db, ann, "home", "12 Harbour Street");
  await addAddress(db, ann, "office", "30 Harbour Street");
  await seedChats(db, ann);
  await db.updateTable("customers").set({ wallet_balance: 25.5, loyalty_point: 120 }).where("id", "=", ann).execute();
  await db
    .insertInto("wallet_transactions")
    .values({
      user_id: ann,
      transaction_id: "8a3e2c0e-4a57-4a4e-9b7f-3a3c6f7f0a11",
      credit: 25,
      debit: 0,
      admin_bonus: 0.5,
      balance: 25.5,
      transaction_type: "add_fund",
      reference: "demo_pay",
      created_at: joined,
    })
    .execute();
  await db
    .insertInto("loyalty_transactions")
    .values({
      user_id: ann,
      transaction_id: "5d1f9a60-6f0e-4a83-8f0c-6f1b0b7f2c44",
      credit: 120,
      debit: 0,
      balance: 120,
      transaction_type: "order_place",
      reference: null,
      created_at: joined,
    })
    .execute();
}

async function addCustomer(db: Db, first: string, last: string, email: string, phone: string, code: string) {
  const row = await db
    .insertInto("customers")
    .values({
      f_name: first,
      l_name: last,
      email,
      phone,
      image: null,
      password_hash: hashPassword("password"),
      is_phone_verified: 1,
      is_email_verified: 1,
      status: 1,
      wallet_balance: 0,
      loyalty_point: 0,
      ref_code: code,
      ref_by: null,
      cm_firebase_token: null,
      interest: "[]",
      module_ids: "[]",
      social_id: null,
      login_medium: "manual",
      created_at: joined,
      updated_at: joined,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

async function addAddress(db: Db, customerId: number, type: string, search: string): Promise<void> {
  const house = autocomplete(search, 1)[0];
  if (!house) throw new Error(`the city has no ${search}`);
  const zoneIds = (await zonesAt(db, house.location)).map((zone) => zone.id);
  await db
    .insertInto("addresses")
    .values({
      user_id: customerId,
      address_type: type,
      contact_person_name: "Ann Lee",
      contact_person_number: "+15550100001",
      address: houseAddress(house, "en"),
      road: null,
      house: null,
      floor: null,
      latitude: String(house.location.latitude),
      longitude: String(house.location.longitude),
      zone_id: zoneIds[0] ?? 0,
      zone_ids: JSON.stringify(zoneIds),
      created_at: joined,
      updated_at: joined,
    })
    .execute();
}
