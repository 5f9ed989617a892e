import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, expectNoSideScroll, test } from "./fixtures";
import { ann, arrive, arriveSignedIn } from "./support/arrive";
import { expectWellPlacedAnywhere } from "./support/dialogs";

// The operator's settings change under the storefront.

async function signUp(page: Page, t: TFunction, phone: string) {
  await page.goto("/auth/sign-up");
  await page.getByLabel(t("account:fields.firstName")).fill("Zoe");
  await page.getByLabel(t("account:fields.lastName")).fill("New");
  await page.getByLabel(t("account:fields.email")).fill(`zoe${phone}@example.com`);
  await page.getByRole("textbox", { name: t("account:fields.phone") }).fill(phone);
  await page.getByLabel(t("account:fields.password"), { exact: true }).fill("a long password");
  await page.getByLabel(t("account:fields.confirmPassword"), { exact: true }).fill("a long password");
  await page.getByRole("button", { name: t("account:signUp.submit") }).click();
}

test("HOME-all-31 HOME-all-32: a new customer is greeted once, with the first-order discount while there is one", {
  tag: "@css",
}, async ({ page, t, shop, control, expectAccessible }) => {
  await control.patchConfig({ new_customer_discount_status: 1, new_customer_discount_amount: 15 });
  await arrive(page, shop.url);
  await signUp(page, t, "+15550123401");
  const greeting = page.getByRole("dialog", { name: t("welcome:title", { name: "Zoe" }) });
  await expect(greeting).toContainText(t("welcome:discount", { amount: "15%" }));
  await expect(greeting).toContainText(/Valid until [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  expect((await greeting.boundingBox())?.width).toBe(382);
  await expectAccessible(page);
  await expectWellPlacedAnywhere(page);
  await greeting.getByRole("button", { name: t("welcome:start") }).click();
  await expect(greeting).toHaveCount(0);
  await expect(page).toHaveURL("/home");
  await page.goto("/home?dialog=welcome");
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(greeting).toHaveCount(0);
});

test("HOME-all-31: without a discount the greeting names none", { tag: "@noscript" }, async ({
  page,
  t,
  shop,
  control,
}) => {
  await control.patchConfig({ new_customer_discount_status: 0 });
  await arrive(page, shop.url);
  await signUp(page, t, "+15550123402");
  const greeting = page.getByRole("dialog", { name: t("welcome:title", { name: "Zoe" }) });
  await expect(greeting).toContainText(t("welcome:text"));
  await expect(greeting.locator(".deal")).toHaveCount(0);
});

test("RTE-46 MOD-10 API-52: a module that is new to a customer asks what they like, once", {
  tag: "@css",
}, async ({ page, t, shop, control, expectAccessible }) => {
  await arriveSignedIn(page, shop.url);
  const choose = async (name: RegExp) => {
    await page.goto("/cart?dialog=modules");
    await page.getByRole("dialog").getByRole("button", { name }).click();
  };
  await choose(/^Parcel/);
  await expect(page).toHaveURL("/home");
  await choose(/^Grocery/);
  await expect(page).toHaveURL("/interest");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSideScroll(page);
  await page.getByRole("button", { name: t("pages:interest.save"), exact: true }).click();
  await expect(page.getByText(t("pages:interest.none"))).toBeVisible();
  const [first, second] = [page.getByRole("checkbox").nth(0), page.getByRole("checkbox").nth(2)];
  // The box itself is hidden behind its picture.
  const chips = page.getByRole("group", { name: t("pages:interest.legend") }).locator("label");
  for (const index of [0, 2]) await chips.nth(index).click();
  await expect(second).toBeChecked();
  const liked = [Number(await first.inputValue()), Number(await second.inputValue())];
  await control.clearRequests();
  await page.getByRole("button", { name: t("pages:interest.save"), exact: true }).click();
  await expect(page).toHaveURL("/home");
  const sent = (await control.requests()).filter(({ path }) => path.endsWith("/customer/update-interest"));
  expect(sent).toMatchObject([{ method: "POST", body: { interest: liked }, headers: { moduleid: "2" } }]);
  await choose(/^Grocery/);
  await expect(page).toHaveURL("/home");
  await choose(/^Pharmacy/);
  await page.getByRole("link", { name: t("pages:interest.skip") }).click();
  await expect(page).toHaveURL("/home");
  await choose(/^Pharmacy/);
  await expect(page, "who skipped is not asked again").toHaveURL("/home");
});

test("RTE-16: who comes from the sign-up page goes home after signing in", { tag: "@noscript" }, async ({
  page,
  t,
  shop,
}) => {
  await arrive(page, shop.url);
  await page.goto("/auth/sign-in?from=sign-up&returnTo=%2Fauth%2Fsign-up");
  await page.getByLabel(t("account:fields.identifier")).fill(ann.phone);
  await page.getByLabel(t("account:fields.password"), { exact: true }).fill(ann.password);
  await page.getByRole("button", { name: t("account:signIn.submit") }).click();
  await expect(page).toHaveURL("/home");
});
