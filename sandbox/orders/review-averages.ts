import type { Db } from "../db/types";

const average = (ratings: number[]) =>
  Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(ratings.length, 1)) * 10) / 10;

/** Counts an item's average anew from all its reviews. */
export async function countItem(db: Db, id: number): Promise<void> {
  const rows = await db.selectFrom("reviews").select("rating").where("item_id", "=", id).execute();
  const ratings = rows.map(({ rating }) => rating);
  await db
    .updateTable("items")
    .set({ avg_rating: average(ratings), rating_count: ratings.length })
    .where("id", "=", id)
    .execute();
}

/** The same for a store, with how many gave 5, 4, 3, 2 and 1 stars. */
export async function countStore(db: Db, id: number): Promise<void> {
  const rows = await db.selectFrom("reviews").select("rating").where("store_id", "=", id).execute();
  const ratings = rows.map(({ rating }) => rating);
  const counts = [5, 4, 3, 2, 1].map((stars) => ratings.filter((rating) => rating === stars).length);
  await db
    .updateTable("stores")
    .set({ avg_rating: average(ratings), rating_count: ratings.length, ratings: JSON.stringify(counts) })
    .where("id", "=", id)
    .execute();
}

/** One more rating of a courier. The data says only how many there were before. */
export async function countCourier(db: Db, id: number, rating: number): Promise<void> {
  const courier = await db
    .selectFrom("couriers")
    .select(["avg_rating", "rating_count"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const count = courier.rating_count + 1;
  const mean = (courier.avg_rating * courier.rating_count + rating) / count;
  await db
    .updateTable("couriers")
    .set({ avg_rating: Math.round(mean * 100) / 100, rating_count: count })
    .where("id", "=", id)
    .execute();
}
