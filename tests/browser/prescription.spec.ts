import type { Page } from "@playwright/test";
import { expect, expectNoSideScroll, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { checkoutForm, fillContact, grace, placedDialog, placings, sumRow } from "./support/ordering";
import { png, scan } from "./support/pictures";
import { enterModule, fieldsOf, putInCart } from "./support/shopping";

// The sandbox's data changes within these tests.

/** Open day and night. */
const harbourPharmacy = 41;
const naproxen = 1053;

const note = { name: "scan.png", mimeType: "image/png", buffer: Buffer.from("No picture at all") };
const large = { ...scan, buffer: Buffer.concat([png, Buffer.alloc(6_000_000)]) };

const missing = "Please upload your prescription image.";
const storeAddress = `/store/${harbourPharmacy}?module_id=3`;
const filesOf = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test("CHK-09 CHK-10 ROLE-14: a prescription is ordered from a pharmacy's page, whatever goes wrong first @matrix @noscript", async ({
  page,
  t,
  mode,
  shop,
  control,
  expectAccessible,
}) => {
  // Six posts, one of them of 6 MB.
  test.slow();
  const sent = async () => (await control.requests()).filter(({ path }) => path.endsWith("/order/prescription/place"));
  await arrive(page, shop.url);
  await page.goto(storeAddress);
  await expectAccessible(page);
  await page.getByRole("link", { name: t("store:prescription.order") }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: t("cart:guest.guest"), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("checkout:prescription.order") })).toBeVisible();
  const form = checkoutForm(page, t);
  await fillContact(page, t);
  await form.note.fill("Twice a day");
  const files = filesOf(page, t("checkout:prescription.label", { count: 5 }));
  await expect(form.place).toBeVisible();

  for (const [chosen, problem] of [
    [[], t("checkout:prescription.problems.missing")],
    [[note], t("checkout:prescription.problems.noPicture")],
    [[large], t("checkout:prescription.problems.tooLarge", { size: 5 })],
  ] as const) {
    await files.setInputFiles([...chosen]);
    await form.place.click();
    await expect(files).toHaveAccessibleDescription(new RegExp(problem));
    await expect(form.note).toHaveValue("Twice a day");
    await expect(form.name).toHaveValue(grace.name);
  }
  await expectAccessible(page);
  await expectNoSideScroll(page);
  expect(await sent()).toHaveLength(0);

  await form.phone.fill("12");
  await files.setInputFiles([scan, scan]);
  await form.place.click();
  await expect(form.phone).toHaveAccessibleDescription(new RegExp(t("addresses:errors.phoneInvalid")));
  const again = page.getByText(t("checkout:prescription.again", { count: 5 }));
  await expect(again).toHaveCount(mode === "scripts-on" ? 0 : 1);
  if (mode !== "scripts-on") await files.setInputFiles([scan, scan]);
  await form.phone.fill(grace.phone);
  const total = (await sumRow(page, t, t("checkout:summary.total")).locator("dd").textContent()) ?? "";
  await form.place.click();
  await expect(placedDialog(page, t)).toBeVisible();
  const [request] = await sent();
  expect(request && fieldsOf(request)).toMatchObject({
    store_id: String(harbourPharmacy),
    "order_attachment[]": [
      { filename: "prescription-1.png", mime: "image/png", size: png.length },
      { filename: "prescription-2.png", mime: "image/png", size: png.length },
    ],
    order_note: "Twice a day",
    guest_id: expect.stringMatching(/^\d+$/),
    contact_person_name: grace.name,
    contact_person_number: grace.number,
    dm_tips: "0",
  });
  expect(await amountOf(control.url, request?.body as Record<string, string>)).toBe(
    Number(total.replace(/[^\d.]/g, "")),
  );
});

/** What the sandbox will take for the guest's running order. */
async function amountOf(sandbox: string, { guest_id }: Record<string, string>): Promise<number | undefined> {
  const path = `/api/v1/customer/order/running-orders?limit=5&offset=1&guest_id=${guest_id}`;
  const answer = await fetch(sandbox + path, { headers: { zoneid: "[1]", moduleid: "3" } });
  const { orders } = (await answer.json()) as { orders: { order_amount: number }[] };
  return orders[0]?.order_amount;
}

test("CHK-10: where operator or store take no prescriptions, nothing offers one", { tag: "@noscript" }, async ({
  page,
  t,
  shop,
  control,
}) => {
  await arrive(page, shop.url);
  const entry = page.getByRole("link", { name: t("store:prescription.order") });
  await page.goto(storeAddress);
  await expect(entry).toBeVisible();
  await control.patchStore(harbourPharmacy, { prescription_order: 0 });
  await page.goto(storeAddress);
  await expect(page.getByRole("heading", { level: 1, name: "Harbour Pharmacy" })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await page.goto(`/checkout?page=prescription&store=${harbourPharmacy}`);
  await expect(page).toHaveURL((url) => url.pathname === `/store/${harbourPharmacy}`);
  await expect(page).toHaveURL(/\?module_id=3&store_zone_id=1$/);
  await control.patchStore(harbourPharmacy, { prescription_order: 1 });
  await control.patchConfig({ prescription_order_status: false });
  await page.goto(storeAddress);
  await expect(entry).toHaveCount(0);
});

test("CHK-09 ITEM-29: a medicine that needs a prescription is ordered with its picture @noscript", async ({
  page,
  t,
  shop,
  control,
}) => {
  await arrive(page, shop.url);
  await enterModule(page, shop.url, "pharmacy");
  await putInCart(page, shop.url, naproxen);
  await page.goto("/checkout");
  const form = checkoutForm(page, t);
  await expect(form.summary.getByText("Prescription required")).toBeVisible();
  await expect(page.getByText("Needed for: Naproxen 250 mg")).toBeVisible();
  await fillContact(page, t);
  const files = filesOf(page, "Prescription image");
  await form.place.click();
  await expect(files).toHaveAccessibleDescription(new RegExp(missing));
  await expect(page.getByRole("alert").getByRole("link", { name: missing })).toBeVisible();
  expect(await placings(control)).toHaveLength(0);
  await files.setInputFiles(scan);
  await form.place.click();
  await expect(placedDialog(page, t)).toBeVisible();
  const [placing] = await placings(control);
  expect(placing && fieldsOf(placing)).toMatchObject({
    order_attachment: { filename: "prescription-1.png", mime: "image/png", size: png.length },
    is_buy_now: "0",
  });
});
