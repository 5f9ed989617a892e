import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import type { SandboxControl } from "../../harness/sandbox-control";
import type { Mode } from "../fixtures";
import { ann } from "./arrive";

/** Of Ann's two saved addresses one is here, the other there; nobody has saved the third. */
export const home = "12 Harbour Street";
export const office = "30 Harbour Street";
export const elsewhere = "16 Harbour Street";
/** In the sandbox's other zone. */
export const otherZone = "12 Olive Street";

export const savedDialog = (page: Page, t: TFunction) => page.getByRole("dialog", { name: t("addresses:title") });
/** The addresses listed on the page. */
export const entries = (page: Page) => page.getByRole("main").getByRole("listitem");

/** An address as the sandbox lists it. */
type StoredAddress = {
  id: number;
  address_type: string;
  address: string;
  contact_person_name: string;
  contact_person_number: string;
  house: string | null;
  floor: string | null;
  road: string | null;
};

/** Ann's address book at the sandbox, past the storefront. */
export function annsBook(control: SandboxControl) {
  const call = async (method: string, path: string, body?: object) => {
    const login = await fetch(`${control.url}/api/v1/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ phone: ann.phone, password: ann.password, login_type: "manual" }),
    });
    const { token } = (await login.json()) as { token: string };
    const answer = await fetch(`${control.url}/api/v1/customer/address/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  const list = async () => ((await call("GET", "list?limit=50&offset=1")) as { addresses: StoredAddress[] }).addresses;
  return {
    list,
    add: (address: object) =>
      call("POST", "add", { contact_person_name: "Ann Lee", contact_person_number: ann.phone, ...address }),
    async clear() {
      for (const { id } of await list()) await call("DELETE", `delete?address_id=${id}`);
    },
  };
}

/** The calls of the address book that reached the sandbox: `addressCalls(control, "add")`. */
export async function addressCalls(control: SandboxControl, call: "list" | "add" | "update" | "delete") {
  return (await control.requests()).filter(({ path }) => path.startsWith(`/api/v1/customer/address/${call}`));
}

/** The parts of the open address form. */
export function addressForm(page: Page, t: TFunction, title = t("addresses:form.addTitle")) {
  const dialog = page.getByRole("dialog", { name: title });
  const named = (key: string) => dialog.getByRole("textbox", { name: t(`addresses:${key}`) });
  const field = (key: string) => named(`form.${key}`);
  return {
    dialog,
    search: dialog.getByRole("searchbox"),
    type: (type: string) => dialog.getByRole("radio", { name: t(`addresses:type.${type}`), exact: true }),
    label: field("label"),
    name: named("contact.name"),
    country: dialog.getByRole("combobox", { name: t("addresses:contact.country") }),
    phone: named("contact.phone"),
    email: named("contact.email"),
    road: field("road"),
    house: field("house"),
    floor: field("floor"),
    additional: field("additional"),
    reset: dialog.getByRole("button", { name: t("addresses:form.reset") }),
    submit: dialog.getByRole("button", { name: new RegExp(`^(${t("addresses:add")}|${t("addresses:update")})$`) }),
  };
}

/** Searches in the open address form and chooses what was found. */
export async function chooseAddress(page: Page, t: TFunction, mode: Mode, text: string, title?: string) {
  const { dialog, search } = addressForm(page, t, title);
  await search.fill(text);
  if (mode !== "scripts-on") await dialog.getByRole("button", { name: t("location:searchButton") }).click();
  const found = dialog.getByRole("radio", { name: new RegExp(text) }).first();
  await found.check();
  if (mode === "scripts-on") await dialog.locator("p", { hasText: text }).first().waitFor();
}
