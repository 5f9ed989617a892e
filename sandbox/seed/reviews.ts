import { comments, firstNames, lastNames, replies } from "./data/people";
import type { Random } from "./random";
import { createdAt, type SeedData } from "./seed-data";

/** Accounts of reviewers are none that can sign in: their numbers begin here. */
const firstReviewer = 9001;

/** Reviews of items; averages of items and stores are counted from them. */
export function addReviews(data: SeedData, random: Random): void {
  const moods = new Map(data.stores.map(({ id }) => [id, 0.5 + random.next() * 0.35]));
  for (const item of data.items) {
    const count = item.order_count > 150 ? random.int(6, 14) : random.int(0, 6);
    const mood = moods.get(item.store_id) ?? 0.5;
    for (let written = 0; written < count; written++) {
      const rating = starsFor(random, mood);
      const reviewer = random.chance(0.05) ? null : random.int(0, firstNames.length * lastNames.length - 1);
      data.reviews.push({
        id: data.reviews.length + 1,
        item_id: item.id,
        store_id: item.store_id,
        module_id: item.module_id,
        user_id: reviewer === null ? null : firstReviewer + reviewer,
        f_name: reviewer === null ? null : (firstNames[reviewer % firstNames.length] ?? null),
        l_name: reviewer === null ? null : (lastNames[Math.floor(reviewer / firstNames.length)] ?? null),
        rating,
        comment: random.pick(comments[rating] ?? []).replaceAll("{}", item.name.toLowerCase()),
        attachment: "[]",
        reply: random.chance(0.12) ? random.pick(replies.slice(rating < 3 ? 2 : 0, rating < 3 ? 3 : 2)) : null,
        order_id: null,
        status: 1,
        created_at: createdAt(random),
      });
    }
  }
  countAverages(data);
}

function starsFor(random: Random, mood: number): number {
  const roll = random.next();
  if (roll < mood) return 5;
  if (roll < mood + 0.27) return 4;
  if (roll < mood + 0.37) return 3;
  return random.chance(0.6) ? 2 : 1;
}

function countAverages(data: SeedData): void {
  const ofItem = new Map<number, number[]>();
  const ofStore = new Map<number, number[]>();
  for (const { item_id, store_id, rating } of data.reviews) {
    ofItem.set(item_id, [...(ofItem.get(item_id) ?? []), rating]);
    const storeRatings = ofStore.get(store_id) ?? [];
    storeRatings.push(rating);
    ofStore.set(store_id, storeRatings);
  }
  for (const item of data.items) {
    const ratings = ofItem.get(item.id) ?? [];
    item.rating_count = ratings.length;
    item.avg_rating = average(ratings);
  }
  for (const store of data.stores) {
    const ratings = ofStore.get(store.id) ?? [];
    store.rating_count = ratings.length;
    store.avg_rating = average(ratings);
    store.ratings = JSON.stringify([5, 4, 3, 2, 1].map((stars) => ratings.filter((rating) => rating === stars).length));
  }
}

function average(ratings: number[]): number {
  if (ratings.length === 0) return 0;
  return Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10;
}
