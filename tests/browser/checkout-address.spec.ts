import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, test } from "./fixtures";
import {
  addressForm,
  annsBook,
  chooseAddress,
  entries,
  home,
  office,
  otherZone,
  savedDialog,
} from "./support/addresses";
import { arriveSignedIn } from "./support/arrive";
import { checkoutForm, theOrder, unfold } from "./support/ordering";
import { putInCart, rice } from "./support/shopping";

test.describe("a customer's checkout", () => {
  test.beforeEach(async ({ page, shop }) => {
    await arriveSignedIn(page, shop.url);
    await putInCart(page, shop.url, rice);
  });

  const place = (page: Page, t: TFunction) => page.getByRole("region", { name: t("checkout:place.title") });
  const view = (page: Page, t: TFunction) => place(page, t).getByRole("button", { name: t("addresses:view") });

  test("ADDR-28 ADDR-18 ADDR-20: the current address, and the saved ones to select from @look @css", async ({
    page,
    t,
    expectAccessible,
  }) => {
    await page.goto("/checkout");
    await expect(place(page, t)).toContainText(home);
    await view(page, t).click();
    const dialog = savedDialog(page, t);
    const [first, second] = [dialog.getByRole("radio").first(), dialog.getByRole("radio").nth(1)];
    await expect(dialog.getByRole("radio")).toHaveCount(2);
    await second.check();
    await expect(first).not.toBeChecked();
    await expect(dialog.getByRole("radio", { name: new RegExp(t("addresses:type.office")) })).toBeVisible();
    await expect(dialog.getByRole("group")).toHaveCSS(
      "max-height",
      `${(page.viewportSize()?.height as number) * 0.4}px`,
    );
    await expect(dialog.getByRole("group")).toHaveCSS("overflow-y", "auto");
    await expect(dialog.getByRole("button", { name: t("addresses:select") })).toBeVisible();
    await expect(dialog.getByRole("link", { name: t("addresses:cancel") })).toBeVisible();
    await expectAccessible(page);
  });

  test("ADDR-24 ADDR-25: the current one is first, Cancel discards, Select takes the order there", {
    tag: "@noscript",
  }, async ({ page, t, control }) => {
    await page.goto("/checkout");
    const form = checkoutForm(page, t);
    await form.note.fill("Ring twice");
    await page.getByRole("radio", { name: "$3.00" }).check();
    await view(page, t).click();
    const dialog = savedDialog(page, t);
    await expect(dialog.getByRole("radio").first()).toBeChecked();
    await expect(dialog.getByRole("radio", { name: new RegExp(home) })).toBeChecked();
    await dialog.getByRole("radio", { name: new RegExp(office) }).check();
    await dialog.getByRole("link", { name: t("addresses:cancel") }).click();
    await expect(place(page, t)).toContainText(home);
    await expect(form.note).toHaveValue("Ring twice");
    await view(page, t).click();
    await dialog.getByRole("radio", { name: new RegExp(office) }).check();
    await dialog.getByRole("button", { name: t("addresses:select") }).click();
    await expect(place(page, t)).toContainText(office);
    await expect(form.note).toHaveValue("Ring twice");
    await view(page, t).click();
    await expect(dialog.getByRole("radio").first()).toHaveAccessibleName(new RegExp(office));
    await dialog.getByRole("link", { name: t("addresses:cancel") }).click();
    await form.place.click();
    await expect(page).toHaveURL(/my-orders/);
    const order = await theOrder(control);
    expect(order).toMatchObject({ order_note: "Ring twice", dm_tips: 3 });
    expect(order.delivery_address).toMatchObject({ address: expect.stringContaining(office), address_type: "office" });
  });

  test("ADDR-25 ADDR-23: another saved address is one press away, and nothing typed is lost", async ({
    page,
    t,
    control,
    expectAccessible,
  }) => {
    await page.goto("/checkout");
    const form = checkoutForm(page, t);
    await form.note.fill("Ring twice");
    await expect(place(page, t).getByRole("button", { name: new RegExp(office) })).toBeHidden();
    await unfold(place(page, t));
    await expectAccessible(page);
    await place(page, t)
      .getByRole("button", { name: new RegExp(office) })
      .click();
    await expect(place(page, t).locator("summary")).toContainText(office);
    await expect(form.note).toHaveValue("Ring twice");
    await form.place.click();
    await expect(page).toHaveURL(/my-orders/);
    const order = await theOrder(control);
    expect(order.order_note).toBe("Ring twice");
    expect(order.delivery_address).toMatchObject({ address: expect.stringContaining(office), address_type: "office" });
  });

  test("ADDR-25 the picked address brings house, floor and contact along", { tag: "@noscript" }, async ({
    page,
    t,
    control,
  }) => {
    const book = annsBook(control);
    const [known] = (await book.list()) as unknown as { latitude: string; longitude: string }[];
    await book.add({
      latitude: known?.latitude,
      longitude: known?.longitude,
      address_type: "Grandma",
      address: office,
      house: "5B",
      floor: "2",
      contact_person_name: "Grandma Lee",
    });
    await page.goto("/checkout");
    await expect(checkoutForm(page, t).contact).toContainText("Ann Lee");
    await view(page, t).click();
    await savedDialog(page, t)
      .getByRole("radio", { name: /Grandma/ })
      .check();
    await savedDialog(page, t)
      .getByRole("button", { name: t("addresses:select") })
      .click();
    await expect(checkoutForm(page, t).contact).toContainText("Grandma Lee");
    await expect(place(page, t).locator("summary")).toContainText(t("addresses:details.house", { value: "5B" }));
    await unfold(place(page, t));
    await expect(page.getByRole("textbox", { name: t("checkout:place.house") })).toHaveValue("5B");
    await checkoutForm(page, t).place.click();
    await expect(page).toHaveURL(/my-orders/);
    expect((await theOrder(control)).delivery_address).toMatchObject({
      house: "5B",
      floor: "2",
      contact_person_name: "Grandma Lee",
      address_type: "Grandma",
    });
  });

  test("ADDR-23 ADDR-19: addresses outside the store's zone cannot be selected", { tag: "@noscript" }, async ({
    page,
    t,
    mode,
  }) => {
    await page.goto("/addresses?dialog=address");
    await chooseAddress(page, t, mode, otherZone);
    await addressForm(page, t).submit.click();
    await expect(entries(page)).toHaveCount(3);
    await page.goto("/checkout");
    await view(page, t).click();
    await expect(savedDialog(page, t).getByRole("radio")).toHaveCount(2);
    await page.goto("/about-us?dialog=saved-addresses&zone=2");
    await expect(savedDialog(page, t).getByRole("radio")).toHaveCount(1);
    await page.goto("/about-us?dialog=saved-addresses&zone=99");
    await expect(savedDialog(page, t)).toContainText("No saved addresses found to select.");
  });

  test("ADDR-29: the address of an order is saved when its box is checked, and the order stands if that fails", {
    tag: "@noscript",
  }, async ({ page, t, shop, control }) => {
    const saving = async () =>
      (await control.requests()).filter(({ path }) => path === "/api/v1/customer/address/add").map(({ body }) => body);
    await page.goto("/checkout");
    await unfold(place(page, t));
    await page.getByRole("textbox", { name: "Street number" }).fill("12 B");
    await page.getByRole("checkbox", { name: "Save this Address" }).check();
    await checkoutForm(page, t).place.click();
    await expect(page).toHaveURL((url) => url.pathname === "/my-orders");
    expect(await saving()).toEqual([
      expect.objectContaining({ address: expect.stringContaining("12 Harbour Street"), road: "12 B" }),
    ]);
    const ordered = (await control.requests()).find(({ path }) => path === "/api/v1/customer/order/place");
    expect(ordered?.body, "the place is that of a saved address").toMatchObject({ address_type: "home" });
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
    await unfold(place(page, t));
    await page.getByRole("checkbox", { name: "Save this Address" }).check();
    await control.fault({ kind: "status", status: 500, path: "/api/v1/customer/address/add" });
    await checkoutForm(page, t).place.click();
    await expect(page).toHaveURL((url) => url.pathname === "/my-orders");
    await expect(page.getByText("The order is placed, but we couldn't save its address.")).toBeVisible();
  });
});
