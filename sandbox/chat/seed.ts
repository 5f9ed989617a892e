import type { Db } from "../db/types";
import { pictureName } from "../pictures/name";
import { conversationWith, writeAsPartner } from "./conversations";
import type { Partner } from "./people";

type Said = { by: "customer" | "partner"; message: string | null; files?: string[]; isSeen?: boolean };

/** Ann's chats: a store with one message unread, a courier whose order is over, and the admin, who wrote first. */
export async function seedChats(db: Db, customerId: number): Promise<void> {
  const vendor = await db
    .selectFrom("stores")
    .select("vendor_id")
    .where("name", "=", "Harbour Kitchen")
    .executeTakeFirstOrThrow();
  const courier = await db.selectFrom("couriers").select("id").orderBy("id").executeTakeFirstOrThrow();
  const door = pictureName("cover", ["door", "package"], 28);
  await chat(db, customerId, { kind: "admin", id: 0 }, "2026-01-05T10:05:00.000Z", [
    {
      by: "partner",
      message: "Welcome to Doorstep, Ann! Write to us whenever something is not as it should be.",
      isSeen: true,
    },
  ]);
  await chat(db, customerId, { kind: "delivery_man", id: courier.id }, "2026-01-06T18:20:00.000Z", [
    { by: "customer", message: "The bell is broken, please knock." },
    { by: "partner", message: "No problem.", isSeen: true },
    { by: "partner", message: "I have left it at your door.", files: [door], isSeen: true },
  ]);
  await chat(db, customerId, { kind: "vendor", id: vendor.vendor_id }, "2026-01-07T12:00:00.000Z", [
    { by: "customer", message: "Hello! Is the Harbour Burger made with sesame?\nI cannot have any." },
    { by: "partner", message: "Hi Ann, the bun has sesame. We can bake one without for you." },
  ]);
}

async function chat(db: Db, customerId: number, partner: Partner, from: string, said: Said[]): Promise<void> {
  const begin = new Date(from);
  const begunByPartner = said[0]?.by === "partner";
  const { id } = await conversationWith(db, customerId, partner, { now: begin, begunByPartner });
  for (const [index, { by, message, files = [], isSeen = false }] of said.entries()) {
    const at = new Date(begin.getTime() + index * 60_000);
    if (by === "partner") await writeAsPartner(db, id, message, at, files);
    else {
      const row = { conversation_id: id, by_customer: 1, message, files: "[]", order_id: null, is_seen: 0 };
      await db
        .insertInto("chat_messages")
        .values({ ...row, created_at: at.toISOString() })
        .execute();
    }
    if (isSeen) await db.updateTable("chat_messages").set({ is_seen: 1 }).where("conversation_id", "=", id).execute();
  }
}
