import type { Page } from "@playwright/test";
import { expect, expectNoSideScroll, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { enterModule, itemCard, itemDialog, noodles, rice } from "./support/shopping";
import {
  added,
  changes,
  heartOf,
  isOff,
  isOn,
  question,
  removed,
  riceHeart,
  signInHere,
  wishCalls,
  wishElsewhere,
} from "./support/wishes";

test.describe("a customer", () => {
  test.beforeEach(async ({ page, shop }) => arriveSignedIn(page, shop.url));

  test("WISH-01 WISH-07: the heart of an item's card adds it, stays filled, and the server's words are shown", {
    tag: "@noscript",
  }, async ({ page, control }) => {
    await page.goto("/home");
    await isOff(riceHeart(page));
    await riceHeart(page).click();
    await expect(page.getByText(added)).toBeVisible();
    await isOn(riceHeart(page));
    await expect(page).toHaveURL(/\/home(#item-2)?$/);
    expect(await changes(control)).toEqual([`POST add item_id=${rice}`]);
    await page.goto("/store/harbour-kitchen");
    await isOn(riceHeart(page));
    await isOff(heartOf(itemCard(page, 1), "Harbour Burger"));
  });

  test("WISH-01 filled at once, before the server has answered", { tag: "@scripts" }, async ({ page, control }) => {
    await page.goto("/home");
    await control.fault({ kind: "latency", path: "/api/v1/customer/wish-list/add", ms: 1500 });
    await riceHeart(page).click();
    await isOn(riceHeart(page));
    await expect(page.getByText(added)).toHaveCount(0);
    await expect(page.getByText(added)).toBeVisible();
    await isOn(riceHeart(page));
    await expect(riceHeart(page)).toBeFocused();
  });

  test("WISH-02 WISH-03: a filled heart asks; declined it stays, confirmed it is removed", {
    tag: "@noscript",
  }, async ({ page, shop, control }) => {
    await wishElsewhere(page, shop.url, { item: String(rice) });
    await page.goto("/home");
    await control.clearRequests();
    await riceHeart(page).click();
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(`/home?dialog=remove-from-wishlist&item=${rice}`);
    await question(page).getByRole("link", { name: "No, keep it" }).click();
    await expect(question(page)).toHaveCount(0);
    await isOn(riceHeart(page));
    expect(await changes(control)).toEqual([]);
    await riceHeart(page).click();
    await question(page).getByRole("button", { name: "Yes, delete" }).click();
    await expect(page.getByText(removed)).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    await isOff(riceHeart(page));
    expect(await changes(control)).toEqual([`DELETE remove item_id=${rice}`]);
  });

  test("WISH-02 a filled heart pressed twice asks once, and nothing is complained of", { tag: "@scripts" }, async ({
    page,
    shop,
    control,
  }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await wishElsewhere(page, shop.url, { item: String(rice) });
    await page.goto("/home");
    await hydrated(page);
    await control.clearRequests();
    // The presses of somebody impatient: the second before anything has been answered.
    await riceHeart(page).dblclick();
    await expect(question(page)).toHaveCount(1);
    await expect(page).toHaveURL(`/home?dialog=remove-from-wishlist&item=${rice}`);
    await question(page).getByRole("link", { name: "No, keep it" }).click();
    await expect(question(page)).toHaveCount(0);
    await isOn(riceHeart(page));
    expect(await changes(control)).toEqual([]);
    expect(said.filter((text) => text.includes("AbortError"))).toEqual([]);
  });

  test("WISH-04 WISH-02: the heart of a store's card and of its page", { tag: "@noscript" }, async ({
    page,
    control,
  }) => {
    await page.goto("/home");
    const card = page.locator("article[id^=store-]").first();
    const id = (await card.getAttribute("id"))?.replace("store-", "");
    const name = await card.getByRole("heading").innerText();
    await heartOf(card, name).click();
    await expect(page.getByText(added)).toBeVisible();
    await isOn(heartOf(card, name));
    expect(await changes(control)).toEqual([`POST add store_id=${id}`]);
    await page.goto(`/store/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await isOn(heartOf(page, name));
    await heartOf(page, name).click();
    await question(page).getByRole("button", { name: "Yes, delete" }).click();
    await expect(page.getByText(removed)).toBeVisible();
    await isOff(heartOf(page, name));
    expect((await changes(control)).slice(1)).toEqual([`DELETE remove store_id=${id}`]);
  });

  test("WISH-01 ITEM-04: the heart of the item's dialog, which stays open", async ({ page }) => {
    await page.goto(`/about-us?dialog=item&item=${rice}`);
    const dialog = itemDialog(page, "Plain Rice");
    const heart = heartOf(dialog, "Plain Rice");
    await heart.click();
    await expect(page.getByText(added)).toBeVisible();
    await isOn(heart);
    await heart.click();
    await question(page).getByRole("button", { name: "Yes, delete" }).click();
    await expect(page.getByText(removed)).toBeVisible();
    await isOff(heart);
    await expect(page).toHaveURL(`/about-us?dialog=item&item=${rice}`);
  });

  test("ITEM-04 a campaign's item has no heart", { tag: "@noscript" }, async ({ page, control }) => {
    const campaigns = await fetch(`${control.url}/api/v1/campaigns/item`, {
      headers: { zoneId: "[1]", moduleId: "1" },
    });
    const [{ id }] = (await campaigns.json()) as [{ id: number }];
    await page.goto(`/about-us?dialog=item&item=${id}&campaign=1`);
    await expect(page.getByRole("dialog").getByRole("button", { name: "Order Now" })).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("button", { name: /^Wishlist/ })).toHaveCount(0);
  });

  test("WISH-01 the heart of a product's page", { tag: "@noscript" }, async ({ page, shop, control }) => {
    await enterModule(page, shop.url, "ecommerce");
    await page.goto("/home");
    const way = page.locator(".item__n a").first();
    const name = await way.innerText();
    await way.click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await heartOf(page, name).click();
    await expect(page.getByText(added)).toBeVisible();
    await isOn(heartOf(page, name));
    expect(await changes(control)).toHaveLength(1);
  });

  test("WISH-06 WISH-03: what the server refuses is shown in its words, and nothing looks changed", {
    tag: "@noscript",
  }, async ({ page, shop, control }) => {
    await wishElsewhere(page, shop.url, { item: String(noodles) });
    await page.goto("/home");
    await control.fault({ kind: "status", path: "/api/v1/customer/wish-list/", status: 403 });
    await riceHeart(page).click();
    await expect(page.getByText("Server Error")).toBeVisible();
    await isOff(riceHeart(page));
    await page.goto(`/home?dialog=remove-from-wishlist&item=${noodles}`);
    await question(page).getByRole("button", { name: "Yes, delete" }).click();
    await expect(page.getByText("Server Error")).toBeVisible();
    await expect(question(page)).toBeVisible();
    await question(page).getByRole("link", { name: "No, keep it" }).click();
    await isOn(heartOf(itemCard(page, noodles), "Miso Noodles"));
  });

  test("WISH-06 WISH-07: what another tab has done already is told, and the page catches up", {
    tag: "@noscript",
  }, async ({ page, shop }) => {
    await page.goto("/home");
    await isOff(riceHeart(page));
    await wishElsewhere(page, shop.url, { item: String(rice) });
    await riceHeart(page).click();
    await expect(page.getByText("Already added to your wish list")).toBeVisible();
    await isOn(riceHeart(page));
    await riceHeart(page).click();
    await expect(question(page)).toBeVisible();
    await wishElsewhere(page, shop.url, { item: String(rice) }, "remove-from-wishlist");
    await question(page).getByRole("button", { name: "Yes, delete" }).click();
    await expect(page.getByText("Not found")).toBeVisible();
    await isOff(riceHeart(page));
  });

  test("WISH-01 WISH-02 by keyboard alone", { tag: "@css" }, async ({ page, mode }) => {
    await page.goto("/home");
    await riceHeart(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(added)).toBeVisible();
    await isOn(riceHeart(page));
    await riceHeart(page).focus();
    await page.keyboard.press("Space");
    await expect(question(page)).toBeVisible();
    const keep = question(page).getByRole("link", { name: "No, keep it" });
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press("Tab");
      if (await keep.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(keep).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question(page)).toHaveCount(0);
    await isOn(riceHeart(page));
    if (mode === "scripts-on") await expect(riceHeart(page)).toBeFocused();
  });

  for (const width of [360, 1280]) {
    test(`hearts are large enough to touch and lie on nothing, ${width} px`, { tag: ["@css", "@noscript"] }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ["/home", "/store/harbour-kitchen"]) {
        await page.goto(path);
        await expectNoSideScroll(page);
        expect(await badHearts(page), path).toEqual([]);
      }
    });
  }
});

test.describe("a guest", () => {
  test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

  test("WISH-05 NAV-08: is told so, nothing is sent, and signing in leads back", { tag: "@noscript" }, async ({
    page,
    t,
    control,
  }) => {
    await page.goto("/store/harbour-kitchen");
    const url = page.url();
    await expect(page.getByRole("link", { name: /^Wishlist/ })).toHaveCount(0);
    await riceHeart(page).click();
    const told = page.getByRole("status").filter({ hasText: "You are not logged in" });
    await expect(told.getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await isOff(riceHeart(page));
    await heartOf(page, "Harbour Kitchen").click();
    await told.getByRole("link", { name: "Sign In" }).click();
    expect(await wishCalls(control)).toEqual([]);
    await signInHere(page, t);
    await expect(page.getByText(t("account:signedIn"))).toBeVisible();
    await expect(page).toHaveURL(url);
  });

  test("WISH-05 from an item's dialog and back to it", { tag: "@noscript" }, async ({ page, t, control }) => {
    await page.goto(`/about-us?dialog=item&item=${rice}`);
    await heartOf(itemDialog(page, "Plain Rice"), "Plain Rice").click();
    const told = page.getByRole("status").filter({ hasText: "You are not logged in" });
    await told.getByRole("link", { name: "Sign In" }).click();
    await signInHere(page, t);
    await expect(page).toHaveURL(`/about-us?dialog=item&item=${rice}`);
    expect(await changes(control)).toEqual([]);
    await heartOf(itemDialog(page, "Plain Rice"), "Plain Rice").click();
    await expect(page.getByText(added)).toBeVisible();
  });

  test("WISH-05 the drawer's address is no way around it", { tag: "@noscript" }, async ({
    page,
    control,
    expectAccessible,
  }) => {
    await page.goto("/about-us?dialog=wishlist");
    await expect(page.getByRole("dialog", { name: "You are not logged in" })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/about-us?dialog=remove-from-wishlist&item=${rice}`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await wishCalls(control)).toEqual([]);
  });
});

/** Hearts smaller than a finger, or with another control of their card below them. */
const badHearts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    // A narrow page hides what does not fit.
    [...document.querySelectorAll(".heart")]
      .filter((heart) => heart.checkVisibility())
      .flatMap((heart) => {
        const box = heart.getBoundingClientRect();
        const name = heart.textContent?.trim() ?? "";
        const card = heart.closest("article, section, .wrap");
        const others = [...(card?.querySelectorAll("button, summary, a") ?? [])].filter((other) => {
          const it = other.getBoundingClientRect();
          return (
            other !== heart &&
            it.left < box.right - 1 &&
            it.right > box.left + 1 &&
            it.top < box.bottom - 1 &&
            it.bottom > box.top + 1
          );
        });
        const isSmall = box.width < 44 || box.height < 44;
        return [...(isSmall ? [`${name} is small`] : []), ...others.map((other) => `${name} over ${other.outerHTML}`)];
      }),
  );
