import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { arriveSignedIn } from "./support/arrive";
import { enterModule, harbourKitchen, noodles, rice, stepperOf } from "./support/shopping";
import { drawerOf, question, removed, wishCalls, wishElsewhere } from "./support/wishes";

test.describe("a customer's wishlist", () => {
  test.beforeEach(async ({ page, shop }) => arriveSignedIn(page, shop.url));

  test("WISH-08 WISH-09 WISH-10: the drawer with its tabs, empty at first", { tag: "@noscript" }, async ({ page }) => {
    await page.goto("/home");
    await page.getByRole("banner").getByRole("link", { name: "Wishlist", exact: true }).click();
    const drawer = drawerOf(page);
    await expect(drawer.getByRole("link", { name: "Foods" })).toHaveAttribute("aria-current", "page");
    await expect(drawer).toContainText("No favourite items found");
    await drawer.getByRole("link", { name: "Restaurants" }).click();
    await expect(page).toHaveURL("/home?dialog=wishlist&tab=stores");
    await expect(drawer.getByRole("link", { name: "Restaurants" })).toHaveAttribute("aria-current", "page");
    await expect(drawer).toContainText("No favourite stores found");
    await drawer.getByRole("link", { name: "Close" }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL("/home");
  });

  test("WISH-08 other modules have items and stores, each its own", { tag: "@noscript" }, async ({ page, shop }) => {
    await wishElsewhere(page, shop.url, { item: String(rice) });
    await enterModule(page, shop.url, "grocery");
    await page.goto("/about-us?dialog=wishlist");
    const drawer = drawerOf(page);
    await expect(drawer.getByRole("navigation").getByRole("link")).toHaveText(["Items", "Stores"]);
    await expect(drawer).toContainText("No favourite items found");
    await enterModule(page, shop.url, "parcel");
    await page.goto("/home");
    await expect(page.getByRole("link", { name: /^Wishlist/ })).toHaveCount(0);
  });

  test("WISH-11 items are added to the cart and removed, and the badge counts along @noscript", async ({
    page,
    shop,
  }) => {
    await wishElsewhere(page, shop.url, { item: String(rice) });
    await wishElsewhere(page, shop.url, { item: String(noodles) });
    await page.goto("/home");
    const link = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
    await link("Wishlist, 2 favourites").click();
    const drawer = drawerOf(page);
    await drawer.getByRole("button", { name: "Add to Cart: Plain Rice" }).click();
    await expect(page.getByText("Item added to cart")).toBeVisible();
    await page.goto("/about-us?dialog=wishlist");
    await expect(stepperOf(drawer, "Plain Rice").count).toHaveText("1");
    await drawer.getByRole("link", { name: "Remove from wishlist: Miso Noodles" }).click();
    await question(page).getByRole("link", { name: "No, keep it" }).click();
    await expect(drawer).toContainText("Miso Noodles");
    await drawer.getByRole("link", { name: "Remove from wishlist: Miso Noodles" }).click();
    await question(page).getByRole("button", { name: "Yes, delete" }).click();
    await expect(page.getByText(removed)).toBeVisible();
    await expect(drawer.getByRole("listitem")).toHaveCount(1);
    await expect(drawer).not.toContainText("Miso Noodles");
    await drawer.getByRole("link", { name: "Close" }).click();
    await expect(link("Wishlist, 1 favourite")).toBeVisible();
  });

  test("WISH-11 stores are removed, and one may go to them", { tag: "@noscript" }, async ({ page, shop }) => {
    await wishElsewhere(page, shop.url, { store: String(harbourKitchen) });
    await page.goto("/about-us?dialog=wishlist&tab=stores");
    const drawer = drawerOf(page);
    await expect(drawer.getByRole("link", { name: "Harbour Kitchen", exact: true })).toHaveAttribute(
      "href",
      /^\/store\/harbour-kitchen\?/,
    );
    await drawer.getByRole("link", { name: "Remove from wishlist: Harbour Kitchen" }).click();
    await question(page).getByRole("button", { name: "Yes, delete" }).click();
    await expect(drawer).toContainText("No favourite stores found");
    await expect(page).toHaveURL("/about-us?dialog=wishlist&tab=stores");
  });

  test("cards, drawer and question are accessible", { tag: "@look" }, async ({
    page,
    shop,
    expectAccessible,
    t,
    language,
  }) => {
    await wishElsewhere(page, shop.url, { item: String(rice) });
    await wishElsewhere(page, shop.url, { store: String(harbourKitchen) });
    const named = (name: string) => page.getByRole("dialog", { name, exact: true });
    const pages: [string, Locator][] = [
      ["/home", page.locator(`#item-${rice} .heart.is-on`)],
      ["/store/harbour-kitchen", page.locator(`#item-${rice} .heart.is-on`)],
      ["/home?dialog=wishlist", named(t("wishlist:title")).getByRole("listitem")],
      ["/home?dialog=wishlist&tab=stores", named(t("wishlist:title")).getByRole("listitem")],
      [`/home?dialog=remove-from-wishlist&item=${rice}`, named(t("wishlist:removal.question"))],
    ];
    for (const [path, shown] of pages) {
      await page.goto(path);
      await expect(shown).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expectAccessible(page);
    }
  });

  test("a page of a customer asks for the wishlist once", { tag: "@noscript" }, async ({ page, control }) => {
    for (const path of ["/home", "/store/harbour-kitchen", "/home?dialog=wishlist"]) {
      await control.clearRequests();
      await page.goto(path);
      expect(await wishCalls(control), path).toEqual(["GET"]);
    }
  });
});
