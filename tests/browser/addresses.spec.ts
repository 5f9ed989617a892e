import { expect, test } from "./fixtures";
import {
  addressCalls,
  addressForm,
  annsBook,
  chooseAddress,
  elsewhere,
  entries,
  home,
  office,
  savedDialog,
} from "./support/addresses";
import { arriveSignedIn } from "./support/arrive";

test.describe("a customer's address book", () => {
  test.beforeEach(({ page, shop }) => arriveSignedIn(page, shop.url));

  test("ADDR-02 ADDR-22: the page lists the saved addresses with type and text @look", async ({
    page,
    t,
    control,
    expectLooksRight,
  }) => {
    await page.goto("/addresses");
    await expect(entries(page).filter({ hasText: t("addresses:type.home") })).toContainText(home);
    await expect(entries(page).filter({ hasText: t("addresses:type.office") })).toContainText(office);
    expect(await addressCalls(control, "list")).toHaveLength(1);
    await expectLooksRight(page);
  });

  test("ADDR-24: the page lists the current address first", { tag: "@noscript" }, async ({ page, t, shop }) => {
    for (const [address, current] of [
      [office, "office"],
      [home, "home"],
    ] as const) {
      await arriveSignedIn(page, shop.url, address);
      await page.goto("/addresses");
      await expect(entries(page).first()).toContainText(t("addresses:current"));
      await expect(entries(page).first()).toContainText(t(`addresses:type.${current}`));
    }
  });

  test("ADDR-01 ADDR-04 ADDR-06: the form has map, label and fields @look", async ({
    page,
    t,
    mode,
    expectLooksRight,
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
    await form.phone.fill("12");
    await form.submit.click();
    await expect(form.phone).toHaveAccessibleDescription(new RegExp(t("addresses:errors.phoneInvalid")));
    await expect(form.phone).toHaveValue("12");
    await expectLooksRight(page);
  });

  test("ADDR-03 the label's name is asked for with Other only", { tag: ["@css", "@noscript"] }, async ({ page, t }) => {
    await page.goto("/addresses?dialog=address");
    const form = addressForm(page, t);
    await expect(form.type("home")).toBeChecked();
    await expect(form.label).toBeHidden();
    await form.type("other").check();
    await expect(form.label).toBeVisible();
    await form.type("office").check();
    await expect(form.label).toBeHidden();
  });

  test("ADDR-08 ADDR-09 ADDR-10: what is missing is named at its field, and nothing is sent", {
    tag: "@noscript",
  }, async ({ page, t, control, expectAccessible }) => {
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

  test("DATA-17 a new address begins with the customer's own name and number", { tag: "@noscript" }, async ({
    page,
    t,
  }) => {
    await page.goto("/addresses?dialog=address");
    const form = addressForm(page, t);
    await expect(form.name).toHaveValue("Ann Lee");
    await expect(form.country).toHaveValue("us");
    await expect(form.phone).toHaveValue(/555.?010.?0001$/);
  });

  test("ADDR-11 ADDR-14 ADDR-15: a new address of the least there must be is saved, told and listed", {
    tag: "@noscript",
  }, async ({ page, t, mode, control }) => {
    await page.goto("/addresses?dialog=address");
    const form = addressForm(page, t);
    await form.country.selectOption({ label: "Egypt (\u200e+20)" });
    await form.phone.fill("0100 123 4567");
    await chooseAddress(page, t, mode, elsewhere);
    await expect(form.country, "a search loses nothing").toHaveValue("eg");
    await form.submit.click();
    await expect(page.getByText("Successfully added")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(entries(page).filter({ hasText: elsewhere })).toContainText(t("addresses:type.home"));
    expect((await addressCalls(control, "add")).map(({ body }) => body)).toMatchObject([
      { address_type: "home", contact_person_name: "Ann Lee", contact_person_number: "+201001234567" },
    ]);
  });

  test("ADDR-12 a label of one's own is the type that is sent", { tag: "@noscript" }, async ({
    page,
    t,
    mode,
    control,
  }) => {
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

  test("ADDR-13 ADDR-26: the edit icon opens an address, and it is updated", { tag: "@noscript" }, async ({
    page,
    t,
    control,
  }) => {
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

  test("ADDR-26 the add button opens an empty form", { tag: "@noscript" }, async ({ page, t }) => {
    await page.goto("/addresses");
    await page.getByRole("link", { name: t("addresses:add") }).click();
    const form = addressForm(page, t);
    for (const field of [form.search, form.email, form.road, form.house, form.floor])
      await expect(field).toHaveValue("");
    await expect(form.dialog.locator("input[name=lat]")).toHaveCount(0);
  });

  test("ADDR-07 Reset leads back to how the form began @noscript", async ({ page, t, mode }) => {
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

  test("ADDR-17 ERR-03: a call that fails is told, and the form stays open with what was typed @noscript", {
    tag: "@css",
  }, async ({ page, t, mode, control }) => {
    await page.goto("/addresses?dialog=address");
    const form = addressForm(page, t);
    await chooseAddress(page, t, mode, elsewhere);
    await form.house.fill("5B");
    await page.setViewportSize({ width: 360, height: 640 });
    await control.fault({ kind: "status", path: "/api/v1/customer/address/add", status: 403 });
    await form.submit.click();
    const failure = page.getByText("Server Error");
    await expect(failure).toBeVisible();
    if (mode !== "scripts-on") {
      const [said, button] = [await failure.boundingBox(), await form.submit.boundingBox()];
      expect((said?.y ?? 0) + (said?.height ?? 0), "what stays does not cover the buttons").toBeLessThan(
        button?.y ?? 0,
      );
    }
    await expect(form.house).toHaveValue("5B");
    await expect(form.dialog).toContainText(elsewhere);
    await control.clearFaults();
    await form.submit.click();
    await expect(entries(page).filter({ hasText: elsewhere })).toBeVisible();
  });

  test("LOC-18 LOC-20: what was typed stands when the browser refuses the location", { tag: "@scripts" }, async ({
    page,
    context,
    t,
  }) => {
    await context.grantPermissions([]);
    await page.goto("/addresses?dialog=address");
    const form = addressForm(page, t);
    await form.house.fill("5B");
    await form.dialog.getByRole("button", { name: t("location:current") }).click();
    await expect(page.getByText(t("location:permission.off"))).toBeVisible();
    await expect(form.house).toHaveValue("5B");
    await expect(page).toHaveURL("/addresses?dialog=address");
  });

  test("API-21 UI-01 an address is deleted after a question", async ({ page, t, control, expectAccessible }) => {
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

  test("ADDR-21 without a saved address the dialog says Oops and offers to add one", {
    tag: "@noscript",
  }, async ({ page, t, mode, control, expectAccessible }) => {
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

  test("LOC-24 LOC-26: the location bar has three ways, and an address picked there is where things are brought to", {
    tag: "@css",
  }, async ({ page, context, t, mode }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 43.6, longitude: -11.42 });
    await page.goto("/home");
    const bar = page.getByRole("banner");
    const open = async (way: string) => {
      await bar.locator("summary", { hasText: t("shell:deliverTo") }).click();
      for (const key of ["shell:location.saved", "location:current", "shell:location.change"])
        await expect(bar.getByRole("link", { name: t(key) })).toBeVisible();
      await bar.getByRole("link", { name: t(way) }).click();
    };
    await open("location:current");
    const map = page.getByRole("dialog", { name: t("location:title") });
    if (mode === "scripts-on") await expect(map.locator("form p")).toContainText("Port Merrow");
    else await expect(map).toContainText(t("location:locating"));
    await map.getByRole("link", { name: t("ui:close") }).click();
    await open("shell:location.change");
    await expect(map.getByRole("searchbox")).toBeVisible();
    await map.getByRole("link", { name: t("ui:close") }).click();
    await open("shell:location.saved");
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
