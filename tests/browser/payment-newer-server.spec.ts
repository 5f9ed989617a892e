import { expect, test } from "./fixtures";
import { arriveSignedIn } from "./support/arrive";
import { placings, sendOrder } from "./support/ordering";
import { putInCart, rice } from "./support/shopping";

// There an order that waits for its payment is `failed` from the start and stands among the finished ones.
test.use({ shopOptions: { dialect: "x" } });

const demoPay = "digital_payment:demo_pay";

test("PAY-12 on a newer server an unpaid order is found after a lost answer and among the finished ones", {
  tag: "@noscript",
}, async ({ page, t, shop, control, problems }) => {
  problems.expect(/order of unknown fate/);
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice);
  await control.fault({ kind: "drop-answer", method: "POST", path: "/api/v1/customer/order/place", once: true });
  const answer = await sendOrder(page, shop.url, { payment: demoPay });
  expect(new URL(answer.url()).pathname).toMatch(/^\/pay\/\d+$/);
  const [, id = ""] = /\/pay\/(\d+)/.exec(answer.url()) ?? [];
  expect(await placings(control)).toHaveLength(1);

  await page.goto(`/pay/${id}/return?flag=success`);
  await expect(page.locator("h1")).toHaveText(t("payment:failed.title"));
  await page.goto("/my-orders?tab=history");
  await expect(page.getByRole("link", { name: `Payment of order #${id}` })).toBeVisible();

  await page.goto(`/pay/${id}?method=demo_pay`);
  await page.getByRole("link", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("dialog", { name: `Order #${id}` })).toContainText("Digital payment · Paid");
});
