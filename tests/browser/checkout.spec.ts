import type { Response } from "@playwright/test";
import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import {
  checkoutForm,
  fillContact,
  grace,
  placedDialog,
  placedOrders,
  placings,
  sumRow,
  theOrder,
  unfold,
} from "./support/ordering";
import { fieldsOf, harbourKitchen, itemAddress, nightOwl, putBurgerInCart, putInCart, rice } from "./support/shopping";

// The sandbox's data changes within these tests.

const drawer = "/home?dialog=cart";

const isLoad = (answer: Response) => answer.request().method() === "GET";

test.describe("the way to checkout", () => {
  test("CHK-01 CHK-05: a guest is asked how to go on, from the cart and from Buy Now", { tag: "@noscript" }, async ({
    page,
    shop,
  }) => {
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    const dialog = page.getByRole("dialog", { name: "Do you want to login or continue as a guest?" });
    const starts = [
      [drawer, page.getByRole("link", { name: "Proceed To Checkout" })],
      [itemAddress(rice), page.getByRole("button", { name: "Buy Now" })],
    ] as const;
    for (const [address, start] of starts) {
      await page.goto(address);
      await start.click();
      await expect(dialog).toContainText(
        "If you log in, your order history will be saved. However, if you continue as a guest, you won't be able to see your order history after completing your order.",
      );
      await expect(dialog.getByRole("link"), "who wants no account is served first").toContainText([
        "Close",
        "Guest",
        "Login",
        "Sign Up",
      ]);
    }
  });

  test("CHK-02 CHK-03 CHK-04: Guest, Login and Sign Up lead on, and the drawer is closed", {
    tag: "@noscript",
  }, async ({ page, shop }) => {
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    const targets = { Guest: "/checkout", Login: "/auth/sign-in", "Sign Up": "/auth/sign-up" };
    for (const [name, path] of Object.entries(targets)) {
      await page.goto(drawer);
      await page.getByRole("link", { name: "Proceed To Checkout" }).click();
      await page.getByRole("dialog").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });

  test("CHK-06 RTE-15: where guests may not order, checkout begins with sign-in", { tag: "@noscript" }, async ({
    page,
    shop,
    control,
  }) => {
    await control.patchConfig({ guest_checkout_status: 0 });
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto(drawer);
    await page.getByRole("link", { name: "Proceed To Checkout" }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/auth/sign-in");
    await page.goto("/checkout");
    await expect(page).toHaveURL((url) => url.pathname === "/auth/sign-in");
    await page.goto(itemAddress(rice));
    await page.getByRole("button", { name: "Buy Now" }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/auth/sign-in");
  });

  test("CHK-07 ROLE-11: a customer is asked nothing and may add to the address; a guest may not", {
    tag: "@noscript",
  }, async ({ page, shop, context, t }) => {
    await arriveSignedIn(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto(drawer);
    await page.getByRole("link", { name: "Proceed To Checkout" }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/checkout");
    await unfold(checkoutForm(page, t).address);
    const further = ["Street number", "House number", "Floor"].map((name) => page.getByRole("textbox", { name }));
    for (const field of further) await expect(field).toBeVisible();
    await expect(checkoutForm(page, t).contact).toContainText("Ann Lee");
    await context.clearCookies();
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
    await expect(checkoutForm(page, t).name).toHaveValue("");
    for (const field of further) await expect(field).toHaveCount(0);
  });
});

test.describe("placing an order", () => {
  test("CHK-14 CHK-16 RTE-27: a guest's order is told with its number, time and status", { tag: "@noscript" }, async ({
    page,
    t,
    shop,
    control,
  }) => {
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
    await fillContact(page, t);
    await checkoutForm(page, t).place.click();
    const dialog = page.getByRole("dialog", { name: "Order Placed Successfully !" });
    await expect(dialog).toContainText("Please remember your order ID and phone number");
    const { id, delivery_address, order_amount } = await theOrder(control);
    expect(delivery_address).toMatchObject({
      contact_person_name: grace.name,
      contact_person_number: grace.number,
      contact_person_email: grace.email,
    });
    await expect(dialog.getByRole("row", { name: "Order ID" })).toContainText(String(id));
    await expect(dialog.getByRole("row", { name: "Order time" })).toContainText(/\d{1,2}, 20\d\d, \d\d:\d\d [AP]M/);
    await expect(dialog.getByRole("row", { name: "Status" })).toContainText("Pending");
    await expect(dialog.getByRole("heading", { name: /^Arriving \d\d:\d\d/ })).toBeVisible();
    await expect(dialog.getByRole("img", { name: "Step 1 of 4: Order Placed" })).toBeVisible();
    for (const fact of ["Harbour Kitchen", "1 item", order_amount.toFixed(2), "Cash On Delivery"])
      await expect(dialog).toContainText(fact);
    await dialog.getByRole("link", { name: "Track Order" }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/track-order");
    await expect(page.getByRole("dialog", { name: "Order tracking" })).toContainText(`Order #${id}`);
  });

  test("the button to order is in sight on a laptop, however long the summary is @css", async ({ page, shop }) => {
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.setViewportSize({ width: 1280, height: 560 });
    await page.goto("/checkout");
    const place = page.getByRole("complementary").getByRole("button", { name: /^Place Order/ });
    for (const name of ["Note for the order optional", "Coupon code optional"]) {
      const field = page.getByRole("textbox", { name });
      await field.scrollIntoViewIfNeeded();
      await expect(place).toBeInViewport({ ratio: 1 });
    }
    // Whoever comes by keys sees where they are (WCAG 2.4.11).
    await page.evaluate(() => scrollTo(0, 0));
    const coupon = page.getByRole("textbox", { name: "Coupon code optional" });
    await coupon.focus();
    await expect(coupon).toBeInViewport({ ratio: 1 });
    const [field, button] = await Promise.all([coupon.boundingBox(), place.boundingBox()]);
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });

  test("every wish is sent, and the sum shown is the sum of the order @noscript", async ({
    page,
    t,
    mode,
    shop,
    control,
  }) => {
    await arrive(page, shop.url);
    await putBurgerInCart(page, shop.url, { quantity: "2", "group.0": "Large" });
    await putInCart(page, shop.url, rice, 2);
    await page.goto("/checkout");
    const form = checkoutForm(page, t);
    await fillContact(page, t);
    await page.getByRole("radio", { name: /^Leave it at the door/ }).check();
    await form.instruction.fill("Second door on the left");
    await page.getByRole("radio", { name: "Other" }).check();
    await page.getByRole("textbox", { name: "Your tip" }).fill("4.5");
    await form.note.fill("No onions, please");
    await page.getByRole("checkbox", { name: "Add cutlery" }).check();
    await page.getByRole("checkbox", { name: "Extra packaging" }).check();
    await page.getByRole("combobox", { name: "If something is sold out" }).selectOption("Call me");
    if (mode !== "scripts-on") await page.getByRole("button", { name: "Update total" }).click();
    await expect(sumRow(page, t, "Subtotal")).toContainText("$30.00");
    await expect(sumRow(page, t, "Tip")).toContainText("$4.50");
    await expect(sumRow(page, t, "Extra packaging")).toContainText("$0.50");
    await expect(form.note).toHaveValue("No onions, please");
    const total = await sumRow(page, t, "Total").locator("dd").textContent();
    const fee = await sumRow(page, t, "Delivery fee").locator("dd").textContent();
    await form.place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    const order = await theOrder(control);
    expect(order).toMatchObject({
      order_type: "delivery",
      dm_tips: 4.5,
      order_note: "No onions, please",
      delivery_instruction: "Leave it at the door · Second door on the left",
      cutlery: true,
      extra_packaging_amount: 0.5,
      unavailable_item_note: "Call me",
      scheduled: 0,
      details_count: 2,
    });
    expect(`$${order.order_amount.toFixed(2)}`).toBe(total);
    expect(`$${order.delivery_charge.toFixed(2)}`).toBe(fee);
  });

  test("CHK-11: take-away is sent as take_away, and nobody is paid to deliver @noscript", async ({
    page,
    t,
    mode,
    shop,
    control,
  }) => {
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
    await fillContact(page, t);
    await page.getByRole("radio", { name: "Takeaway" }).check();
    if (mode !== "scripts-on") await page.getByRole("button", { name: "Update total" }).click();
    await expect(sumRow(page, t, "Delivery fee")).toContainText("Free");
    await unfold(checkoutForm(page, t).payment);
    await expect(page.getByRole("radio", { name: /Cash On Delivery/ })).toHaveAccessibleName(/Pay at the store/);
    const total = await sumRow(page, t, "Total").locator("dd").textContent();
    await checkoutForm(page, t).place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    const [placing] = await placings(control);
    expect(placing && fieldsOf(placing)).toMatchObject({ order_type: "take_away" });
    expect(`$${(await theOrder(control)).order_amount.toFixed(2)}`).toBe(total);
  });

  test("a closed store is ordered from for a time it is open", { tag: "@noscript" }, async ({
    page,
    t,
    shop,
    control,
  }) => {
    const item = await firstItemOf(control.url, nightOwl);
    await arrive(page, shop.url);
    await putInCart(page, shop.url, item);
    await page.goto("/checkout");
    await fillContact(page, t);
    await expect(page.getByRole("radio", { name: "As soon as possible" })).toBeDisabled();
    await expect(page.getByRole("radio", { name: /^Schedule/ })).toBeChecked();
    const slots = page.getByRole("combobox", { name: "Day and time" });
    await checkoutForm(page, t).place.click();
    await expect(slots).toHaveAccessibleDescription("Please choose a time that is still available.");
    expect(await placedOrders(control)).toHaveLength(0);
    await slots.selectOption({ index: 2 });
    const chosen = await slots.inputValue();
    await checkoutForm(page, t).place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    expect(await theOrder(control)).toMatchObject({ scheduled: 1, schedule_at: chosen });
  });
});

/** The number of some item that a store sells. */
async function firstItemOf(sandbox: string, store: number): Promise<number> {
  const answer = await fetch(`${sandbox}/api/v1/items/latest?store_id=${store}&category_id=0&limit=20&offset=1`, {
    headers: { zoneid: "[1]", moduleid: "1" },
  });
  const { products } = (await answer.json()) as { products: { id: number; food_variations: unknown[] }[] };
  const item = products.find(({ food_variations }) => food_variations.length === 0);
  if (!item) throw new Error(`Store ${store} sells nothing plain`);
  return item.id;
}

test.describe("what stands against an order", () => {
  test("a form with mistakes names them and keeps everything typed", async ({ page, t, mode, shop, control }) => {
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
    const form = checkoutForm(page, t);
    await form.name.fill(grace.name);
    await form.phone.fill("12");
    await form.email.fill("grace@");
    await form.note.fill("Ring twice");
    await page.getByRole("radio", { name: "$3.00" }).check();
    await page.getByRole("checkbox", { name: "Add cutlery" }).check();
    await form.place.click();
    const summary = page.getByRole("alert").filter({ hasText: "Please check 2 fields" });
    await expect(summary.getByRole("link")).toHaveText(["Must be a valid phone number", "Must be a valid email"]);
    await expect(form.phone).toHaveAccessibleDescription(/Must be a valid phone number/);
    await expect(form.email).toHaveAccessibleDescription("Must be a valid email");
    if (mode === "scripts-on") await expect(form.phone).toBeFocused();
    else await expect(page).toHaveTitle(/^Check the form · Checkout/);
    await expect(form.name).toHaveValue(grace.name);
    await expect(form.phone).toHaveValue("12");
    await expect(form.email).toHaveValue("grace@");
    await expect(form.note).toHaveValue("Ring twice");
    await expect(page.getByRole("radio", { name: "$3.00" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Add cutlery" })).toBeChecked();
    expect(await placings(control)).toHaveLength(0);
  });

  test("CHK-12: cash is taken up to the zone's limit, and by the store at any amount @noscript", async ({
    page,
    t,
    mode,
    shop,
    control,
  }) => {
    await arrive(page, shop.url);
    await putBurgerInCart(page, shop.url, { quantity: "40" });
    await page.goto("/checkout");
    await fillContact(page, t);
    const message = page.getByText(
      "The total amount of the order, exceeds maximum amount of the cash on delivery method",
    );
    await expect(message.first()).toBeVisible();
    await checkoutForm(page, t).place.click();
    await expect(page.getByRole("alert").filter({ has: message })).toBeVisible();
    expect(await placings(control)).toHaveLength(0);
    await page.getByRole("radio", { name: "Takeaway" }).check();
    if (mode !== "scripts-on") await page.getByRole("button", { name: "Update total" }).click();
    await checkoutForm(page, t).place.click();
    await expect(placedDialog(page, t)).toBeVisible();
  });

  test("below the store's minimum the way leads back to the store", { tag: "@noscript" }, async ({
    page,
    t,
    shop,
    control,
  }) => {
    await control.patchStore(harbourKitchen, { minimum_order: 20 });
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
    const notice = page.getByRole("alert").filter({ hasText: "Below the store's minimum order" });
    await expect(notice).toBeVisible();
    await fillContact(page, t);
    await checkoutForm(page, t).place.click();
    await expect(notice).toBeVisible();
    expect(await placings(control)).toHaveLength(0);
    await notice.getByRole("link", { name: "Add more from this store" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Harbour Kitchen" })).toBeVisible();
  });

  test("what stands against the order leaves the focus with the field that is wrong @scripts", async ({
    page,
    t,
    shop,
    control,
  }) => {
    await control.patchStore(harbourKitchen, { minimum_order: 20 });
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
    await expect(page.getByRole("alert")).toContainText("Below the store's minimum order");
    await fillContact(page, t);
    const form = checkoutForm(page, t);
    await form.phone.fill("12");
    const loads = page.waitForResponse((answer) => /\/checkout\.data/.test(answer.url()) && isLoad(answer));
    await form.place.click();
    await expect(form.phone).toHaveAccessibleDescription(/Must be a valid phone number/);
    await loads;
    await expect(page.locator("form#checkout")).not.toHaveAttribute("aria-busy");
    await expect(form.phone).toBeFocused();
  });

  test("the ways to pay stay unfolded while one is chosen by arrow keys @scripts", async ({ page, t, shop }) => {
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
    await hydrated(page);
    await unfold(checkoutForm(page, t).payment);
    // It asks for more, which opens the fold by itself.
    const bank = page.getByRole("radio", { name: "Bank transfer" });
    await bank.check();
    await expect(page.getByText("000-123-456")).toBeVisible();
    await bank.press("ArrowUp");
    await expect(bank).not.toBeChecked();
    await expect(page.getByText("000-123-456")).toBeHidden();
    await expect(page.getByRole("radio", { name: "Demo Pay" })).toBeFocused();
  });

  test("a store that is closed and takes nothing for later cannot be ordered from", { tag: "@noscript" }, async ({
    page,
    t,
    shop,
    control,
  }) => {
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await control.patchStore(harbourKitchen, { schedules: [], schedule_order: 0 });
    await page.goto("/checkout");
    await expect(page.getByRole("alert")).toContainText("The store is closed at that time");
    await expect(checkoutForm(page, t).place).toHaveCount(0);
    await page.getByRole("link", { name: "Continue Shopping" }).click();
    await expect(page).toHaveURL("/home");
  });

  test("an empty cart offers to go on shopping", { tag: "@noscript" }, async ({ page, shop }) => {
    await arrive(page, shop.url);
    await page.goto("/checkout");
    await expect(page.getByRole("heading", { level: 1, name: "Your order is empty" })).toBeVisible();
    await page.getByRole("link", { name: "Continue Shopping" }).click();
    await expect(page).toHaveURL("/home");
  });
});
