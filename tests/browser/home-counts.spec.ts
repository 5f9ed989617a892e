import type { Page } from "@playwright/test";
import { modules } from "../harness/arrivals";
import type { SandboxControl } from "../harness/sandbox-control";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { block, blockItems, tabIn } from "./support/homes";
import { enterModule } from "./support/shopping";

// The sandbox's data changes within these tests: blocks of a home that depend on how much there is.

test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

const phone = { width: 360, height: 740 };
const banners = (page: Page) => page.getByRole("region", { name: "Offers" });
const before = (page: Page, name: string) => page.getByRole("button", { name: `Previous: ${name}`, exact: true });

type Module = keyof typeof modules;

/** What the sandbox answers to a list of the first zone, in the visitor's place. */
async function answered<T>(page: Page, control: SandboxControl, path: string, module: Module): Promise<T> {
  const headers = { zoneId: "[1]", moduleId: String(modules[module]) };
  return (await (await page.request.get(`${control.url}/api/v1${path}`, { headers })).json()) as T;
}

type Row = { id: number };
const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

async function bannerIds(page: Page, control: SandboxControl, module: Module) {
  return idsOf((await answered<{ banners: Row[] }>(page, control, "/banners", module)).banners);
}

/** Where a row is scrolled to, from its start. */
const placeOf = (row: Element) => Math.round(Math.abs(row.scrollLeft));

test("HOME-all-09: two banners stop at their ends, three go round", { tag: "@css" }, async ({
  page,
  shop,
  control,
  mode,
}) => {
  await page.setViewportSize(phone);
  await enterModule(page, shop.url, "ecommerce");
  const shown = await bannerIds(page, control, "ecommerce");
  expect(shown).toHaveLength(3);
  for (const [count, goesRound] of [
    [3, true],
    [2, false],
  ] as const) {
    for (const id of shown.slice(count)) await control.patchBanner(id, { status: 0 });
    await page.goto("/home");
    await expect(banners(page).getByRole("img")).toHaveCount(count);
    if (mode === "scripts-on") {
      await banners(page).getByRole("button", { name: "Pause" }).press("Enter");
      await (goesRound
        ? expect(before(page, "Offers")).not.toHaveAttribute("aria-disabled")
        : expect(before(page, "Offers")).toHaveAttribute("aria-disabled", "true"));
      await before(page, "Offers").press("Enter");
      if (goesRound) await expect(banners(page).getByRole("img").last()).toBeInViewport({ ratio: 0.9 });
      else await expect(banners(page).getByRole("img").first()).toBeInViewport({ ratio: 0.9 });
    } else {
      // A row that is moved by hand alone has two ends.
      await expect(banners(page).getByRole("button")).toHaveCount(0);
    }
  }
});

test("HOME-all-17: from seven food categories on their row goes round, six stop, and so do other modules'", {
  tag: "@css",
}, async ({ page, shop, control, mode }) => {
  await page.setViewportSize(phone);
  const name = "What's on your mind?";
  const all = idsOf(await answered<Row[]>(page, control, "/categories", "food"));
  expect(all.length).toBeGreaterThanOrEqual(7);
  for (const [count, goesRound] of [
    [7, true],
    [6, false],
  ] as const) {
    for (const id of all.slice(count)) await control.patchCategory(id, { status: 0 });
    await page.goto("/home");
    await expect(block(page, name).locator("a[href*='data_type=category']")).toHaveCount(count);
    await expectStart(page, name, mode === "scripts-on" ? goesRound : null);
  }
  await enterModule(page, shop.url, "grocery");
  await page.goto("/home");
  expect(await block(page, "Shop by category").locator("a[href*='data_type=category']").count()).toBeGreaterThanOrEqual(
    7,
  );
  await expectStart(page, "Shop by category", mode === "scripts-on" ? false : null);
});

/** At the start of a row: whether one may go back from there; null where rows have no buttons. */
async function expectStart(page: Page, name: string, goesRound: boolean | null) {
  if (goesRound === null) await expect(before(page, name)).toHaveCount(0);
  else if (goesRound) await expect(before(page, name)).not.toHaveAttribute("aria-disabled");
  else await expect(before(page, name)).toHaveAttribute("aria-disabled", "true");
}

