import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/types";
import { city } from "../geo";
import { toCoordinates } from "./city";
import { copyRows, highestId, numbered } from "./copy-rows";
import { addOrders } from "./large-city-orders";
import { inArabic, moduleIds } from "./seed-data";

/** What the large city has at least, all in all. */
export const largeCity = { zones: 40, stores: 6000, items: 120_000, supermarketItems: 5000, orders: 20_000 };

/** How many dishes or goods a branch takes over from its first store. */
const itemsPerBranch = 26;

/** Metres from one city to the next, east and north. */
const cityStep = { x: 7000, y: 4000 };
const citiesInRow = 5;

/**
 * Makes the ordinary city a large one: the same streets twenty times side by side, and each store with branches all over them. Branches are numbered ("Harbour Kitchen 2") and have items,
 * add-ons and hours of their own. Only the first item of a branch has reviews.
 */
export async function enlargeCity(db: Db): Promise<void> {
  await addZones(db);
  await addBranches(db);
  await addSupermarket(db);
  await addOrders(db, largeCity.orders);
}

async function addZones(db: Db): Promise<void> {
  const zones = await db.selectFrom("zones").selectAll().orderBy("id").execute();
  const charges = await db.selectFrom("zone_modules").selectAll().execute();
  for (let number = 1; number < largeCity.zones / zones.length; number += 1) {
    const offset = offsetOf(number);
    for (const { id, coordinates, ...zone } of zones) {
      const ring = (JSON.parse(coordinates) as [number, number][]).map(([latitude, longitude]) => [
        latitude + offset.latitude,
        longitude + offset.longitude,
      ]);
      const copy = id + number * zones.length;
      const names = city.zones.find((shape) => shape.id === id)?.name ?? [zone.name, zone.name];
      const [name, arabic] = names.map((one) => `${one} ${number + 1}`) as [string, string];
      await db
        .insertInto("zones")
        .values({
          ...zone,
          id: copy,
          name,
          translations: inArabic({ name: arabic }),
          coordinates: JSON.stringify(ring),
        })
        .execute();
      const ofZone = charges.filter(({ zone_id }) => zone_id === id);
      await db
        .insertInto("zone_modules")
        .values(ofZone.map((charge) => ({ ...charge, zone_id: copy })))
        .execute();
    }
  }
}

/** Degrees from the first city to another; the first has the number 0. */
function offsetOf(number: number) {
  const place = toCoordinates({
    x: (number % citiesInRow) * cityStep.x,
    y: Math.floor(number / citiesInRow) * cityStep.y,
  });
  return { latitude: place.latitude - city.centre.latitude, longitude: place.longitude - city.centre.longitude };
}

