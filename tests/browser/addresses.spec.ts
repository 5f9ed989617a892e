import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, expectNoSideScroll, test } from "./fixtures";
import { addressCalls, addressForm, annsBook, chooseAddress } from "./support/addresses";
import { arrive, arriveSignedIn } from "./support/arrive";
import { checkoutForm, fillContact, grace, theOrder } from "./support/ordering";
import { putInCart, rice } from "./support/shopping";

const home = "12 Harbour Street";
const office = "30 Harbour Street";
const elsewhere = "16 Harbour Street";

const savedDialog = (page: Page, t: TFunction) => page.getByRole("dialog", { name: t("addresses:title") });
const entries = (page: Page) => page.getByRole("main").getByRole("listitem");

test.describe("a customer's address book", () => {
  test.beforeEach(({ page, shop }) => arriveSignedIn(page, shop.url));

  test("ADDR-02 ADDR-22: the page lists the saved addresses with type and text @matrix", async ({
    page,
    t,
    control,
    expectAccessible,
  }) => {
    await page.goto("/addresses");
    await expect(entries(page).filter({ hasText: t("addresses:type.home") })).toContainText(home);
    await expect(entries(page).filter({ hasText: t("addresses:type.office") })).toContainText(office);
    expect(await addressCalls(control, "list")).toHaveLength(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSideScroll(page);
    await expectAccessible(page);
  });

  test("ADDR-01 ADDR-04 ADDR-06: the form has map, label and fields @matrix", async ({
    page,
    t,
    mode,
    expectAccessible,
  }) => {
    await page.goto("/addresses");
    await page.getByRole("link", { name: t("addresses:add") }).click();
    const form = addressForm(page, t);
    for (const type of ["home", "office", "other"]) await expect(form.type(type)).toBeVisible();
    const fields = [form.name, form.phone, form.email, form.road, form.house, form.floor, form.additional];
    for (const field of fields) await expect(field).toBeVisible();
    await expect(form.reset).toBeVisible();
    await expect(form.submit).toHaveText(t("addresses:add"));
    const map = mode === "scripts-on" ? form.dialog.locator(".leaflet-container") : form.dialog.locator(".map img");
    await expect(map).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSideScroll(page);
    await expectAccessible(page);
  });

  test("ADDR-03 the label's name is asked for with Other only", async ({ page, t }) => {
    await page.goto("/addresses?dialog=address");
    const form = addressForm(page, t);
    await expect(form.type("home")).toBeChecked();
    await expect(form.label).toBeHidden();
    await form.type("other").check();
    await expect(form.label).toBeVisible();
    await form.type("office").check();
    await expect(form.label).toBeHidden();
  });

  test("ADDR-08 ADDR-09 ADDR-10: what is missing is named at its field, and nothing is sent", async ({
    page,
    t,
    control,
    expectAccessible,
  }) => {
    await page.goto("/addresses?dialog=address");
    const form = addressForm(page, t);
    await form.name.fill("");
    await form.phone.fill("");
    await form.house.fill("5B");
    await form.submit.click();
    await expect(form.search).toHaveAccessibleDescription("Address is required");
    await expect(form.name).toHaveAccessibleDescription("Name is required");
    await expect(form.phone).toHaveAccessibleDescription(/Phone Number is required/);
    await expect(form.house).toHaveValue("5B");
    expect(await addressCalls(control, "add")).toHaveLength(0);
    await expectAccessible(page);
  });

  test("ADDR-11 ADDR-14 ADDR-15: a new address of the least there must be is saved, told and listed", async ({
    page,
    t,
    mode,
    control,
  }) => {
    await page.goto("/addresses?dialog=address");
    const form = addressForm(page, t);
    await expect(form.name).toHaveValue("Ann Lee");
    await chooseAddress(page, t, mode, elsewhere);
    await form.submit.click();
    await expect(page.getByText("Successfully added")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(entries(page).filter({ hasText: elsewhere })).toContainText(t("addresses:type.home"));
    expect((await addressCalls(control, "add")).map(({ body }) => body)).toMatchObject([
      { address_type: "home", contact_person_name: "Ann Lee", contact_person_number: "+15550100001" },
    ]);
  });

  test("ADDR-12 a label of one's own is the type that is sent", async ({ page, t, mode, control }) => {
    await page.goto("/addresses?dialog=address");
    const form = addressForm(page, t);
    await form.type("other").check();
    await form.label.fill("Summer house");
    await form.floor.fill("3");
    await chooseAddress(page, t, mode, elsewhere);
    await expect(form.label, "a search loses nothing").toHaveValue("Summer house");
    await form.submit.click();
    await expect(entries(page).filter({ hasText: elsewhere })).toContainText("Summer house");
    expect((await addressCalls(control, "add")).map(({ body }) => body)).toMatchObject([
      { address_type: "Summer house", floor: "3" },
    ]);
  });

  test("ADDR-13 ADDR-26: the edit icon opens an address, and it is updated", async ({ page, t, control }) => {
    await page.goto("/addresses");
    await page.getByRole("link", { name: t("addresses:edit", { address: office }) }).click();
    const form = addressForm(page, t, t("addresses:form.updateTitle"));
    await expect(form.type("office")).toBeChecked();
    await expect(form.dialog).toContainText(office);
    await expect(form.submit).toHaveText(t("addresses:update"));
    await form.floor.fill("7");
    await form.submit.click();
    await expect(page.getByText("Successfully updated")).toBeVisible();
    await expect(entries(page).filter({ hasText: office })).toContainText(t("addresses:details.floor", { value: 7 }));
    const [call] = await addressCalls(control, "update");
    expect(call).toMatchObject({
      method: "PUT",
      body: { address: expect.stringContaining(office), address_type: "office", floor: "7" },
    });
    const id = (call?.body as { id: number } | undefined)?.id;
    expect(call?.path).toBe(`/api/v1/customer/address/update/${id}`);
  });

  test("ADDR-26 the add button opens an empty form", async ({ page, t }) => {
    await page.goto("/addresses");
    await page.getByRole("link", { name: t("addresses:add") }).click();
    const form = addressForm(page, t);
    for (const field of [form.search, form.email, form.road, form.house, form.floor])
      await expect(field).toHaveValue("");
    await expect(form.dialog.locator("input[name=lat]")).toHaveCount(0);
  });

  test("ADDR-07 Reset leads back to how the form began", async ({ page, t, mode }) => {
    await page.goto("/addresses?dialog=address");
    const form = addressForm(page, t);
    await form.name.fill("");
    await form.house.fill("5B");
    await form.type("other").check();
    await chooseAddress(page, t, mode, elsewhere);
    await form.submit.click();
    await expect(form.name).toHaveAccessibleDescription("Name is required");
    await form.reset.click();
    await expect(form.name).toHaveValue("Ann Lee");
    await expect(form.house).toHaveValue("");
    await expect(form.type("home")).toBeChecked();
    await expect(form.search).toHaveValue("");
    await expect(form.dialog.getByText(elsewhere)).toHaveCount(0);
    await expect(form.name).not.toHaveAttribute("aria-invalid", "true");
  });

  test("ADDR-17 ERR-03: a call that fails is told, and the form stays open with what was typed", async ({
    page,
    t,
    mode,
    control,
  }) => {
    await page.goto("/addresses?dialog=address");
    const form = addressForm(page, t);
    await chooseAddress(page, t, mode, elsewhere);
    await form.house.fill("5B");
    await control.fault({ kind: "status", path: "/api/v1/customer/address/add", status: 403 });
    await form.submit.click();
    await expect(page.getByText("Server Error")).toBeVisible();
    await expect(form.house).toHaveValue("5B");
    await expect(form.dialog).toContainText(elsewhere);
    await control.clearFaults();
    await form.submit.click();
    await expect(entries(page).filter({ hasText: elsewhere })).toBeVisible();
  });

  test("API-21 an address is deleted after a question", async ({ page, t, control, expectAccessible }) => {
    await page.goto("/addresses");
    const bin = page.getByRole("link", { name: t("addresses:delete", { address: office }) });
    await bin.click();
    const question = page.getByRole("dialog", { name: t("addresses:remove.question") });
    await expect(question).toContainText(office);
    await expectAccessible(page);
    await question.getByRole("link", { name: t("addresses:remove.cancel") }).click();
    await bin.click();
    await question.getByRole("button", { name: t("addresses:remove.submit") }).click();
    await expect(page.getByText("Successfully removed")).toBeVisible();
    await expect(entries(page)).toHaveCount(1);
    expect(await addressCalls(control, "delete")).toHaveLength(1);
  });

  test("ADDR-21 without a saved address the dialog says Oops and offers to add one", async ({
    page,
    t,
    mode,
    control,
    expectAccessible,
  }) => {
    await annsBook(control).clear();
    await page.goto("/home?dialog=saved-addresses");
    const dialog = savedDialog(page, t);
    await expect(dialog.getByRole("heading", { name: "Oops" })).toBeVisible();
    await expect(dialog).toContainText("You don’t have any saved address yet. please save address to continue");
    await expectAccessible(page);
    await dialog.getByRole("link", { name: t("addresses:add") }).click();
    await chooseAddress(page, t, mode, elsewhere);
    await addressForm(page, t).submit.click();
    await expect(dialog.getByRole("radio", { name: new RegExp(elsewhere) })).toBeVisible();
  });

  test("LOC-24 LOC-26: an address picked from the location bar is where things are brought to", async ({ page, t }) => {
    await page.goto("/home");
    const bar = page.getByRole("banner");
    await bar.locator("summary", { hasText: t("shell:deliverTo") }).click();
    await bar
      .getByRole("link", { name: t("shell:location.saved") })
      .first()
      .click();
    await savedDialog(page, t)
      .getByRole("radio", { name: new RegExp(office) })
      .check();
    await savedDialog(page, t)
      .getByRole("button", { name: t("addresses:select") })
      .click();
    await expect(page.getByText("New delivery address selected")).toBeVisible();
    await expect(bar).toContainText(office);
  });
});

test.describe("a customer's checkout", () => {
  test.beforeEach(async ({ page, shop }) => {
    await arriveSignedIn(page, shop.url);
    await putInCart(page, shop.url, rice);
  });

  const place = (page: Page, t: TFunction) => page.getByRole("region", { name: t("checkout:place.title") });
  const view = (page: Page, t: TFunction) => place(page, t).getByRole("link", { name: t("addresses:view") });

  test("ADDR-28 ADDR-18 ADDR-20: the current address, and the saved ones to select from @matrix", async ({
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

  test("ADDR-24 ADDR-25: the current one is first, Cancel discards, Select takes the order there", async ({
    page,
    t,
    mode,
    control,
  }) => {
    await page.goto("/checkout");
    const form = checkoutForm(page, t);
    await form.note.fill("Ring twice");
    await view(page, t).click();
    const dialog = savedDialog(page, t);
    await expect(dialog.getByRole("radio").first()).toBeChecked();
    await expect(dialog.getByRole("radio", { name: new RegExp(home) })).toBeChecked();
    await dialog.getByRole("radio", { name: new RegExp(office) }).check();
    await dialog.getByRole("link", { name: t("addresses:cancel") }).click();
    await expect(place(page, t)).toContainText(home);
    if (mode === "scripts-on") await expect(form.note).toHaveValue("Ring twice");
    await view(page, t).click();
    await dialog.getByRole("radio", { name: new RegExp(office) }).check();
    await dialog.getByRole("button", { name: t("addresses:select") }).click();
    await expect(place(page, t)).toContainText(office);
    if (mode === "scripts-on") await expect(form.note).toHaveValue("Ring twice");
    await view(page, t).click();
    await expect(dialog.getByRole("radio").first()).toHaveAccessibleName(new RegExp(office));
    await dialog.getByRole("link", { name: t("addresses:cancel") }).click();
    await form.place.click();
    await expect(page).toHaveURL(/my-orders/);
    expect((await theOrder(control)).delivery_address.address).toContain(office);
  });

  test("ADDR-25 the picked address brings house, floor and contact along", async ({ page, t, control }) => {
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
    await expect(checkoutForm(page, t).name).toHaveValue("Ann Lee");
    await view(page, t).click();
    await savedDialog(page, t)
      .getByRole("radio", { name: /Grandma/ })
      .check();
    await savedDialog(page, t)
      .getByRole("button", { name: t("addresses:select") })
      .click();
    await expect(checkoutForm(page, t).name).toHaveValue("Grandma Lee");
    await expect(page.getByRole("textbox", { name: t("checkout:place.house"), exact: true })).toHaveValue("5B");
    await checkoutForm(page, t).place.click();
    await expect(page).toHaveURL(/my-orders/);
    expect((await theOrder(control)).delivery_address).toMatchObject({
      house: "5B",
      floor: "2",
      contact_person_name: "Grandma Lee",
    });
  });

  test("ADDR-23 ADDR-19: addresses outside the store's zone cannot be selected", async ({ page, t, mode }) => {
    await page.goto("/addresses?dialog=address");
    await chooseAddress(page, t, mode, "12 Olive Street");
    await addressForm(page, t).submit.click();
    await expect(entries(page)).toHaveCount(3);
    await page.goto("/checkout");
    await view(page, t).click();
    await expect(savedDialog(page, t).getByRole("radio")).toHaveCount(2);
    await page.goto("/home?dialog=saved-addresses&zone=2");
    await expect(savedDialog(page, t).getByRole("radio")).toHaveCount(1);
    await page.goto("/home?dialog=saved-addresses&zone=99");
    await expect(savedDialog(page, t)).toContainText("No saved addresses found to select.");
  });
});

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

  test("LOC-25 saved addresses need sign-in", async ({ page, t }) => {
    await page.goto("/home?dialog=saved-addresses");
    await expect(savedDialog(page, t)).toContainText("To select from saved addresses, you need to sign in.");
    await savedDialog(page, t)
      .getByRole("link", { name: t("addresses:login") })
      .click();
    await expect(page).toHaveURL(/\/auth\/sign-in\?returnTo=/);
  });

  test("ADDR-05 ADDR-16: an address stays with this browser, and no call is made for it", async ({
    page,
    t,
    shop,
    control,
  }) => {
    await page.goto("/addresses");
    await page.getByRole("link", { name: t("addresses:add") }).click();
    const form = addressForm(page, t);
    await expect(form.dialog).toContainText(home);
    await expect(form.phone).toHaveValue("+1 ");
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

  test("ADDR-16 another place moves the guest along", async ({ page, t, mode, control }) => {
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

  test("ADDR-33 ADDR-34: unknown contact info says so, with the way to enter it @matrix", async ({
    page,
    t,
    expectAccessible,
  }) => {
    await page.goto("/addresses");
    await expect(card(page, t).getByText(t("addresses:contact.none"))).toBeVisible();
    await expect(card(page, t).getByTitle(t("addresses:contact.noneHint"))).toBeVisible();
    await expect(card(page, t).getByTitle(t("addresses:contact.editHint"))).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSideScroll(page);
  });

  test("ADDR-30 ADDR-31 ADDR-32: the contact form asks for all three, and the card shows them", async ({
    page,
    t,
    expectAccessible,
  }) => {
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

  test("ADDR-27 a take-away order asks for no address; its contact icon opens the contact form", async ({
    page,
    t,
    shop,
  }) => {
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
    const place = page.getByRole("region", { name: t("checkout:place.title") });
    await expect(place).toBeVisible();
    await page.getByRole("radio", { name: t("checkout:how.take_away") }).check();
    await expect(place).toBeHidden();
    await page.getByTitle("Please add your delivery address").click();
    const form = contactForm(page, t);
    await form.name.fill(grace.name);
    await form.phone.fill(grace.phone);
    await form.email.fill(grace.email);
    await form.save.click();
    await expect(checkoutForm(page, t).name).toHaveValue(grace.name);
    await expect(checkoutForm(page, t).email).toHaveValue(grace.email);
  });
});
