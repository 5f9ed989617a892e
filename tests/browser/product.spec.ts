import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { enterModule, itemAddress, itemDialog, rice, stepperOf } from "./support/shopping";

// The sandbox's data changes within these tests.

/** Sold in three colours. */
const watch = 1345;
/** Needs a prescription. */
const medicine = 1097;
const images = [75, 10, 140, 200, 260].map((hue) => `pack.watch.${hue}.webp`);

test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

/** The large picture. */
const mainPicture = (place: Page | Locator) => place.getByRole("img", { name: "Smart watch" });

/** Its page and its dialog. */
const watchPlaces = (page: Page) =>
  [
    [`/product/${watch}?module_id=4`, page.getByRole("main")],
    [itemAddress(watch), itemDialog(page, "Smart watch")],
  ] as const;

test("ITEM-24: a thumbnail becomes the main picture, three at a time, and options stay chosen", async ({
  page,
  mode,
  shop,
  control,
}) => {
  await control.patchItem(watch, { images });
  await enterModule(page, shop.url, "ecommerce");
  for (const [address, place] of watchPlaces(page)) {
    await page.goto(address);
    if (mode === "scripts-on") await hydrated(page);
    const thumbnails = place.getByRole("list", { name: "Pictures" }).getByRole("button");
    await expect(mainPicture(place)).toHaveAttribute("src", /pack\.watch\.75\.webp/);
    await expect(thumbnails).toHaveCount(4);
    await expect(thumbnails.last()).toHaveText("+2");
    const colour = place.getByRole("group", { name: "Colour" }).getByRole("radio").nth(1);
    await colour.locator("..").click();
    await place.getByRole("button", { name: "Picture 2" }).click();
    await expect(mainPicture(place)).toHaveAttribute("src", /pack\.watch\.10\.webp/);
    await expect(place.getByRole("button", { name: "Picture 2" })).toHaveAttribute("aria-current", "true");
    // What was chosen and not sent yet is not lost.
    await expect(colour).toBeChecked();
    await place.getByRole("button", { name: "2 more pictures" }).click();
    await expect(mainPicture(place)).toHaveAttribute("src", /pack\.watch\.200\.webp/);
    await expect(thumbnails).toHaveText([/^Picture \d$/, /^Picture \d$/, "+3"]);
    const fullSize = place.getByRole("link", { name: "Open the picture at full size" });
    await expect(fullSize).toHaveAttribute("href", /pack\.watch\.200\.webp/);
  }
});

test("ITEM-16 ITEM-24: Back and reload show the picture and the options as they were left, and no form is sent again @noscript @css", async ({
  page,
  mode,
  shop,
  control,
}) => {
  test.skip(mode === "scripts-on", "with scripts no form is sent for them");
  await control.patchItem(watch, { images });
  await enterModule(page, shop.url, "ecommerce");
  for (const [address, place] of watchPlaces(page)) {
    await page.goto(address);
    const colour = place.getByRole("group", { name: "Colour" }).getByRole("radio").nth(1);
    await colour.locator("..").click();
    await place.getByRole("button", { name: "Picture 2" }).click();
    await stepperOf(place, "Smart watch").more.click();
    const left = async () => {
      await expect(mainPicture(place)).toHaveAttribute("src", /pack\.watch\.10\.webp/);
      await expect(colour).toBeChecked();
      await expect(stepperOf(place, "Smart watch").count).toHaveText("02");
    };
    await left();
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await page.reload();
    await left();
    await page.goto("/terms-and-conditions");
    await page.goBack();
    await left();
    expect(posts).toEqual([]);
    page.removeAllListeners("request");
  }
});

test("ITEM-23: a mouse magnifies the main picture @scripts", async ({ page, shop, control }) => {
  await control.patchItem(watch, { images });
  await enterModule(page, shop.url, "ecommerce");
  for (const [address, place] of watchPlaces(page)) {
    await page.goto(address);
    await hydrated(page);
    await mainPicture(place).hover({ position: { x: 200, y: 60 } });
    await expect(mainPicture(place)).toHaveCSS("scale", "2.25");
    await place.getByRole("heading", { name: "Smart watch" }).hover();
    await expect(mainPicture(place)).toHaveCSS("scale", "none");
  }
});

test("ITEM-25 ITEM-26 ITEM-27: a product's page shows badge, marks, store, stock, rating, unit and total", {
  tag: "@noscript",
}, async ({ page, shop, control }) => {
  await control.patchItem(watch, { organic: 1, is_halal: 1 });
  await enterModule(page, shop.url, "ecommerce");
  await page.goto(`/product/${watch}?module_id=4`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Smart watch" })).toBeVisible();
  // Wire & Wave takes ten percent off everything.
  for (const text of ["10% off", "Organic", "Halal", "In Stock", "4.40", "(11 reviews)", "$104.28"])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(main.locator("s").first()).toContainText("$115.87");
  await expect(main.getByRole("group", { name: "Colour" }).getByRole("radio")).toHaveCount(3);
  await expect(factOf(main, "Unit")).toHaveText("pc");
  await expect(stepperOf(main, "Smart watch").count).toHaveText("01");
  await expect(main.getByText("Total Amount")).toBeVisible();
  await control.patchItem(watch, { organic: 0, stock: 0 });
  await page.goto(`/product/${watch}?module_id=4`);
  await expect(main.getByText("Out of Stock").first()).toBeVisible();
  await expect(main.getByText("In Stock")).toHaveCount(0);
  await expect(main.getByText("Organic")).toHaveCount(0);
  await main.getByRole("link", { name: "Wire & Wave" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Wire & Wave" })).toBeVisible();
});

test("ITEM-28 ITEM-29: description, tags, categories, and a prescription that is required", {
  tag: "@noscript",
}, async ({ page, shop }) => {
  await enterModule(page, shop.url, "ecommerce");
  await page.goto(`/product/${watch}?module_id=4`);
  const main = page.getByRole("main");
  await expect(main.getByText("Smart watch by Lumenor.").first()).toBeVisible();
  await expect(factOf(main, "Tags")).toContainText("lumenor");
  await expect(main).not.toContainText("Prescription required");
  await factOf(main, "Categories").getByRole("link", { name: "Accessories" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Accessories" })).toBeVisible();
  await enterModule(page, shop.url, "pharmacy");
  await page.goto(`/product/${medicine}?module_id=3`);
  await expect(main.getByText("Prescription required")).toBeVisible();
  await page.goto(itemAddress(medicine));
  await expect(itemDialog(page, "Omeprazole").getByText("Prescription required")).toBeVisible();
});

test("RTE-40: what is put into the cart on a product's page is no page to go Back over @scripts", async ({ page }) => {
  await page.goto("/about-us");
  await page.goto(`/product/${rice}`);
  await hydrated(page);
  await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
});

/** What the list of facts says under a name. */
const factOf = (place: Locator, name: string) =>
  place
    .locator("dl > div")
    .filter({ has: place.page().getByText(name, { exact: true }) })
    .locator("dd");
