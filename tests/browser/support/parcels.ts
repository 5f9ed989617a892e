import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import type { SandboxControl } from "../../harness/sandbox-control";
import type { Mode } from "../fixtures";
import { placedOrders, placings } from "./ordering";

/** Who receives parcels: `phone` as people type it, `number` as it is sent. */
export const cy = { name: "Cy Young", phone: "+1 555 018 8123", number: "+15550188123" };

/** Nobody serves the sea; a point of it. */
export const sea = { lat: "0", lng: "0" };

/** The form of one end of the way. */
export function partyForm(page: Page, t: TFunction) {
  const main = page.getByRole("main");
  const named = (key: string) => main.getByRole("textbox", { name: t(`addresses:${key}`) });
  return {
    main,
    category: (name: string) => main.getByRole("radio", { name: new RegExp(name) }),
    search: main.getByRole("searchbox"),
    name: named("contact.name"),
    phone: named("contact.phone"),
    email: named("contact.email"),
    house: named("form.house"),
    floor: named("form.floor"),
    saved: main.getByRole("combobox", { name: t("parcel:saved.label") }),
    take: main.getByRole("button", { name: t("parcel:saved.take") }),
    instruction: main.getByRole("combobox", { name: t("parcel:instruction.choose") }),
    note: main.getByRole("textbox", { name: t("parcel:instruction.own") }),
    submit: main.getByRole("button", { name: t("parcel:continue") }),
  };
}

/** Searches for an address in the open step and chooses what was found. */
export async function choosePlace(page: Page, t: TFunction, mode: Mode, text: string) {
  const { main, search } = partyForm(page, t);
  await search.fill(text);
  if (mode !== "scripts-on") await main.getByRole("button", { name: t("location:searchButton") }).click();
  await main
    .getByRole("radio", { name: new RegExp(`^${text}`) })
    .first()
    .check();
  if (mode === "scripts-on") await main.locator("p", { hasText: text }).first().waitFor();
}

/** The step with this title is open. */
export const stepTitle = (page: Page, t: TFunction, step: "sender" | "receiver" | "payment") =>
  page.getByRole("heading", {
    level: 1,
    name: t(step === "payment" ? "parcel:review.title" : `parcel:ends.${step}.title`),
  });

export const reviewOf = (page: Page, t: TFunction) => page.getByRole("region", { name: t("parcel:review.parcel") });
export const payer = (page: Page, t: TFunction, who: "sender" | "receiver") =>
  page.getByRole("radio", { name: new RegExp(t(`parcel:payer.${who}`)) });
export const placeButton = (page: Page, t: TFunction) =>
  page.getByRole("button", { name: t("checkout:placeOrder") }).filter({ visible: true });

/** A parcel as the sandbox lists it. */
export type PlacedParcel = Awaited<ReturnType<typeof placedOrders>>[number] & {
  charge_payer: string;
  parcel_category: { name: string };
  receiver_details: Record<string, string | null>;
};

/** The one parcel at the sandbox. */
export async function theParcel(control: SandboxControl): Promise<PlacedParcel> {
  const orders = await placedOrders(control);
  if (orders.length !== 1) throw new Error(`${orders.length} orders of ${(await placings(control)).length} placings`);
  return orders[0] as PlacedParcel;
}