test("SALE-09: more than five special offers go round, five stop", { tag: "@css" }, async ({
  page,
  shop,
  control,
  mode,
}) => {
  await page.setViewportSize(phone);
  // Rows that play by themselves leave their start.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enterModule(page, shop.url, "pharmacy");
  const path = "/items/discounted?type=all&limit=200&offset=1";
  const { products } = await answered<{ products: Row[] }>(page, control, path, "pharmacy");
  const all = idsOf(products);
  expect(all.length).toBeGreaterThanOrEqual(6);
  for (const [count, goesRound] of [
    [6, true],
    [5, false],
  ] as const) {
    for (const id of all.slice(count)) await control.patchItem(id, { status: 0 });
    await page.goto("/home?special-offer=all");
    await expect(blockItems(page, "Special Offer")).toHaveCount(count);
    // A row out of sight is not laid out yet, so that it has no ends.
    await block(page, "Special Offer").scrollIntoViewIfNeeded();
    await expectStart(page, "Special Offer", mode === "scripts-on" ? goesRound : null);
  }
});

test("SALE-09: five special offers stand side by side on wide screens", { tag: ["@css", "@noscript"] }, async ({
  page,
}) => {
  await page.goto("/home");
  const [row, first] = await Promise.all([
    block(page, "Special Offer").locator(".scroll").boundingBox(),
    blockItems(page, "Special Offer").first().boundingBox(),
  ]);
  expect(Math.round((row?.width ?? 0) / (first?.width ?? 1))).toBe(5);
});

test("HOME-groc-03 HOME-phar-03 HOME-ecom-02: so many banners stand side by side", {
  tag: ["@css", "@noscript"],
}, async ({ page, shop, control }) => {
  for (const [module, inView] of [
    ["grocery", { 2: 2 }],
    ["ecommerce", { 3: 2, 2: 2, 1: 1 }],
    ["pharmacy", { 1: 1 }],
  ] as const) {
    await enterModule(page, shop.url, module);
    const shown = await bannerIds(page, control, module);
    for (const [count, expected] of Object.entries(inView).reverse()) {
      for (const id of shown.slice(Number(count))) await control.patchBanner(id, { status: 0 });
      await page.goto("/home");
      await expect(banners(page).getByRole("img")).toHaveCount(Number(count));
      expect(await sideBySide(page), `${count} of ${module}`).toBe(expected);
    }
  }
  // The pharmacy has one banner of its own: those of the shop come over to it.
  const moved = await bannerIds(page, control, "grocery");
  const more = [...moved, 5, 6];
  for (const [index, id] of more.entries()) {
    await control.patchBanner(id, { module_id: modules.pharmacy, zone_id: 1, status: 1 });
    await page.goto("/home");
    await expect(banners(page).getByRole("img")).toHaveCount(index + 2);
    expect(await sideBySide(page), `${index + 2} of pharmacy`).toBe(Math.min(index + 2, 3));
  }
});

async function sideBySide(page: Page) {
  const [row, first] = await Promise.all([
    banners(page).boundingBox(),
    banners(page).getByRole("img").first().boundingBox(),
  ]);
  return Math.round((row?.width ?? 0) / (first?.width ?? 1));
}

for (const [row, module, shown, name, words] of [
  ["HOME-groc-02", "grocery", "best-reviewed", "Best Reviewed Items", ["Beauty", "Bread & Juice", "Drinks", "Milks"]],
  ["HOME-phar-02", "pharmacy", "basics", "Basic Medicine Nearby", ["New", "Baby Care", "Womans Care", "Mens"]],
] as const) {
  test(`${row}: the default tabs of ${module}, until the block knows categories of its own`, {
    tag: "@noscript",
  }, async ({ page, shop, control }) => {
    await enterModule(page, shop.url, module);
    await page.goto(`/home?${shown}=all`);
    const tabs = block(page, name).getByRole("navigation").getByRole("link");
    await expect(tabIn(page, name, "All")).toHaveAttribute("aria-current", "true");
    const own = await tabs.allTextContents();
    expect(own.length).toBeGreaterThan(1);
    expect(own).not.toContain(words[0]);
    type Category = Row & { childes: Row[] };
    const categories = await answered<Category[]>(page, control, "/categories", module);
    for (const id of categories.flatMap((category) => [category.id, ...idsOf(category.childes)]))
      await control.patchCategory(id, { name: "", status: 0 });
    await page.goto(`/home?${shown}=all`);
    await expect(tabs).toHaveText(["All", ...words]);
    await tabIn(page, name, words[1]).click();
    await expect(page).toHaveURL(new RegExp(`search=${words[1].split(" ")[0]}`));
  });
}

