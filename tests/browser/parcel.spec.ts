import { fieldIn } from "../harness/visitor";
import { expect, isFull, test } from "./fixtures";
import { office } from "./support/addresses";
import { ann, arrive, arriveSignedIn } from "./support/arrive";
import { expectFooterFree } from "./support/layout";
import { grace, placedDialog, placedOrders, placings } from "./support/ordering";
import { choosePlace, cy, partyForm, payer, placeButton, reviewOf, sea, stepTitle, theParcel } from "./support/parcels";
import { callsOf, hostedPage } from "./support/payments";
import { enterModule, fieldsOf } from "./support/shopping";

const sender = "/parcel-delivery-info?category=1";
const receiver = "/parcel-delivery-info?step=receiver";
const payment = "/parcel-delivery-info/payment";
const there = "20 Harbour Street";

test.describe("a guest's parcel", () => {
  test.beforeEach(async ({ page, shop }) => {
    await arrive(page, shop.url);
    await enterModule(page, shop.url, "parcel");
  });

  test("RTE-44 API-12 TRK-13: from the card of its category to the receiver's door @noscript", { tag: "@css" }, async ({
    page,
    t,
    mode,
    control,
  }) => {
    await control.setClock({ freeze: true });
    await page.goto("/home");
    await page.getByRole("main").locator(`a[href="${sender}"]`).first().click();
    await expect(stepTitle(page, t, "sender")).toBeVisible();
    const form = partyForm(page, t);
    await expect(form.main.locator('input[name="category"]:checked')).toHaveValue("1");
    await form.name.fill(grace.name);
    await form.phone.fill(grace.phone);
    await form.email.fill(grace.email);
    await form.house.fill("7");
    await form.submit.click();

    await expect(stepTitle(page, t, "receiver")).toBeVisible();
    await choosePlace(page, t, mode, there);
    await form.name.fill(cy.name);
    await form.phone.fill(cy.phone);
    await form.instruction.selectOption({ index: 1 });
    await form.note.fill("Second door");
    const told = await form.instruction.locator("option").nth(1).textContent();
    await form.submit.click();

    await expect(stepTitle(page, t, "payment")).toBeVisible();
    for (const text of [grace.name, grace.number, cy.name, cy.number, `${told} · Second door`]) {
      await expect(reviewOf(page, t)).toContainText(text);
    }
    // Going back finds everything as it was typed.
    await page.goto(receiver);
    await expect(form.name).toHaveValue(cy.name);
    await expect(form.note).toHaveValue("Second door");
    await form.submit.click();
    await expect(stepTitle(page, t, "payment")).toBeVisible();

    await payer(page, t, "receiver").check();
    await expect(page.getByRole("textbox", { name: t("checkout:tip.amount") })).toBeHidden();
    await page.locator('label:has(input[name="tip"][value="2"])').click();
    if (mode !== "scripts-on") await page.getByRole("button", { name: t("checkout:summary.update") }).click();
    const shown = await page.locator("aside .tot dd").textContent();
    await expect(page.getByRole("radio", { name: "Demo Pay" })).toBeHidden();
    await placeButton(page, t).click();
    await expect(placedDialog(page, t)).toBeVisible();

    const order = await theParcel(control);
    expect(shown).toContain(order.order_amount.toFixed(2));
    expect(order).toMatchObject({
      order_type: "parcel",
      charge_payer: "receiver",
      dm_tips: 2,
      delivery_instruction: `${told} · Second door`,
      delivery_address: { contact_person_name: grace.name, contact_person_number: grace.number, house: "7" },
      receiver_details: { contact_person_name: cy.name, contact_person_number: cy.number },
    });
    expect(await callsOf(control, "parcel-instructions")).not.toHaveLength(0);
    // The next parcel begins anew.
    await page.goto(receiver);
    await expect(stepTitle(page, t, "sender")).toBeVisible();

    await page.goto(`/track-order?dialog=track&order=${order.id}`);
    const drawer = page.getByRole("dialog", { name: t("orders:track.drawer") });
    for (const text of [grace.name, cy.name, order.parcel_category.name]) await expect(drawer).toContainText(text);
    await expect(drawer).toContainText(t("orders:track.receiver"));
    await expect(drawer).toContainText(t("orders:parcel.receiver"));
  });

  test("what is wrong is named at its field, and nothing typed is lost", { tag: "@noscript" }, async ({
    page,
    t,
    mode,
    control,
  }) => {
    await page.goto("/parcel-delivery-info?category=99");
    const form = partyForm(page, t);
    await form.name.fill(grace.name);
    await form.phone.fill("12");
    await form.email.fill("grace");
    await form.submit.click();
    await expect(form.phone).toHaveAccessibleDescription(new RegExp(t("addresses:errors.phoneInvalid")));
    await expect(form.email).toHaveAccessibleDescription(new RegExp(t("addresses:errors.emailInvalid")));
    await expect(form.main.getByText(t("parcel:errors.category"))).toBeVisible();
    await expect(form.name).toHaveValue(grace.name);
    await expect(form.phone).toHaveValue("12");
    await form.phone.fill(grace.phone);
    await form.email.fill(grace.email);
    await form.category("Documents").check();
    await form.submit.click();

    // Nobody sends something to where it already is.
    await expect(stepTitle(page, t, "receiver")).toBeVisible();
    await form.name.fill(cy.name);
    await form.phone.fill(cy.phone);
    await form.submit.click();
    await expect(form.main.getByText(t("addresses:errors.address"))).toBeVisible();
    await choosePlace(page, t, mode, "12 Harbour Street");
    await form.submit.click();
    await expect(form.main.getByText(t("parcel:errors.samePlace"))).toBeVisible();
    await expect(form.name).toHaveValue(cy.name);
    await choosePlace(page, t, mode, there);
    await form.submit.click();
    await expect(stepTitle(page, t, "payment")).toBeVisible();
    expect(await placings(control)).toHaveLength(0);
  });

  test("LOC-18 LOC-20: what was typed stands when the browser refuses the location", { tag: "@scripts" }, async ({
    page,
    context,
    t,
  }) => {
    await context.grantPermissions([]);
    await page.goto(sender);
    const form = partyForm(page, t);
    await form.house.fill("5B");
    await form.main.getByRole("button", { name: t("location:current") }).click();
    await expect(page.getByText(t("location:permission.off"))).toBeVisible();
    await expect(form.house).toHaveValue("5B");
    await expect(page).toHaveURL(sender);
  });

  test("a step without the one before it leads back, and another module has no parcels", { tag: "@noscript" }, async ({
    page,
    shop,
    t,
  }) => {
    for (const address of [receiver, payment]) {
      await page.goto(address);
      await expect(stepTitle(page, t, "sender")).toBeVisible();
    }
    await enterModule(page, shop.url, "food");
    await page.goto(sender);
    await expect(page).toHaveURL(/dialog=modules/);
  });

  test("prices, places and ways that the browser makes up count for nothing; one key places one parcel", {
    tag: "@noscript",
  }, async ({ page, shop, control }) => {
    const post = (path: string, form: Record<string, string>) =>
      page.request.post(path, { form, headers: { Origin: shop.url } });
    const here = await (await page.request.get(sender)).text();
    const from = {
      intent: "save-parcel-party",
      lat: fieldIn(here, "lat"),
      lng: fieldIn(here, "lng"),
      category: "1",
      contactName: grace.name,
      contactNumber: grace.number,
      contactEmail: grace.email,
    };
    expect((await post(sender, { ...from, ...sea })).status()).toBe(422);
    expect((await post(sender, { ...from, lat: "north" })).status()).toBe(422);
    expect((await post(sender, from)).url()).toContain(receiver);
    const to = { ...from, lat: String(Number(from.lat) + 0.004), contactName: cy.name, contactNumber: cy.number };
    expect((await post(receiver, { ...to, note: "x".repeat(101) })).status()).toBe(422);
    expect((await post(receiver, to)).url()).toContain(payment);

    const html = await (await page.request.get(payment)).text();
    const seen = fieldIn(html, "seen").replaceAll("&quot;", '"');
    const order = {
      intent: "place-parcel",
      key: fieldIn(html, "key"),
      seen,
      payer: "sender",
      payment: "cash_on_delivery",
      tip: "1",
    };
    const made = { order_amount: "0.01", deliveryFee: "0", distance: "0", total: "0", parcel_category_id: "6" };
    expect((await post(payment, { ...order, payment: "shells" })).status()).toBe(422);
    expect((await post(payment, { ...order, payer: "the king" })).status()).toBe(422);
    expect(
      (await post(payment, { ...order, seen: seen.replace(/"deliveryFee":[\d.]+/, '"deliveryFee":0') })).status(),
    ).toBe(409);
    expect((await post(payment, { ...order, seen: "{" })).status()).toBe(409);
    expect(await placings(control)).toHaveLength(0);
    const answers = await Promise.all([post(payment, { ...order, ...made }), post(payment, { ...order, ...made })]);
    for (const answer of answers) expect(answer.url()).toContain("/home?dialog=order-placed");
    expect(await placings(control)).toHaveLength(1);
    const [stands] = await placedOrders(control);
    expect(stands?.order_amount).toBeGreaterThan(5);
    const [placed] = await placings(control);
    expect(placed && fieldsOf(placed)).toMatchObject({ parcel_category_id: 1, order_amount: stands?.order_amount });
  });
});

