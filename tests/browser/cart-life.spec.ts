import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, expectNoSideScroll, test } from "./fixtures";
import { addressForm, chooseAddress, entries, otherZone, savedDialog } from "./support/addresses";
import { ann, arrive, arriveSignedIn } from "./support/arrive";
import { expectWellPlacedAnywhere } from "./support/dialogs";
import { hydrated } from "./support/hydrated";
import {
  burger,
  cartCalls,
  cartDrawer,
  itemCard,
  noodles,
  putBurgerInCart,
  putInCart,
  rice,
  stepperOf,
} from "./support/shopping";

// The sandbox's data changes within these tests.

test.describe("the cart beside other tabs", () => {
  test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

  test("CART-23: the cart is what the server returned", { tag: "@noscript" }, async ({ page, shop, control }) => {
    await putInCart(page, shop.url, rice);
    await page.goto("/home");
    const { more, count } = stepperOf(itemCard(page, rice), "Plain Rice");
    await expect(count).toHaveText("1");
    // Meanwhile another tab adds a burger: the answer to this tab's next change brings it along.
    await putBurgerInCart(page, shop.url);
    await more.click();
    await expect(count).toHaveText("2");
    await expect(stepperOf(itemCard(page, burger), "Harbour Burger").count).toHaveText("1");
    await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
    expect(await cartCalls(control, "update")).toHaveLength(1);
  });

  test("the number on a card changes at once and settles at the server's truth @scripts", async ({
    page,
    shop,
    control,
  }) => {
    await putInCart(page, shop.url, rice);
    await page.goto("/home");
    await hydrated(page);
    const { more, count } = stepperOf(itemCard(page, rice), "Plain Rice");
    await control.fault({ kind: "latency", path: "/api/v1/customer/cart/update", ms: 2000, once: true });
    await more.click();
    await expect(count).toHaveText("2", { timeout: 2000 });
    expect((await cartCalls(control, "update")).every(({ status }) => status === null)).toBe(true);
    await expect(more).toBeEnabled();
    await expect.poll(async () => (await cartCalls(control, "update")).map(({ status }) => status)).toEqual([200]);
    await control.fault({ kind: "html", path: "/api/v1/customer/cart/update" });
    await more.click();
    await expect(page.getByText("We couldn't reach the service. Please try again.")).toBeVisible();
    await expect(count).toHaveText("2");
  });

  test("CART-07 CART-16: a card's page may be left before the answer; the next page and the cart opened over it hold the item @scripts", async ({
    page,
    t,
    control,
  }) => {
    const slow = { kind: "latency", path: "/api/v1/customer/cart/add", ms: 2000, once: true } as const;
    const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
    await page.goto("/home");
    await hydrated(page);
    await control.fault(slow);
    await itemCard(page, rice).getByRole("button", { name: "Add to Cart: Plain Rice" }).click();
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about-us");
    expect(await cartCalls(control, "add")).toMatchObject([{ status: null }]);
    await expect(cart).toHaveAccessibleName(t("shell:cartWith", { count: 1 }));
    await expect(page).toHaveURL("/about-us");
    await page.getByRole("banner").getByRole("link", { name: /home$/i }).first().click();
    await expect(stepperOf(itemCard(page, rice), "Plain Rice").count).toHaveText("1");

    await stepperOf(itemCard(page, rice), "Plain Rice").remove.click();
    await expect(itemCard(page, rice).getByRole("button", { name: "Add to Cart: Plain Rice" })).toBeVisible();
    await control.fault(slow);
    await itemCard(page, rice).getByRole("button", { name: "Add to Cart: Plain Rice" }).click();
    await cart.click();
    await expect(cartDrawer(page)).toContainText("Your cart is empty");
    await expect(cartDrawer(page)).toContainText("Plain Rice");
    await expect(page).toHaveURL("/home?dialog=cart");
  });

  test("two tabs: a line that is gone is told, and both show the same cart", { tag: "@noscript" }, async ({
    page,
    shop,
    context,
  }) => {
    await putInCart(page, shop.url, rice);
    await page.goto("/about-us?dialog=cart");
    const other = await context.newPage();
    await other.goto("/about-us?dialog=cart");
    await stepperOf(cartDrawer(other), "Plain Rice").remove.click();
    await expect(cartDrawer(other)).toContainText("Your cart is empty");
    await stepperOf(cartDrawer(page), "Plain Rice").more.click();
    await expect(page.getByText("Your cart has changed in the meantime. This is how it is now.")).toBeVisible();
    await expect(cartDrawer(page)).toContainText("Your cart is empty");
  });

  test("two tabs: a press on a number that is old by now changes nothing, and the cart is shown as it stands", {
    tag: "@noscript",
  }, async ({ page, shop, context, control }) => {
    await putInCart(page, shop.url, noodles);
    await page.goto("/about-us?dialog=cart");
    const other = await context.newPage();
    await other.goto("/about-us?dialog=cart");
    const elsewhere = stepperOf(cartDrawer(other), "Miso Noodles");
    await elsewhere.more.click();
    await expect(elsewhere.count).toHaveText("2");
    await elsewhere.more.click();
    await expect(elsewhere.count).toHaveText("3");
    const here = stepperOf(cartDrawer(page), "Miso Noodles");
    await expect(here.count).toHaveText("1");
    await here.remove.click();
    await expect(page.getByText("Your cart has changed in the meantime. This is how it is now.")).toBeVisible();
    await expect(here.count).toHaveText("3");
    expect(await cartCalls(control, "remove-item")).toHaveLength(0);
    await here.less.click();
    await expect(here.count).toHaveText("2");
  });
});

