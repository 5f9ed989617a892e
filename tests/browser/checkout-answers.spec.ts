import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { checkoutForm, fillContact, placedDialog, placings, sumRow, theOrder } from "./support/ordering";
import { fieldsOf, putInCart, rice } from "./support/shopping";

// The sandbox's data changes within these tests.

test("ERR-03: what the delivery API refuses is told in plain words with a way on, and nothing typed is lost", {
  tag: "@noscript",
}, async ({ page, t, shop, control }) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice, 2);
  await page.goto("/checkout");
  await fillContact(page, t);
  const form = checkoutForm(page, t);
  await form.note.fill("Ring twice");
  await control.patchItem(rice, { maximum_cart_quantity: 1 });
  await form.place.click();
  const notice = page.getByRole("alert").filter({ hasText: "An item is not available as you ordered it" });
  await expect(notice).toContainText("the maximum quantity is 1");
  await expect(notice).toContainText("Please check your cart: an item is sold out or limited.");
  await expect(form.note).toHaveValue("Ring twice");
  expect((await placings(control)).map(({ status }) => status)).toEqual([403]);
  await notice.getByRole("link", { name: "Go to your cart" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/cart");
});

test("why delivery costs more is told beside its fee", { tag: "@noscript" }, async ({ page, t, shop, control }) => {
  await control.patchZone(1, {
    increased_delivery_fee: 20,
    increased_delivery_fee_status: 1,
    increase_delivery_charge_message: "Rain: couriers are slower today",
  });
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  await page.goto("/checkout");
  await expect(sumRow(page, t, "Delivery fee")).toContainText("Rain: couriers are slower today");
  await control.patchZone(1, { increase_delivery_charge_message: null });
  await page.goto("/checkout");
  await expect(sumRow(page, t, "Delivery fee")).toContainText("Many people are ordering right now");
});

test("CHK-11: take-away at a chosen time is sent as take_away for that time", { tag: "@noscript" }, async ({
  page,
  t,
  shop,
  control,
}) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  await page.goto("/checkout");
  await fillContact(page, t);
  await page.getByRole("radio", { name: "Takeaway" }).check();
  await page.getByRole("radio", { name: /^Schedule/ }).check();
  const slots = page.getByRole("combobox", { name: "Day and time" });
  await slots.selectOption({ index: 3 });
  const chosen = await slots.inputValue();
  await checkoutForm(page, t).place.click();
  await expect(placedDialog(page, t)).toBeVisible();
  const [placing] = await placings(control);
  expect(placing && fieldsOf(placing)).toMatchObject({ order_type: "take_away", schedule_at: chosen });
  expect(await theOrder(control)).toMatchObject({ order_type: "take_away", scheduled: 1, schedule_at: chosen });
});
