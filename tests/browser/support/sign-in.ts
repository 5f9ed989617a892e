import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import type { SandboxControl } from "../../harness/sandbox-control";

/** Switches on every way to sign in of a newer server; `more` lies on top. */
export const allowAllSignInMethods = (control: SandboxControl, more: object = {}) =>
  control.patchConfig({
    centralize_login: {
      manual_login_status: 1,
      otp_login_status: 1,
      social_login_status: 1,
      google_login_status: 1,
      facebook_login_status: 1,
      ...more,
    },
  });

/** Types a code and sends it. */
export async function enterCode(page: Page, t: TFunction, code: string) {
  await page.getByLabel(t("auth:code.label"), { exact: true }).fill(code);
  await page.getByRole("button", { name: t("auth:code.submit") }).click();
}

/** Fills a form by its labels. */
export async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}
