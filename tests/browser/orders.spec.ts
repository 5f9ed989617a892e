import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { postOrder } from "./support/ordering";
import { putBurgerInCart, putInCart, rice } from "./support/shopping";

test("ROLE-10: a customer's orders are listed while they run and afterwards; a guest is offered no list", {
  tag: "@noscript",
}, async ({ page, context, shop, control }) => {
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  await page.goto("/my-orders");
  const row = page.getByRole("listitem").filter({ hasText: `Order #${id}` });
  await expect(row).toContainText("Harbour Kitchen");
  await expect(row).toContainText("Pending");
  await expect(row).toContainText("1 item");
  await control.advanceOrder(id, "delivered");
  await page.reload();
  await expect(page.getByText("No running orders")).toBeVisible();
  await page.getByRole("link", { name: "History" }).click();
  await expect(row).toContainText("Delivered");
  await expect(page.getByRole("link", { name: `Track Order #${id}` })).toHaveCount(0);
  await page.goto("/profile");
  const recent = page.getByRole("region", { name: "Your last orders" });
  await expect(recent.getByRole("listitem")).toHaveText(new RegExp(`Harbour Kitchen.*Delivered.*Order #${id}`));
  await recent.getByRole("link", { name: "View all orders" }).click();
  await expect(row).toContainText("Delivered");

  await context.clearCookies();
  await arrive(page, shop.url);
  await page.goto("/home");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Orders/ })).toHaveCount(0);
  await page.goto("/my-orders");
  await expect(page).toHaveURL("/auth/sign-in?returnTo=%2Fmy-orders");
});

test("ROLE-18: a customer opens the details of an order; a guest has none", { tag: "@noscript" }, async ({
  page,
  context,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  await putBurgerInCart(page, shop.url, { quantity: "2", "group.0": "Large", "group.1": "Ketchup" });
  const id = await postOrder(page, shop.url, control);
  await page.goto("/my-orders");
  await page.getByRole("link", { name: `Order details: #${id}` }).click();
  const dialog = page.getByRole("dialog", { name: `Order #${id}` });
  await expect(dialog.getByRole("listitem")).toHaveText(/2 × Harbour Burger.*Large, Ketchup.*\$22\.00/);
  await expect(dialog).toContainText("Cash On Delivery · Unpaid");
  await expect(dialog).toContainText("12 Harbour Street");
  // One fee, one name: the operator's, as at checkout.
  await expect(dialog).toContainText("Service Charge");
  await expect(dialog).not.toContainText("Additional charge");
  const asked = (await control.requests()).filter(({ path }) => path === "/api/v1/customer/order/details");
  expect(asked.at(-1)?.query).toMatchObject({ order_id: String(id) });
  await dialog.getByRole("link", { name: "Track Order" }).click();
  await expect(page.getByRole("dialog", { name: "Order tracking" })).toContainText(`Order #${id}`);

  await context.clearCookies();
  await arrive(page, shop.url);
  await page.goto(`/home?dialog=order&order=${id}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("another customer's order stays theirs", { tag: "@noscript" }, async ({ page, shop, control }) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  await page.context().clearCookies();
  await arriveSignedIn(page, shop.url);
  await page.goto(`/my-orders?dialog=order&order=${id}`);
  await expect(page.getByRole("dialog")).toContainText("Order not found");
});

test("RTE-21: the profile's address of an order opens it among the orders; a guest signs in and is led there", {
  tag: "@noscript",
}, async ({ page, context, shop, control }) => {
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  const address = `/profile?orderId=${id}&page=my-orders&from=checkout`;
  await page.goto(address);
  await expect(page).toHaveURL(`/my-orders?dialog=order&order=${id}`);
  await expect(page.getByRole("dialog", { name: `Order #${id}` })).toContainText("Plain Rice");
  // Behind the dialog lies the list it belongs to.
  await expect(page.locator("main")).toContainText(`Order #${id}`);

  await context.clearCookies();
  await arrive(page, shop.url);
  await page.goto(address);
  await expect(page).toHaveURL(/\/auth\/sign-in\?returnTo=/);
  expect(new URL(page.url()).searchParams.get("returnTo")).toContain(String(id));
});
