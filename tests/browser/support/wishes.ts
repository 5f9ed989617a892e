import type { Locator, Page } from "@playwright/test";
import type { TFunction } from "i18next";
import type { RecordedRequest, SandboxControl } from "../../harness/sandbox-control";
import { expect } from "../fixtures";
import { ann } from "./arrive";
import { postForm } from "./posting";
import { itemCard, rice } from "./shopping";

export const added = "Successfully added";
export const removed = "Successfully removed";

export const heartOf = (place: Page | Locator, name: string) =>
  place.getByRole("button", { name: `Wishlist: ${name}`, exact: true });
export const riceHeart = (page: Page) => heartOf(itemCard(page, rice), "Plain Rice");
export const drawerOf = (page: Page) => page.getByRole("dialog", { name: "Wishlist" });
export const question = (page: Page) =>
  page.getByRole("dialog", { name: "Are you sure you want to delete this item?", exact: true });
export const isOn = (heart: Locator) => expect(heart).toHaveAttribute("aria-pressed", "true");
export const isOff = (heart: Locator) => expect(heart).toHaveAttribute("aria-pressed", "false");

/** What the storefront asked of the wishlist: `POST add item_id=2`. */
export async function wishCalls(control: SandboxControl): Promise<string[]> {
  const path = "/api/v1/customer/wish-list";
  const told = ({ method, path: asked, query }: RecordedRequest) =>
    [method, asked.slice(path.length + 1), new URLSearchParams(query)].filter((part) => String(part) !== "").join(" ");
  return (await control.requests()).filter((request) => request.path.startsWith(path)).map(told);
}
export const changes = async (control: SandboxControl) =>
  (await wishCalls(control)).filter((call) => !call.startsWith("GET"));

/** Wishes as another tab of the same browser would. */
export async function wishElsewhere(page: Page, origin: string, entry: Record<string, string>, intent = "wish") {
  await postForm(page, origin, "/wishlist/entries", { intent, returnTo: "/home", ...entry });
}

export async function signInHere(page: Page, t: TFunction) {
  await page.getByLabel(t("account:fields.identifier")).fill(ann.phone);
  await page.getByLabel(t("account:fields.password"), { exact: true }).fill(ann.password);
  await page.getByRole("button", { name: t("account:signIn.submit") }).click();
}