async function addBranches(db: Db): Promise<void> {
  const stores = await highestId(db, "stores");
  const items = await highestId(db, "items");
  const addOns = await highestId(db, "add_ons");
  const zones = city.zones.length;
  const cities = largeCity.zones / zones;
  const east = offsetOf(1).longitude;
  const north = offsetOf(citiesInRow).latitude;
  const branches = { from: 1, to: Math.ceil(largeCity.stores / stores) };
  const branch = (column: string) => `${column} + ${stores} * k`;
  const isBranch = (column: string) => `${branch(column)} <= ${largeCity.stores} and ${column} <= ${stores}`;
  const number = `(k % ${cities})`;

  await copyRows(db, "stores", {
    ...branches,
    where: isBranch("row.id"),
    changed: {
      id: branch("row.id"),
      vendor_id: branch("row.id"),
      name: numbered("row.name"),
      slug: "row.slug || '-no-' || (k + 1)",
      translations: `json_set(row.translations, '$.ar.name', ${numbered("json_extract(row.translations, '$.ar.name')")})`,
      zone_id: `row.zone_id + ${zones} * ${number}`,
      latitude: `row.latitude + ${north} * (${number} / ${citiesInRow})`,
      longitude: `row.longitude + ${east} * (${number} % ${citiesInRow})`,
      order_count: "(row.order_count * k * 7) % 900",
      featured: "0",
    },
  });
  for (const table of ["store_schedules", "store_discounts"] as const) {
    const changed = { id: "null", store_id: branch("row.store_id") };
    await copyRows(db, table, { ...branches, where: isBranch("row.store_id"), changed });
  }
  await copyRows(db, "add_ons", {
    ...branches,
    where: isBranch("row.store_id"),
    changed: { id: `row.id + ${addOns} * k`, store_id: branch("row.store_id") },
  });
  const rank = "(select count(*) from items as other where other.store_id = row.store_id and other.id < row.id)";
  await copyRows(db, "items", {
    ...branches,
    where: `${isBranch("row.store_id")} and ${rank} < ${itemsPerBranch}`,
    changed: {
      id: `row.id + ${items} * k`,
      store_id: branch("row.store_id"),
      slug: "row.slug || '-no-' || (k + 1)",
      add_on_ids: `(select json_group_array(value + ${addOns} * k) from json_each(row.add_on_ids))`,
      order_count: "(row.order_count * k * 7) % 400",
      avg_rating: "0",
      rating_count: "0",
    },
  });
  await copyRows(db, "item_categories", {
    ...branches,
    where: `row.item_id <= ${items} and exists (select 1 from items where items.id = row.item_id + ${items} * k)`,
    changed: { item_id: `row.item_id + ${items} * k` },
  });
  await copyRows(db, "reviews", {
    ...branches,
    where: `${isBranch("row.store_id")} and row.item_id = (select min(id) from items where items.store_id = row.store_id)`,
    changed: { id: "null", item_id: `row.item_id + ${items} * k`, store_id: branch("row.store_id") },
  });
  await countAverages(db, "items", "item_id", items);
  await countAverages(db, "stores", "store_id", stores);
  const stars = [5, 4, 3, 2, 1].map(
    (rating) => `(select count(*) from reviews where store_id = stores.id and rating = ${rating})`,
  );
  await sql.raw(`update stores set ratings = json_array(${stars.join()}) where id > ${stores}`).execute(db);
}

/** Of the rows after the first ones. */
async function countAverages(db: Db, table: "items" | "stores", key: string, first: number): Promise<void> {
  const ofReviews = (value: string) => `(select ${value} from reviews where reviews.${key} = ${table}.id)`;
  const changed = `avg_rating = coalesce(${ofReviews("round(avg(rating), 1)")}, 0), rating_count = ${ofReviews("count(*)")}`;
  await sql.raw(`update ${table} set ${changed} where id > ${first}`).execute(db);
}

/** The first grocer sells as much as a supermarket. */
async function addSupermarket(db: Db): Promise<void> {
  const grocer = await db
    .selectFrom("stores")
    .select("id")
    .where("module_id", "=", moduleIds.grocery)
    .where("zone_id", "=", 1)
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const own = await db.selectFrom("items").select("id").where("store_id", "=", grocer.id).execute();
  const first = await highestId(db, "items");
  const count = largeCity.supermarketItems - own.length;
  const ids = own.map(({ id }) => id);
  const position = `(select count(*) from items as other where other.store_id = row.store_id and other.id < row.id)`;
  const number = `(k - 1) * ${own.length} + ${position}`;
  await copyRows(db, "items", {
    from: 1,
    to: Math.ceil(count / own.length),
    where: `row.id in (${ids.join()}) and ${number} < ${count}`,
    changed: {
      id: `${first} + 1 + ${number}`,
      name: numbered("row.name"),
      slug: "row.slug || '-shelf-' || (k + 1)",
      translations: `json_set(row.translations, '$.ar.name', ${numbered("json_extract(row.translations, '$.ar.name')")})`,
      price: "round(row.price * (0.8 + 0.05 * (k % 9)), 2)",
      order_count: "(row.order_count * k * 7) % 400",
      avg_rating: "0",
      rating_count: "0",
    },
  });
  const category = (value: string): RawBuilder<unknown> =>
    sql.raw(`insert into item_categories (item_id, category_id) select id, ${value} from items where id > ${first}`);
  await category("category_id").execute(db);
  await category("json_extract(category_ids, '$[0].id')").execute(db);
}
