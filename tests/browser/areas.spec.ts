import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { block } from "./support/homes";
import { deliveredOrder } from "./support/ordering";
import { failedScreen, returnOf, unpaidOrder } from "./support/payments";
import { enterModule, itemAddress, itemDialog, noodles, putInCart, rice } from "./support/shopping";

/** An area that the two documents name: where it begins, and what one sees and can do there. */
type Area = [area: string, address: string, seen: (page: Page, t: TFunction) => Promise<void>];

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const main = (page: Page) => page.getByRole("main");

const forGuests: Area[] = [
  [
    "location and zone",
    "/home?dialog=location",
    async (page, t) => {
      await expect(
        dialog(page, t("location:title")).getByRole("searchbox").or(page.getByRole("combobox")).first(),
      ).toBeVisible();
    },
  ],
  [
    "module chooser",
    "/home?dialog=modules",
    async (page) => {
      for (const name of ["Food", "Grocery", "Pharmacy", "Parcel"])
        await expect(
          page
            .getByRole("dialog")
            .getByRole("button", { name: new RegExp(name) })
            .first(),
        ).toBeVisible();
    },
  ],
  [
    "header",
    "/home",
    async (page, t) => {
      const header = page.getByRole("banner");
      await expect(header.getByRole("link", { name: t("shell:trackOrder") })).toBeVisible();
      await expect(header.getByRole("link", { name: new RegExp(`^${t("shell:cart")}`) })).toBeVisible();
    },
  ],
  [
    "footer",
    "/home",
    async (page) => {
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" })).toBeVisible();
    },
  ],
  [
    "side drawer",
    "/home?dialog=menu",
    async (page, t) => {
      await expect(dialog(page, "Doorstep").getByRole("link", { name: t("shell:trackOrder") })).toBeVisible();
    },
  ],
  [
    "module home pages",
    "/home",
    async (page) => {
      await expect(block(page, "What's on your mind?").getByRole("link").first()).toBeVisible();
      await expect(block(page, "Best Restaurants Nearby").getByRole("article").first()).toBeVisible();
    },
  ],
  [
    "cart",
    "/home?dialog=cart",
    async (page) => {
      await expect(dialog(page, "Shopping Cart")).toContainText("Plain Rice");
      await expect(dialog(page, "Shopping Cart").getByRole("link", { name: /Checkout/ })).toBeVisible();
    },
  ],
  [
    "item detail",
    itemAddress(noodles),
    async (page) => {
      await expect(itemDialog(page, "Miso Noodles").getByRole("button", { name: "Add to Cart" })).toBeVisible();
    },
  ],
  [
    "search and filters",
    "/home?search=noodles&data_type=searched",
    async (page) => {
      await expect(main(page).getByRole("article").first()).toBeVisible();
      await expect(main(page).getByRole("checkbox").first()).toBeAttached();
    },
  ],
  [
    "store listing",
    "/stores",
    async (page) => {
      await expect(main(page).getByRole("article").nth(2)).toBeVisible();
    },
  ],
  [
    "flash sales",
    "/flash-sales?id=1",
    async (page) => {
      await expect(main(page).getByRole("timer")).toBeVisible();
      await expect(main(page).getByRole("progressbar").first()).toBeVisible();
    },
  ],
  [
    "campaigns",
    "/campaigns/1",
    async (page) => {
      await expect(page.getByRole("heading", { level: 1, name: "Burger Festival" })).toBeVisible();
    },
  ],
  [
    "coupons",
    "/home?coupons=open",
    async (page) => {
      await expect(block(page, "Coupons").getByText("WELCOME10")).toBeVisible();
    },
  ],
  [
    "order tracking",
    "/track-order",
    async (page) => {
      await expect(page.getByRole("textbox", { name: "Order ID" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Track Order" })).toBeVisible();
    },
  ],
  [
    "language",
    "/home?dialog=language&language=ar",
    async (page, t) => {
      await expect(page.getByRole("dialog").getByRole("button", { name: t("shell:language.yes") })).toBeVisible();
    },
  ],
  [
    "theme",
    "/",
    async (page, t) => {
      await expect(
        page
          .getByRole("banner")
          .getByRole("button", { name: t("shell:theme.toDark") })
          .or(page.getByRole("banner").getByRole("button", { name: t("shell:theme.toLight") }))
          .first(),
      ).toBeVisible();
    },
  ],
];

const forCustomers: Area[] = [
  [
    "addresses",
    "/addresses",
    async (page) => {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(main(page).getByRole("link", { name: /Add/ }).first()).toBeVisible();
    },
  ],
  [
    "wishlist actions on cards",
    "/store/harbour-kitchen?module_id=1",
    async (page) => {
      await expect(page.getByRole("button", { name: "Wishlist: Plain Rice" })).toBeVisible();
    },
  ],
  ["wishlist", "/home?dialog=wishlist", async (page) => expect(dialog(page, "Wishlist")).toBeVisible()],
  [
    "push notifications",
    "/profile?page=notifications",
    async (page, t) => expect(page.getByRole("heading", { level: 1, name: t("notifications:title") })).toBeVisible(),
  ],
  [
    "chat",
    "/profile?page=inbox",
    async (page) => expect(main(page).locator("a[href*='conversationId']").first()).toBeVisible(),
  ],
  [
    "profile edit",
    "/profile?page=profile-settings",
    async (page) => expect(main(page).getByRole("textbox").first()).toBeVisible(),
  ],
  [
    "account deletion",
    "/profile?page=profile-settings",
    async (page) => expect(main(page).getByRole("link", { name: /Delete/ })).toBeVisible(),
  ],
  ["coupons of the account", "/coupons", async (page) => expect(main(page).getByText("WELCOME10")).toBeVisible()],
  ["cashback", "/home", async (page) => expect(page.getByText("Cashback offers")).toBeVisible()],
];

test("ROLE-02: every area that is there for guests", { tag: "@noscript" }, async ({ page, shop, t }) => {
  test.slow();
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  for (const [area, address, seen] of forGuests) {
    await test.step(area, async () => {
      await page.goto(address);
      await seen(page, t);
    });
  }
  await enterModule(page, shop.url, "ecommerce");
  await page.goto("/all-brands");
  await expect(
    main(page)
      .getByRole("link", { name: /Halden/ })
      .first(),
  ).toBeVisible();
});

test("ROLE-02: every area that is there for customers", { tag: "@noscript" }, async ({ page, shop, control, t }) => {
  test.slow();
  await arriveSignedIn(page, shop.url);
  for (const [area, address, seen] of forCustomers) {
    await test.step(area, async () => {
      await page.goto(address);
      await seen(page, t);
    });
  }
  const id = await deliveredOrder(page, shop.url, control);
  // Scripts ask by themselves.
  await page.goto("/home?dialog=review-prompt");
  await expect(page.getByRole("dialog")).toContainText("How was your experience with your last order ?");
  await page.goto(`/rate-and-review/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("ROLE-02: the recovery of a failed payment", { tag: "@noscript" }, async ({ page, shop, control, t }) => {
  await arriveSignedIn(page, shop.url);
  const id = await unpaidOrder(page, shop.url, control);
  await page.goto(returnOf(id, "fail"));
  await expect(failedScreen(page, t)).toBeVisible();
  await expect(page.getByText("Order didn't place successfully.")).toBeVisible();
});
