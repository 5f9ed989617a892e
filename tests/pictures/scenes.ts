import { mkdirSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { pageKinds } from "../budgets/page-kinds";
import {
  arrivedVisitor,
  becomeOldCustomer,
  delivered,
  fillCart,
  order,
  signInAsAnn,
  unpaid,
} from "../harness/arrivals";
import { dialogAddresses } from "../harness/dialog-addresses";
import { routeRules } from "../harness/route-rules";
import type { TestShop } from "../harness/shop";
import { type Visitor, visitorOf } from "../harness/visitor";
import { type Mode, openCamera } from "./camera";

type Told = (file: string) => void;

const phone: Mode = { width: 360, language: "en", theme: "light" };
const desk: Mode = { width: 1280, language: "en", theme: "light" };

/** What a picture of the README may weigh. */
const largest = 60_000;

/** The pictures of the README: a guest on the way to an order, and a customer whose order is on the road. */
export async function takeReadme(browser: Browser, shop: TestShop, folder: string, told: Told) {
  const guest = await arrivedVisitor(shop.url);
  await fillCart(guest, shop.url);
  const customer = await arrivedVisitor(shop.url);
  await signInAsAnn(customer);
  await order(customer, shop.url, "cash_on_delivery", delivered);
  await shop.control.advanceOrder(delivered, "picked_up");

  const scenes: [name: string, visitor: Visitor, path: string, mode: Mode][] = [
    ["landing", visitorOf(shop.url), "/", desk],
    ["home", guest, "/home", phone],
    ["item", guest, "/home?dialog=item&item=1", phone],
    ["cart", guest, "/home?dialog=cart", phone],
    ["checkout", guest, "/checkout?page=cart", phone],
    ["tracking", customer, `/track-order?order=${delivered}`, phone],
    ["home-arabic-dark", guest, "/home", { ...phone, language: "ar", theme: "dark" }],
  ];
  for (const [name, visitor, path, mode] of scenes) {
    const camera = await openCamera(browser, shop.url, visitor, mode);
    const file = `${folder}/${name}.webp`;
    await camera.take(path, file, { whole: false, largest });
    await camera.close();
    told(file);
  }
}

const modes: Record<string, Mode> = {
  "360-light-en": phone,
  "360-dark-ar": { ...phone, theme: "dark", language: "ar" },
  "768-light-ar": { width: 768, theme: "light", language: "ar" },
  "1280-light-en": desk,
  "1280-dark-ar": { ...desk, theme: "dark", language: "ar" },
  "1920-dark-en": { width: 1920, theme: "dark", language: "en" },
};

/** Every kind of page of each module whole, then every page of the routes and every dialog, as a customer sees them who has orders and a cart. */
export async function takeAll(browser: Browser, shop: TestShop, folder: string, told: Told) {
  const customer = await arrivedVisitor(shop.url);
  await becomeOldCustomer(customer, shop.url, shop.control);
  const modules = new Map<string, Visitor>();
  for (const [, module] of pageKinds) {
    if (!modules.has(module)) modules.set(module, await arrivedVisitor(shop.url, undefined, module));
  }
  const pages = await pagesOf(customer);
  for (const [mode, settings] of Object.entries(modes)) {
    mkdirSync(`${folder}/${mode}`, { recursive: true });
    for (const [module, visitor] of modules) {
      const camera = await openCamera(browser, shop.url, visitor, settings);
      for (const [path] of pageKinds.filter(([, kind]) => kind === module)) {
        const file = `${folder}/${mode}/${nameOf(path)}-${module}.webp`;
        await camera.take(path, file, { whole: true });
        told(file);
      }
      await camera.close();
    }
    const camera = await openCamera(browser, shop.url, customer, settings);
    const take = async (path: string, whole: boolean) => {
      const file = `${folder}/${mode}/${nameOf(path)}.webp`;
      await camera.take(path, file, { whole });
      told(file);
    };
    for (const path of pages) await take(path, true);
    for (const path of dialogAddresses({ delivered, unpaid })) await take(path, false);
    await camera.close();
  }
}

/** The addresses of the routes that are pages for this customer, and the end of a payment that failed. */
async function pagesOf(customer: Visitor): Promise<string[]> {
  const paths = Object.entries(routeRules).map(([address, { at = address }]) => at);
  const shown: string[] = [];
  for (const path of [...paths, `/pay/${unpaid}/return?flag=fail`]) {
    const { status, headers } = await customer.get(path);
    const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
    if (isPage && (status < 300 || path === "/no-such-page")) shown.push(path);
  }
  return shown;
}

/** `/home?dialog=item&item=1` as the name of a file: `home-dialog-item-item-1`. */
const nameOf = (path: string) => path.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "landing";
