import { expect, test } from "./fixtures";
import { ann } from "./support/arrive";

// The older servers know customers by their phone only (docs/delivery-api.md §3.3).
test.use({ shopOptions: { dialect: "n" } });

test("RTE-17 a newer server lets customers sign in by email too", async ({ page, t }) => {
  await page.goto("/auth/sign-in");
  await page.getByLabel(t("account:fields.identifier")).fill(ann.email);
  await page.getByLabel(t("account:fields.password"), { exact: true }).fill(ann.password);
  await page.getByRole("button", { name: t("account:signIn.submit") }).click();
  await expect(page.getByText(t("account:signedIn"))).toBeVisible();
  await expect(page.getByLabel(t("shell:profile.menu", { name: ann.firstName }))).toBeVisible();
});