test.describe("a place that the cart's store does not deliver to", () => {
  const question = (page: Page, t: TFunction) => page.getByRole("dialog", { name: t("move:title") });
  const pick = async (page: Page, t: TFunction, place: string) => {
    await page.goto(`/about-us?dialog=location&place=${place}`);
    await page.getByRole("button", { name: t("location:pick") }).click();
  };

  test("the items are named, and the customer keeps the place or removes them @matrix @css @noscript", async ({
    page,
    t,
    shop,
    control,
    expectAccessible,
  }) => {
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice, 2);
    await page.goto("/home");
    const place = page.getByRole("banner").locator("summary").first();
    const before = await place.innerText();
    await pick(page, t, "3-hilltop-road");
    await expect(question(page, t).getByRole("listitem")).toHaveCount(1);
    await expect(question(page, t).getByRole("listitem")).toContainText("2 ×");
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSideScroll(page);
    await expectWellPlacedAnywhere(page);
    await question(page, t)
      .getByRole("link", { name: t("move:keep") })
      .click();
    await expect(question(page, t)).toHaveCount(0);
    await expect(place).toHaveText(before, { useInnerText: true });
    await expect(page.getByRole("banner").getByRole("link", { name: t("shell:cartWith", { count: 1 }) })).toBeVisible();

    await pick(page, t, "3-hilltop-road");
    await question(page, t)
      .getByRole("button", { name: t("move:remove") })
      .click();
    await expect(page).toHaveURL("/home");
    await expect(page.getByText(t("location:set"))).toBeVisible();
    await expect(place).not.toHaveText(before, { useInnerText: true });
    await expect(page.getByRole("banner").getByRole("link", { name: t("shell:cart"), exact: true })).toBeVisible();
    expect(await cartCalls(control, "remove")).toHaveLength(1);

    await control.clearRequests();
    await pick(page, t, "12-harbour-street");
    await expect(page.getByText(t("location:set")), "an empty cart asks nothing").toBeVisible();
    // In the language of the page; it was found in English.
    await expect(place).toContainText(/Harbour|الميناء/);
    expect(await cartCalls(control, "remove")).toHaveLength(0);
  });

  test("a saved address asks just so, and brings its details along", async ({ page, t, shop, mode }) => {
    await arriveSignedIn(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/addresses?dialog=address");
    await chooseAddress(page, t, mode, otherZone);
    await addressForm(page, t).submit.click();
    await expect(entries(page)).toHaveCount(3);
    await page.goto("/about-us?dialog=saved-addresses");
    const saved = savedDialog(page, t);
    await saved.getByRole("radio", { name: new RegExp(otherZone) }).check();
    await saved.getByRole("button", { name: t("addresses:select") }).click();
    await expect(question(page, t)).toContainText("Plain Rice");
    await question(page, t)
      .getByRole("button", { name: t("move:remove") })
      .click();
    await expect(page.getByRole("banner")).toContainText(otherZone);
    await page.goto("/about-us?dialog=saved-addresses");
    await expect(saved.getByRole("radio", { name: new RegExp(otherZone) })).toBeChecked();
  });
});

test("a guest's cart goes along at sign-in, takes the place of an older one, and never comes back to guests", {
  tag: "@noscript",
}, async ({ page, t, shop, control }) => {
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, noodles);
  await page.goto("/cart?dialog=logout");
  await page.getByRole("button", { name: t("account:logout.submit") }).click();
  await expect(page.getByText(t("account:loggedOut"))).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await putInCart(page, shop.url, rice, 2);
  await page.goto("/auth/sign-in?returnTo=%2Fcart");
  await page.getByLabel(t("account:fields.identifier")).fill("(555) 010-0001");
  await page.getByLabel(t("account:fields.password"), { exact: true }).fill(ann.password);
  await page.getByRole("button", { name: t("account:signIn.submit") }).click();
  await expect(page.getByText(t("account:cart.moved"))).toBeVisible();
  await expect(stepperOf(page.getByRole("main"), "Plain Rice").count).toHaveText("2");
  await expect(page.getByText("Miso Noodles")).toHaveCount(0);
  const login = (await control.requests()).findLast(({ path }) => path === "/api/v1/auth/login");
  expect(login?.body).toMatchObject({ guest_id: expect.any(Number) });
});
