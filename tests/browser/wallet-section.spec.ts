import { expect, test } from "./fixtures";
import { arriveSignedIn } from "./support/arrive";
import { fieldsOf } from "./support/shopping";

// Ledgers change within these tests.

test("@matrix API-39 API-40 API-41: money goes into the wallet by the hosted page, and its ledger says so", async ({
  page,
  t,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  await page.goto("/wallet");
  const main = page.getByRole("main");
  await expect(main).toContainText("25.50");
  await expect(main.getByText(t("wallet:bonus.title"))).toBeVisible();
  const amount = page.getByLabel(t("wallet:fund.amount"));
  const submit = page.getByRole("button", { name: t("wallet:fund.submit") });
  const calls = async () => (await control.requests()).filter(({ path }) => path.endsWith("/wallet/add-fund"));
  for (const [typed, problem] of [
    // No two alike in a row: each answer is waited for.
    ["-5", "tooLittle"],
    ["much", "unreadable"],
    ["0", "tooLittle"],
    ["9".repeat(20), "tooMuch"],
    ["1.005", "tooFine"],
  ] as const) {
    await amount.fill(typed);
    await submit.click();
    const told = t(`wallet:amount.${problem}`, { least: "", most: "", count: 2 }).trim();
    await expect(amount).toHaveAccessibleDescription(new RegExp(told.replace(/[⁨⁩]/g, "")));
    await expect(amount).toHaveValue(typed);
  }
  expect(await calls()).toEqual([]);

  for (const [press, verdict] of [
    ["Cancel", "canceled"],
    ["Pay", "added"],
  ] as const) {
    await amount.fill("100");
    await submit.click();
    await expect(page.getByRole("heading", { name: "Demo payment" })).toBeVisible();
    await page.getByRole("link", { name: press, exact: true }).click();
    await expect(page).toHaveURL("/wallet");
    const told = verdict === "added" ? "100.00" : t(`wallet:fund.${verdict}`);
    await expect(page.getByRole("status").or(page.getByRole("alert")).filter({ hasText: told })).toBeVisible();
  }
  const [, paid] = await calls();
  expect(paid && fieldsOf(paid)).toMatchObject({ amount: 100, callback: `${shop.url}/wallet/return` });
  await expect(main).toContainText("130.50");
  await page.getByRole("link", { name: t("wallet:filter.add_fund"), exact: true }).click();
  await expect(page).toHaveURL("/wallet?type=add_fund");
  await expect(main.getByRole("listitem").filter({ hasText: "105.00" })).toBeVisible();
  await page.getByRole("link", { name: t("wallet:filter.referrer"), exact: true }).click();
  await expect(main.getByText(t("wallet:empty.title"))).toBeVisible();

  // An address somebody made up says nothing.
  await page.goto("/wallet/return?flag=success&&token=abc");
  await expect(page).toHaveURL("/wallet");
  await expect(main).toContainText("130.50");
});

test("API-41: a bonus fills the form with the least that it asks for; a made-up amount fills nothing", async ({
  page,
  mode,
  t,
  shop,
}) => {
  await arriveSignedIn(page, shop.url);
  await page.goto("/wallet");
  const bonus = page
    .getByRole("region", { name: t("wallet:bonus.title") })
    .getByRole("listitem")
    .filter({ hasText: "$250.00" });
  await bonus.getByRole("link").click();
  const amount = page.getByLabel(t("wallet:fund.amount"));
  await expect(amount).toHaveValue("250");
  await expect(page).toHaveURL("/wallet?amount=250#fund");
  await page.goto("/wallet?type=add_fund&page=2");
  await bonus.getByRole("link").click();
  await expect(amount).toHaveValue("250");
  await expect(page).toHaveURL("/wallet?type=add_fund&amount=250#fund");
  if (mode === "scripts-on") await expect(amount).toBeFocused();
  for (const madeUp of ["-5", "1e9", "much", "9".repeat(30), "<b>"]) {
    await page.goto(`/wallet?amount=${encodeURIComponent(madeUp)}`);
    await expect(amount).toHaveValue("");
  }
});

test("API-42 API-43: points become money by their rules, and the message says so", async ({
  page,
  t,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  await page.goto("/loyalty-points");
  const main = page.getByRole("main");
  const points = page.getByRole("textbox", { name: t("loyalty:transfer.points"), exact: true });
  const submit = page.getByRole("button", { name: t("loyalty:transfer.submit") });
  for (const [typed, problem] of [
    ["-100", "tooLittle"],
    ["99", "tooLittle"],
    ["121", "tooMuch"],
    ["9".repeat(20), "tooMuch"],
    ["1.5", "unreadable"],
  ] as const) {
    await points.fill(typed);
    await submit.click();
    const told = t(`loyalty:points.${problem}`, { count: problem === "tooMuch" ? 120 : 100 });
    await expect(points).toHaveAccessibleDescription(new RegExp(told));
    await expect(points).toHaveValue(typed);
  }
  await points.fill("110");
  await submit.click();
  await expect(page.getByText("Point to wallet transfer successfully")).toBeVisible();
  const sent = (await control.requests()).filter(({ path }) => path.endsWith("/point-transfer"));
  expect(sent.map(fieldsOf)).toMatchObject([{ point: 110 }]);
  await expect(main.getByText(t("loyalty:type.point_to_wallet"))).toBeVisible();
  await expect(points).toHaveCount(0);
  await page.goto("/wallet?type=loyalty_point");
  await expect(main).toContainText("36.50");
  await expect(main.getByRole("listitem").filter({ hasText: t("wallet:type.loyalty_point") })).toBeVisible();
});
