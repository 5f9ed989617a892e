import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../db/database";
import { seedState } from "../db/state-seed";
import type { Db } from "../db/types";
import { isInside, zoneRing } from "../geo";
import { zonesAt } from "../zones";
import { largeCity } from "./large-city";

const folder = mkdtempSync(join(tmpdir(), "doorstep-large-city-"));
const file = join(folder, "sandbox.db");
const large = { people: seedState, city: "large" } as const;
let db: Db;
let seconds: number;

beforeAll(async () => {
  const began = performance.now();
  db = await openDatabase(file, large);
  seconds = (performance.now() - began) / 1000;
}, 60_000);
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

async function numberOf(query: RawBuilder<{ number: number }>): Promise<number> {
  const { rows } = await query.execute(db);
  return rows[0]?.number ?? 0;
}
const count = (table: string) => numberOf(sql`select count(*) as number from ${sql.table(table)}`);

it("stands within a minute, and is there at once when the file is opened again", async () => {
  expect(seconds).toBeLessThan(60);
  const began = performance.now();
  const again = await openDatabase(file, large);
  expect(performance.now() - began).toBeLessThan(1000);
  await again.destroy();
});

it("is as large as promised", async () => {
  expect(await count("zones")).toBe(largeCity.zones);
  expect(await count("stores")).toBe(largeCity.stores);
  expect(await count("items")).toBeGreaterThanOrEqual(largeCity.items);
  expect(await count("items")).toBeLessThan(largeCity.items * 1.05);
  expect(await count("orders")).toBe(largeCity.orders);
  const largestMenu = sql<{
    number: number;
  }>`select count(*) as number from items group by store_id order by 1 desc limit 1`;
  expect(await numberOf(largestMenu)).toBe(largeCity.supermarketItems);
});

it("has each store inside the zone it delivers in, and no zone over another", async () => {
  const zones = await db.selectFrom("zones").selectAll().execute();
  const rings = new Map(zones.map(({ id, coordinates }) => [id, zoneRing(coordinates)]));
  const stores = await db.selectFrom("stores").select(["id", "zone_id", "latitude", "longitude"]).execute();
  const outside = stores.filter((store) => !isInside(store, rings.get(store.zone_id) ?? []));
  expect(outside).toEqual([]);
  for (const store of stores.filter(({ id }) => id % 97 === 0)) expect(await zonesAt(db, store)).toHaveLength(1);
});

it("sells in each branch what is its own: categories, add-ons and opening hours", async () => {
  const none: [what: string, query: string][] = [
    [
      "items without both categories",
      "select count(*) as number from items where (select count(*) from item_categories where item_id = items.id) <> 2",
    ],
    [
      "branches without hours",
      "select count(*) as number from stores where not exists (select 1 from store_schedules where store_id = stores.id)",
    ],
    [
      "add-ons of another store",
      "select count(*) as number from items, json_each(items.add_on_ids) as chosen join add_ons on add_ons.id = chosen.value where add_ons.store_id <> items.store_id",
    ],
    [
      "items without Arabic",
      "select count(*) as number from items where json_extract(translations, '$.ar.name') is null",
    ],
    [
      "zones of one name",
      "select count(*) - count(distinct name) + count(*) - count(distinct json_extract(translations, '$.ar.name')) as number from zones",
    ],
    [
      "ratings that no review gives",
      "select count(*) as number from items where rating_count <> (select count(*) from reviews where item_id = items.id)",
    ],
  ];
  for (const [what, query] of none) expect(await numberOf(sql.raw(query)), what).toBe(0);
});

it("a file of the other city is built anew", async () => {
  const other = join(folder, "other.db");
  await (await openDatabase(other, { people: seedState })).destroy();
  const grown = await openDatabase(other, large);
  expect((await grown.selectFrom("zones").select("id").execute()).length).toBe(largeCity.zones);
  await grown.destroy();
}, 60_000);
