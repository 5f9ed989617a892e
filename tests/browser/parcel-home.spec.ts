import { expect, test } from "./fixtures";
import { ann, arrive, arriveSignedIn } from "./support/arrive";
import { block, blockItems, expectBlocks } from "./support/homes";
import { grace, postOrder } from "./support/ordering";
import { isAtForm } from "./support/posting";
import { enterModule, putInCart, rice } from "./support/shopping";

test.beforeEach(async ({ page, shop }) => {
  await arrive(page, shop.url);
  await enterModule(page, shop.url, "parcel");
  await page.goto("/home");
});

test("HOME-parc-01 HOME-parc-02 HOME-parc-03: what can be sent, and the way to send it", { tag: "@noscript" }, async ({
  page,
}) => {
  const all = block(page, "We Deliver Everything");
  await expect(all).toContainText("What are you wish to send?");
  const documents = all.getByRole("link", { name: /Documents/ });
  await expect(documents).toContainText("Letters, contracts, keys");
  await expect(documents.locator("img")).toHaveAttribute("src", /^http/);
  await expect(documents).toHaveAttribute("href", /^\/parcel-delivery-info\?/);
  await documents.click();
  await expect(page).toHaveURL(/\/parcel-delivery-info\?category=\d+/);
});

test("HOME-parc-02: on a phone the hero leads past the track form to what can be sent", { tag: "@css" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const send = page.getByRole("link", { name: "Send a parcel" });
  await expect(send).toBeInViewport();
  await send.click();
  await expect(block(page, "We Deliver Everything").getByRole("link", { name: /Documents/ })).toBeInViewport();
});

test("HOME-parc-04 HOME-parc-05 HOME-parc-06: pictures, eight reasons in view, three steps beside a picture", {
  tag: ["@css", "@noscript"],
}, async ({ page }) => {
  await expect(page.getByRole("region", { name: "From our couriers" }).locator("img")).toBeVisible();
  await expectBlocks(page, ["We Deliver Everything", "Why choose us", "Easiest way to get services"]);
  const reasons = blockItems(page, "Why choose us");
  await reasons.first().scrollIntoViewIfNeeded();
  for (let index = 0; index < 8; index++) await expect(reasons.nth(index)).toBeInViewport();
  const steps = block(page, "Easiest way to get services");
  await expect(steps.getByRole("listitem")).toHaveText([/Book/, /Hand over/, /Follow/]);
});

test("HOME-parc-07 HOME-parc-08: the picture of the service, and the track form @noscript", async ({ page }) => {
  await expect(block(page, "Easiest way to get services").locator("img")).toHaveAttribute("src", /^http/);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Track Now" }).click();
  await expect(main.getByText("Need a order id")).toBeVisible();
  await expect(page).toHaveURL(isAtForm("/home"));
  await main.getByRole("textbox", { name: "Order ID" }).fill("100999");
  await main.getByRole("textbox", { name: "Phone" }).fill("+1 555 010 0000");
  await main.getByRole("button", { name: "Track Now" }).click();
  await expect(page.getByRole("dialog").getByText("Order not found")).toBeVisible();
  await expect(page).toHaveURL(/\/track-order\?dialog=track&order=100999/);
});

test("HOME-parc-08: a customer finds their own number in the hero, and what they ordered as a guest by that number", {
  tag: "@noscript",
}, async ({ page, shop, control }) => {
  await page.context().clearCookies();
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  await page.context().clearCookies();
  await arriveSignedIn(page, shop.url);
  await enterModule(page, shop.url, "parcel");
  await page.goto("/home");
  const main = page.getByRole("main");
  const phone = main.getByRole("textbox", { name: "Phone" });
  await expect(phone).toHaveValue(ann.phone);
  await main.getByRole("textbox", { name: "Order ID" }).fill(String(id));
  await main.getByRole("button", { name: "Track Now" }).click();
  await expect(page.getByRole("dialog").getByText("Order not found")).toBeVisible();
  await page.goto("/home");
  await main.getByRole("textbox", { name: "Order ID" }).fill(String(id));
  await phone.fill(grace.phone);
  await main.getByRole("button", { name: "Track Now" }).click();
  const drawer = page.getByRole("dialog", { name: "Order tracking" });
  await expect(drawer).toContainText(`Order #${id}`);
  await expect(drawer.getByRole("link", { name: "Cancel Order" })).toHaveCount(0);
});