test("HOME-phar-06: twenty items against a condition are asked for", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  await enterModule(page, shop.url, "pharmacy");
  await page.goto("/home");
  await expect(tabIn(page, "Common Conditions", "Fever")).toHaveAttribute("aria-current", "true");
  const asked = (await control.requests()).filter(({ path }) => path.startsWith("/api/v1/common-condition/items/"));
  expect(asked.length).toBeGreaterThan(0);
  for (const { query } of asked) expect(query).toEqual({ type: "all", limit: "20", offset: "1" });
});

test("HOME-phar-06: more than seven items against a condition stand in two rows, seven in one", {
  tag: ["@css", "@noscript"],
}, async ({ page, shop, control }) => {
  await enterModule(page, shop.url, "pharmacy");
  await page.goto("/home");
  const name = "Common Conditions";
  await expect(tabIn(page, name, "Fever")).toHaveAttribute("aria-current", "true");
  const condition = (await control.requests())
    .findLast(({ path }) => path.startsWith("/api/v1/common-condition/items/"))
    ?.path.split("/")
    .at(-1);
  type Found = { products: Row[]; total_size: number };
  const popular = "/items/popular?type=all&limit=30&offset=1";
  const { products } = await answered<Found>(page, control, popular, "pharmacy");
  const path = `/common-condition/items/${condition}?type=all&limit=50&offset=1`;
  const total = async () => (await answered<Found>(page, control, path, "pharmacy")).total_size;
  for (const { id } of products) {
    if ((await total()) > 7) break;
    await control.patchItem(id, { common_condition_id: Number(condition) });
  }
  for (const [count, rows] of [
    [8, 2],
    [7, 1],
  ] as const) {
    const found = await answered<Found>(page, control, path, "pharmacy");
    for (const { id } of found.products.slice(count)) await control.patchItem(id, { status: 0 });
    await page.goto("/home");
    await expect(blockItems(page, name)).toHaveCount(count);
    const tops = await blockItems(page, name).evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size, `rows of ${count}`).toBe(rows);
  }
});

test("SALE-03 SALE-08: flash sale and special offers move on every 4000 ms within 800 ms @scripts", async ({
  page,
  control,
}) => {
  await page.clock.install();
  await page.goto("/home");
  const asked = (await control.requests()).findLast(({ path }) => path === "/api/v1/items/discounted");
  expect(asked?.query).toMatchObject({ limit: "15", offset: "1" });
  await expect(blockItems(page, "Special Offer").nth(5)).toBeVisible();
  let minutes = 1;
  for (const name of ["Flash sale", "Special Offer"]) {
    const row = block(page, name).locator(".scroll");
    const place = () => row.evaluate(placeOf);
    await row.scrollIntoViewIfNeeded();
    await page.mouse.move(2, 2);
    await block(page, name).getByRole("button", { name: "Pause" }).press("Enter");
    minutes += 1;
    await page.clock.pauseAt(new Date(Date.now() + minutes * 60_000));
    const start = await place();
    await page.clock.runFor(20_000);
    expect(await place(), `${name} rests while told to`).toBe(start);
    await block(page, name).getByRole("button", { name: "Play" }).press("Enter");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const width = await row.evaluate((element) => element.firstElementChild?.clientWidth ?? 0);
    await page.clock.runFor(3900);
    expect(await place(), `${name} before 4000 ms`).toBe(start);
    await page.clock.runFor(500);
    expect(await place(), `${name} on its way`).toBeGreaterThan(start);
    expect(await place(), `${name} on its way`).toBeLessThan(start + width);
    await page.clock.runFor(500);
    const next = await place();
    expect(Math.abs(next - start - width), `${name} after 800 ms`).toBeLessThan(24);
    await page.clock.runFor(1000);
    expect(await place(), `${name} has arrived`).toBe(next);
    await page.clock.resume();
  }
});
