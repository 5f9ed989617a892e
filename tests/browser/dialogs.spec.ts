import type { Page } from "@playwright/test";
import { dialogAddresses, type OrdersOfCustomer } from "../harness/dialog-addresses";
import type { SandboxControl } from "../harness/sandbox-control";
import { expect, isFull, type Mode, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { expectWellPlaced, expectWellPlacedAnywhere, windows } from "./support/dialogs";
import { hydrated } from "./support/hydrated";
import { deliveredOrder, postOrder } from "./support/ordering";
import { demoPay, tokenOf } from "./support/payments";
import { burger, cartDrawer, itemAddress, putInCart, rice, stepperOf } from "./support/shopping";

// The sandbox's data changes within these tests.

/** Phones meet the first three of them, wide windows the first; all meet all in the full run. */
const firstDialogs = ["cart", "location", "guest-or-login", "insert-location", "menu"];

/** A short page, to be quick: every page has all dialogs. */
const below = "/about-us";

/** Ann, who has an order that came and one that waits for its payment, and a cart. */
async function annsOrders(page: Page, origin: string, control: SandboxControl): Promise<OrdersOfCustomer> {
  await arriveSignedIn(page, origin);
  const delivered = await deliveredOrder(page, origin, control);
  await putInCart(page, origin, rice);
  const unpaid = await postOrder(page, origin, control, demoPay);
  await putInCart(page, origin, rice);
  return { delivered, unpaid };
}

/** The way to the cart that the window shows. */
const cartLink = (page: Page) => page.getByRole("link", { name: /^Cart, / }).filter({ visible: true });

test("every dialog that is opened by its address is styled and lies within the window", {
  tag: ["@css", "@noscript"],
}, async ({ page, shop, control, t }) => {
  test.slow();
  const orders = await annsOrders(page, shop.url, control);
  for (const address of dialogAddresses(orders, below).filter((_, index) => isFull || index % 2 === 0)) {
    await page.goto(address);
    await expectWellPlacedAnywhere(page);
  }
  await control.fault({ kind: "status", status: 503, path: "/api/v1/customer/order" });
  await page.goto(`${below}?dialog=order&order=${orders.delivered}`);
  await expect(page.getByRole("dialog", { name: t("ui:errors.503.title") })).toBeVisible();
  await expectWellPlacedAnywhere(page);
});

test("a guest's dialogs that are opened by their address are styled and lie within the window", {
  tag: ["@css", "@noscript"],
}, async ({ page, shop, control }) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  for (const parameters of ["contact", "address", "wishlist", `order-placed&token=${tokenOf(id)}`]) {
    await page.goto(`${below}?dialog=${parameters}`);
    await expectWellPlacedAnywhere(page);
  }
});

test("the title begins with the open dialog's name, and is the page's again when it is closed", async ({
  page,
  shop,
  t,
}) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const ofPage = `${t("pages:about.title")} · Doorstep`;
  const ofCart = `${t("cart:title")} · ${ofPage}`;
  await page.goto(below);
  await expect(page).toHaveTitle(ofPage);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Cart, / })
    .click();
  await expect(page).toHaveTitle(ofCart);
  await cartDrawer(page)
    .getByRole("link", { name: t("ui:close") })
    .click();
  await expect(page).toHaveTitle(ofPage);
  await page.goto(`${below}?dialog=cart`);
  await expect(page).toHaveTitle(ofCart);
});

test("every dialog is styled that follows one of the server's and a post", { tag: "@scripts" }, async ({
  page,
  shop,
  control,
}) => {
  test.slow();
  const addresses = dialogAddresses(await annsOrders(page, shop.url, control), below);
  await page.goto(itemAddress(rice));
  await hydrated(page);
  await stepperOf(page.getByRole("dialog"), "Plain Rice").more.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^(Add|Update) to cart/i })
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const address of addresses.filter((_, index) => isFull || index % 2 === 1)) {
    await page.evaluate((to) => Reflect.get(window, "__remixRouter").navigate(to), address);
    await expect(page).toHaveURL(address);
    await expectWellPlacedAnywhere(page);
  }
});

for (const size of windows) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ viewport: size });
    /** Phones are judged with scripts, desks without; in the full run both are, either way. */
    const isElsewhere = (mode: Mode) => !isFull && (mode === "scripts-on") !== size.width < 768;

    test("an item that its address opened, then the cart, then the question who orders", {
      tag: "@css",
    }, async ({ page, shop, mode }) => {
      test.skip(isElsewhere(mode), "in the full run");
      await arrive(page, shop.url);
      await page.goto(itemAddress(burger));
      await expectWellPlaced(page);
      await page.getByRole("radio", { name: /Large/ }).locator("..").click();
      await page.getByRole("button", { name: "Add to Cart", exact: true }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await cartLink(page).click();
      await expectWellPlaced(page, cartDrawer(page));
      await page.getByRole("link", { name: "Proceed To Checkout" }).click();
      await expectWellPlaced(page, page.getByRole("dialog", { name: "Do you want to login or continue as a guest?" }));
    });

    test("a dialog that its address opened is closed; then an item, then the cart", { tag: "@scripts" }, async ({
      page,
      shop,
    }) => {
      await arrive(page, shop.url);
      for (const first of firstDialogs.slice(0, isFull ? undefined : size.width < 768 ? 3 : 1)) {
        await page.goto(`/home?dialog=${first}`);
        await hydrated(page);
        await expectWellPlaced(page);
        await page.getByRole("dialog").getByRole("link", { name: "Close", exact: true }).click();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await page.getByRole("main").getByRole("heading", { name: "Plain Rice" }).getByRole("link").first().click();
        const item = page.getByRole("dialog", { name: "Plain Rice" });
        await expectWellPlaced(page, item);
        await item.getByRole("button", { name: /^(Add|Update) to cart/i }).click();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await cartLink(page).click();
        await expectWellPlaced(page, cartDrawer(page));
      }
    });

    test("the choice of a module, which its address opened, then an item", { tag: "@css" }, async ({
      page,
      shop,
      mode,
    }) => {
      test.skip(isElsewhere(mode), "in the full run");
      await arrive(page, shop.url);
      await page.goto("/?dialog=modules");
      await expectWellPlaced(page);
      await page.getByRole("dialog").getByRole("button", { name: /^Food/ }).click();
      await expect(page).toHaveURL("/home");
      await page.getByRole("main").getByRole("heading", { name: "Plain Rice" }).getByRole("link").first().click();
      await expectWellPlaced(page, page.getByRole("dialog", { name: "Plain Rice" }));
    });
  });
}

test.describe("the focus", () => {
  test.beforeEach(async ({ page, shop }) => {
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/home?dialog=cart");
    await hydrated(page);
  });
  const isInDialog = (page: Page) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);

  test("stays in the drawer when the last line goes", { tag: "@scripts" }, async ({ page }) => {
    await stepperOf(cartDrawer(page), "Plain Rice").remove.press("Enter");
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    await isInDialog(page);
    // On from its last control lies the toast.
    await page.keyboard.press("Shift+Tab");
    await isInDialog(page);
  });

  test("stays in the drawer when a toast is dismissed", { tag: "@scripts" }, async ({ page }) => {
    await stepperOf(cartDrawer(page), "Plain Rice").remove.click();
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    await dismiss.press("Enter");
    await expect(dismiss).toHaveCount(0);
    await isInDialog(page);
  });
});
