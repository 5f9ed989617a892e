import type { Locator, Page } from "@playwright/test";
import { modules } from "../../harness/arrivals";
import type { RecordedRequest, SandboxControl } from "../../harness/sandbox-control";
import { expect } from "../../http/expect";
import type { Mode } from "../fixtures";
import { postForm } from "./posting";

/** Numbers of the sandbox's fixed names (their order in its world never changes). */
export const burger = 1;
export const rice = 2;
export const breakfast = 3;
export const noodles = 22;
export const harbourKitchen = 1;
export const nightOwl = 3;
export const sleepyFox = 4;

/** A page of a few words, for what happens over any page: a home takes ten times as long. */
const shortPage = "/about-us";

/** The address of an item's dialog over a page. */
export const itemAddress = (item: number, page = shortPage) => `${page}?dialog=item&item=${item}`;

/** The open dialog of an item. */
export const itemDialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name: new RegExp(name) });

/** The open cart drawer; `/cart` shows the same lines on a page. */
export const cartDrawer = (page: Page): Locator => page.getByRole("dialog", { name: "Shopping Cart" });

/** The card of an item on a page. */
export const itemCard = (page: Page, item: number): Locator => page.locator(`#item-${item}`);

/** − n + for an item: in its dialog, on its card, in its line. */
export const stepperOf = (place: Page | Locator, name: string) => ({
  less: place.getByRole("button", { name: `One less: ${name}` }),
  more: place.getByRole("button", { name: `One more: ${name}` }),
  remove: place.getByRole("button", { name: `Remove: ${name}` }),
  count: place.getByRole("group", { name, exact: true }).getByRole("status"),
});

/** Has the open item dialog count: scripts do it with every choice, otherwise a button does. */
export async function settleTotal(dialog: Locator, mode: Mode) {
  if (mode !== "scripts-on") await dialog.getByRole("button", { name: "Update total" }).click();
}

/** Expects the total amount of the open item dialog, formatted. */
export async function expectTotal(dialog: Locator, total: string) {
  await expect(dialog.getByText("Total Amount").locator("..")).toContainText(total);
}

/** Chooses another module than food. */
export async function enterModule(page: Page, origin: string, module: keyof typeof modules) {
  await postForm(page, origin, "/?index", { intent: "choose-module", module: String(modules[module]) });
}

/** So many pieces of an item without options into the cart. */
export async function putInCart(page: Page, origin: string, item: number, pieces = 1) {
  const form = { intent: "add-to-cart", item: String(item), quantity: String(pieces) };
  await postForm(page, origin, itemAddress(item), form);
}

/** A small Harbour Burger, with whatever else the form says, into the cart. */
export async function putBurgerInCart(page: Page, origin: string, form: Record<string, string> = {}) {
  const small = { intent: "add-to-cart", item: String(burger), quantity: "1", "group.0": "Small" };
  await postForm(page, origin, itemAddress(burger), { ...small, ...form });
}

/** The bodies of the cart calls the sandbox recorded, oldest first: `cartCalls(control, "add")`. */
export async function cartCalls(control: SandboxControl, call: "add" | "update" | "remove-item" | "remove" | "list") {
  const requests = await control.requests();
  return requests.filter(({ path }) => path === `/api/v1/customer/cart/${call}`);
}

/** The fields of a recorded request, however they were sent. */
export const fieldsOf = ({ query, body }: RecordedRequest): Record<string, unknown> => ({
  ...query,
  ...(body as Record<string, unknown> | null),
});