test.describe("a customer's parcel", () => {
  test.beforeEach(async ({ page, shop, control }) => {
    await control.setClock({ freeze: true });
    await arriveSignedIn(page, shop.url);
    await enterModule(page, shop.url, "parcel");
  });

  test("a saved address fills the form; paid online, found among the orders, cancelled", async ({
    page,
    t,
    control,
  }) => {
    await page.goto(sender);
    const form = partyForm(page, t);
    await expect(form.name).toHaveValue(`${ann.firstName} Lee`);
    await form.floor.fill("3");
    await form.submit.click();
    await expect(stepTitle(page, t, "receiver")).toBeVisible();
    await form.note.fill("Blue door");
    const [choice] = await form.saved.locator("option", { hasText: office }).all();
    await form.saved.selectOption((await choice?.getAttribute("value")) ?? "");
    await form.take.click();
    await expect(form.main.locator("p", { hasText: office }).first()).toBeVisible();
    await expect(form.name).toHaveValue(`${ann.firstName} Lee`);
    await expect(form.note).toHaveValue("Blue door");
    await form.name.fill(cy.name);
    await form.submit.click();
    await expect(reviewOf(page, t)).toContainText(office);
    await page.getByRole("radio", { name: "Demo Pay" }).check();
    await placeButton(page, t).click();
    await expect(hostedPage(page)).toBeVisible();

    const [attempt] = await placings(control);
    expect(attempt && fieldsOf(attempt)).toMatchObject({
      payment_method: "digital_payment",
      charge_payer: "sender",
      delivery_instruction: "Blue door",
      floor: "3",
    });
    const order = await theParcel(control);
    await page.goto(`/my-orders?dialog=order&order=${order.id}`);
    const dialog = page.getByRole("dialog", { name: t("orders:number", { id: order.id }) });
    for (const text of [order.parcel_category.name, cy.name, t("orders:parcel.payer")]) {
      await expect(dialog).toContainText(text);
    }
    await dialog.getByRole("link", { name: t("payment:question.cancel") }).click();
    const question = page.getByRole("dialog", { name: t("payment:cancel.title") });
    await question.getByRole("radio").first().check();
    await question.getByRole("button", { name: t("payment:cancel.submit") }).click();
    await expect(question).toHaveCount(0);
    await page.goto("/my-orders?tab=history");
    const row = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: String(order.id) });
    await expect(row).toContainText(t("orders:status.canceled"));
    await expect(row).toContainText(order.parcel_category.name);
  });

  test("the steps of a parcel are clear and fit a phone @look @css", async ({ page, t, mode, expectLooksRight }) => {
    test.skip(!isFull && mode === "scripts-off", "judged with scripts, without in the full run");
    const judged = async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await expectFooterFree(page);
      await expectLooksRight(page);
      await expectFooterFree(page);
    };
    await page.goto(sender);
    const form = partyForm(page, t);
    const map = mode === "scripts-on" ? form.main.locator(".leaflet-container") : form.main.locator(".map img");
    await expect(map).toBeVisible();
    await judged();
    await form.submit.click();
    await expect(stepTitle(page, t, "receiver")).toBeVisible();
    await judged();
    await form.submit.click();
    await expect(form.main.getByText(t("addresses:errors.address"))).toBeVisible();
    await judged();
    await form.saved.selectOption({ index: 1 });
    await form.take.click();
    await expect(form.name).not.toHaveValue("");
    await form.submit.click();
    await expect(stepTitle(page, t, "payment")).toBeVisible();
    await judged();
  });
});
