import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, expectNoSideScroll, test } from "./fixtures";
import { addressCalls, addressForm, chooseAddress, elsewhere, entries, home, savedDialog } from "./support/addresses";
import { arrive } from "./support/arrive";
import { checkoutForm, fillContact, grace, theOrder } from "./support/ordering";
import { putInCart, rice } from "./support/shopping";

test.describe("a guest", () => {
  test.beforeEach(({ page, shop }) => arrive(page, shop.url));

  const card = (page: Page, t: TFunction) => page.getByRole("region", { name: t("addresses:contact.title") });
  const contactForm = (page: Page, t: TFunction) => {
    const dialog = page.getByRole("dialog", { name: t("addresses:contact.form") });
    return {
      dialog,
      name: dialog.getByRole("textbox", { name: "Contact Person Name" }),
      phone: dialog.getByRole("textbox", { name: t("addresses:contact.phone") }),
      email: dialog.getByRole("textbox", { name: "Contact Person Email" }),
      save: dialog.getByRole("button", { name: "Save" }),
    };
  };

  test("LOC-25 saved addresses need sign-in", { tag: "@noscript" }, async ({ page, t }) => {
    await page.goto("/about-us?dialog=saved-addresses");
    await expect(savedDialog(page, t)).toContainText("To select from saved addresses, you need to sign in.");
    await savedDialog(page, t)
      .getByRole("link", { name: t("addresses:login") })
      .click();
    await expect(page).toHaveURL(/\/auth\/sign-in\?returnTo=/);
  });

  test("ADDR-05 ADDR-16: an address stays with this browser, and no call is made for it", { tag: "@noscript" }, async ({
    page,
    t,
    shop,
    control,
  }) => {
    await page.goto("/addresses");
    await page.getByRole("link", { name: t("addresses:add") }).click();
    const form = addressForm(page, t);
    await expect(form.dialog).toContainText(home);
    await expect(form.country).toHaveValue("us");
    await form.name.fill(grace.name);
    await form.phone.fill(grace.phone);
    await form.house.fill("5B");
    await form.submit.click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(entries(page)).toContainText(t("addresses:details.house", { value: "5B" }));
    expect((await control.requests()).filter(({ path }) => path.includes("/customer/address/"))).toEqual([]);
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
    await expect(checkoutForm(page, t).name).toHaveValue(grace.name);
    await fillContact(page, t);
    await checkoutForm(page, t).place.click();
    await expect(page).toHaveURL(/order-placed/);
    expect((await theOrder(control)).delivery_address).toMatchObject({ house: "5B" });
  });

  test("ADDR-16 another place moves the guest along", { tag: "@noscript" }, async ({ page, t, mode, control }) => {
    await page.goto("/addresses?dialog=address");
    const form = addressForm(page, t);
    await form.name.fill(grace.name);
    await form.phone.fill(grace.phone);
    await form.type("office").check();
    await chooseAddress(page, t, mode, elsewhere);
    await form.submit.click();
    await expect(entries(page).filter({ hasText: t("addresses:type.office") })).toContainText(elsewhere);
    await expect(page.getByRole("banner")).toContainText(elsewhere);
    expect(await addressCalls(control, "add")).toEqual([]);
  });

  test("ADDR-33 ADDR-34: unknown contact info says so, with the way to enter it @look", async ({
    page,
    t,
    expectLooksRight,
  }) => {
    await page.goto("/addresses");
    await expect(card(page, t).getByText(t("addresses:contact.none"))).toBeVisible();
    await expect(card(page, t).getByTitle(t("addresses:contact.noneHint"))).toBeVisible();
    await expect(card(page, t).getByTitle(t("addresses:contact.editHint"))).toBeVisible();
    await expectLooksRight(page);
  });

  test("ADDR-33: at checkout the card says nobody is known, over open fields; who is known is one line", {
    tag: ["@css", "@noscript"],
  }, async ({ page, t, shop, expectAccessible }) => {
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
    const form = checkoutForm(page, t);
    await expect(form.contact.getByTitle(t("addresses:contact.noneHint"))).toContainText(t("addresses:contact.none"));
    await expect(form.name).toBeVisible();
    await expectAccessible(page);
    await page.goto("/addresses?dialog=contact");
    const contact = contactForm(page, t);
    await contact.name.fill(grace.name);
    await contact.phone.fill(grace.phone);
    await contact.email.fill(grace.email);
    await contact.save.click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto("/checkout");
    for (const text of [grace.name, grace.number, grace.email]) await expect(form.contact).toContainText(text);
    await expect(form.name).toBeHidden();
    await form.contact.getByText(grace.name).click();
    await expect(form.name).toHaveValue(grace.name);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSideScroll(page);
  });

  test("ADDR-30 ADDR-31 ADDR-32: the contact form asks for all three, and the card shows them", {
    tag: "@noscript",
  }, async ({ page, t, expectAccessible }) => {
    await page.goto("/addresses");
    await card(page, t).getByTitle("Please add your delivery address").click();
    const form = contactForm(page, t);
    await expect(form.dialog.getByRole("button", { name: "Reset" })).toBeVisible();
    await form.phone.fill("");
    await form.save.click();
    await expect(form.name).toHaveAccessibleDescription("Name is required");
    await expect(form.phone).toHaveAccessibleDescription(/Phone Number is required/);
    await expect(form.email).toHaveAccessibleDescription("Email is required");
    await expectAccessible(page);
    await form.name.fill(grace.name);
    await form.phone.fill(grace.phone);
    await form.email.fill(grace.email);
    await form.save.click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    for (const text of [grace.name, grace.number, grace.email]) await expect(card(page, t)).toContainText(text);
  });

  test("ADDR-27 a take-away order asks for no address; its contact icon opens the contact form", {
    tag: "@css",
  }, async ({ page, t, shop }) => {
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
    const place = page.getByRole("region", { name: t("checkout:place.title") });
    await expect(place).toBeVisible();
    await page.getByRole("radio", { name: t("checkout:how.take_away") }).check();
    await expect(place).toBeHidden();
    await checkoutForm(page, t).note.fill("Ring twice");
    await page.getByTitle("Please add your delivery address").click();
    const form = contactForm(page, t);
    await form.name.fill(grace.name);
    await form.phone.fill(grace.phone);
    await form.email.fill(grace.email);
    await form.save.click();
    await expect(checkoutForm(page, t).contact).toContainText(grace.name);
    await expect(checkoutForm(page, t).contact).toContainText(grace.email);
    await expect(checkoutForm(page, t).note).toHaveValue("Ring twice");
    await expect(page.getByRole("radio", { name: t("checkout:how.take_away") })).toBeChecked();
  });

  test("another place picked from the checkout leads back to it, with all that was typed @noscript", async ({
    page,
    t,
    shop,
    mode,
  }) => {
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
    const form = checkoutForm(page, t);
    await fillContact(page, t);
    await form.note.fill("Ring twice");
    await page.getByRole("button", { name: t("checkout:place.change") }).click();
    const dialog = page.getByRole("dialog", { name: t("location:title") });
    await dialog.getByRole("searchbox").fill(elsewhere);
    if (mode !== "scripts-on") await dialog.getByRole("searchbox").press("Enter");
    await dialog
      .getByRole("radio", { name: new RegExp(elsewhere) })
      .first()
      .check();
    await dialog.getByRole("button", { name: t("location:pick") }).click();
    await expect(page.getByRole("region", { name: t("checkout:place.title") })).toContainText(elsewhere);
    await expect(page).toHaveURL(/\/checkout/);
    await expect(form.note).toHaveValue("Ring twice");
    await expect(form.name).toHaveValue(grace.name);
    await expect(form.phone).toHaveValue(grace.phone);
  });
});
