import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import sharp from "sharp";

/** The sandbox's number of Ann. */
export const annId = 1;

/** Every section of the account: its address, and the name of its heading. */
export const sectionsOf = (t: TFunction): [path: string, heading: string][] => [
  ["/profile", "Ann Lee"],
  ["/profile?page=profile-settings", t("profile:title")],
  ["/profile?page=notifications", t("notifications:title")],
  ["/profile?page=inbox", t("chat:title")],
  ["/my-orders", t("orders:mine.title")],
  ["/wallet", t("wallet:title")],
  ["/loyalty-points", t("loyalty:title")],
  ["/referral-code", t("referral:title")],
  ["/coupons", t("coupons:title")],
  ["/settings", t("preferences:title")],
];

export const settingsPath = "/profile?page=profile-settings";

/** The edit profile form. */
export const profileForm = (page: Page, t: TFunction) => ({
  photo: page.getByLabel(t("profile:photo.label")),
  firstName: page.getByLabel(t("profile:fields.firstName")),
  lastName: page.getByLabel(t("profile:fields.lastName")),
  email: page.getByRole("textbox", { name: t("profile:fields.email"), exact: true }),
  phone: page.getByRole("textbox", { name: t("profile:fields.phone"), exact: true }),
  password: page.getByLabel(t("profile:fields.password")),
  confirmPassword: page.getByLabel(t("profile:fields.confirmPassword")),
  submit: page.getByRole("button", { name: t("profile:submit") }),
  reset: page.getByRole("button", { name: t("profile:reset") }),
  back: page.getByRole("link", { name: t("profile:back") }),
});

/** A picture file of one colour. */
export async function pictureFile(width: number, height: number, format: "png" | "webp" = "png") {
  const image = sharp({ create: { width, height, channels: 3, background: "teal" } });
  return { name: `me.${format}`, mimeType: `image/${format}`, buffer: await image.toFormat(format).toBuffer() };
}
