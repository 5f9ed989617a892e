import type { TFunction } from "i18next";
import { expect } from "vitest";
import { type BuiltInLanguage, defaultLanguage } from "../../app/i18n/languages";
import { grace, type PlacedOrder, placedOrders } from "../browser/support/ordering";
import { textsOf } from "../browser/support/texts";
import type { SandboxControl } from "../harness/sandbox-control";
import type { EnginePage } from "./page";
import type { Journey, Run } from "./runs";

export type Visit = { page: EnginePage; t: TFunction; control: SandboxControl; run: Run };

/** What the sandbox calls things in each language. */
const names = {
  en: { food: /^Food/, burger: "Harbour Burger", elsewhere: "16 Harbour Street", large: "Large" },
  ar: { food: /^طعام/, burger: "برغر الميناء", elsewhere: "شارع الميناء 16", large: "كبير" },
};
/** Its dialog's name says before it whether there is meat in it. */
const burgerOf = ({ run }: Visit) => new RegExp(`${names[run.language].burger}$`);
/** A label that says more after it: what a field is for, that it is optional, what an order costs. */
const labelOf = (text: string) => new RegExp(`^${text}`);
const home = "12 Harbour Street";
const ann = { identifier: "+15550100001", password: "password" };
const coupon = "KITCHEN15";

export const journeys: Record<Journey, (visit: Visit) => Promise<void>> = {
  async guest(visit) {
    const { page, t } = visit;
    await arrive(visit);
    await page.in("heading", burgerOf(visit)).press("link");
    await addLargeBurger(visit);
    await openCheckout(visit);
    await page.in("dialog", t("cart:guest.title")).press("link", t("cart:guest.guest"));
    await page.isAt("/checkout");
    await page.fill(t("addresses:contact.name"), grace.name);
    await page.fill(t("addresses:contact.phone"), grace.phone);
    await page.fill(labelOf(t("addresses:contact.email")), grace.email);
    const total = await readTotal(visit);
    await page.press("button", labelOf(t("checkout:placeOrder")));
    const placed = page.in("dialog", t("orders:placed.title"));
    await placed.read();
    const order = await theOrder(visit);
    expect(total).toContain(order.order_amount.toFixed(2));
    expect(order.delivery_address.contact_person_number).toBe(grace.number);
    await placed.press("link", t("orders:track.submit"));
    await page.isAt("/track-order");
    await expectTracked(visit, order);
  },

  async customer(visit) {
    const { page, t, run } = visit;
    await arrive(visit);
    await page.goto("/auth/sign-in");
    await page.fill(t("account:fields.identifier"), ann.identifier);
    await page.fill(t("account:fields.password"), ann.password);
    await page.press("button", t("account:signIn.submit"));
    await page.isAt("/home");
    await page.goto("/store/harbour-kitchen");
    await page.in("heading", burgerOf(visit)).press("link");
    await addLargeBurger(visit);
    await openCheckout(visit);
    await page.isAt("/checkout");
    await page.fill(labelOf(t("checkout:coupon.label")), coupon);
    await page.press("button", t("checkout:coupon.apply"));
    await page.in("button", t("checkout:coupon.remove")).read();
    await changePlace(visit);
    const total = await readTotal(visit);
    await page.press("button", labelOf(t("checkout:placeOrder")));
    await page.isAt("/my-orders");
    const order = await theOrder(visit);
    expect(total).toContain(order.order_amount.toFixed(2));
    expect(order.delivery_address.address).toContain(names[run.language].elsewhere);
    const details = page.in("dialog", t("orders:number", { id: order.id }));
    await details.says(names[run.language].burger);
    await details.press("link", t("orders:details.chat"));
    await page.isAt("/chatting");
    await page.fill(t("chat:message.label"), "Without sesame, please.");
    await page.press("button", t("chat:send"));
    await page.in("log").says(`${t("chat:mine")} Without sesame, please.`);
    await page.goto("/my-orders");
    await page.press("link", t("orders:mine.trackOf", { id: order.id }));
    await expectTracked(visit, order);
  },
};

/** From the landing page to the home of food. */
async function arrive({ page, t, run }: Visit) {
  await page.goto("/");
  if (run.language !== defaultLanguage) await changeLanguage(page, run.language);
  await page.fill(t("landing:search"), home);
  await page.enter();
  await page.in("dialog", t("modules:title")).press("button", names[run.language].food);
  await page.isAt("/home");
  await expectFits({ page });
}

/** Both browsers ask for English. */
async function changeLanguage(page: EnginePage, language: BuiltInLanguage) {
  const before = textsOf(defaultLanguage);
  await page.press("link", before(`shell:language.${language}`));
  await page.in("dialog", before("shell:language.question")).press("button", before("shell:language.yes"));
  await page.says(textsOf(language)("shell:language.changed"));
}

/** In the dialog of the burger, which is open. */
async function addLargeBurger(visit: Visit) {
  const { page, t, run } = visit;
  const item = page.in("dialog", burgerOf(visit));
  await item.press("radio", new RegExp(names[run.language].large));
  if (run.scripts) await item.says("$11.00");
  await item.press("button", t("items:addToCart"));
  await item.isGone();
  await page.says(t("cart:added"));
}

/** By the cart in the header, which phones have in the bar below. */
async function openCheckout({ page, t, run }: Visit) {
  await page.press("link", t("shell:cartWith", { count: 1 }));
  const drawer = page.in("dialog", t("cart:title"));
  await drawer.says(names[run.language].burger);
  await drawer.press("link", t("cart:checkout"));
}

/** Searches for another address and takes it. */
async function changePlace({ page, t, run }: Visit) {
  const place = page.in("region", t("checkout:place.title"));
  await place.press("summary");
  await place.press("button", t("checkout:place.elsewhere"));
  const dialog = page.in("dialog", t("location:title"));
  await dialog.fill(t("location:search"), names.en.elsewhere);
  if (!run.scripts) await dialog.press("button", t("location:searchButton"));
  await dialog.press("radio", new RegExp(names[run.language].elsewhere));
  await dialog.press("button", t("location:pick"));
  await dialog.isGone();
  await place.says(names[run.language].elsewhere);
}

async function readTotal({ page, t }: Visit): Promise<string> {
  await expectFits({ page });
  return (await page.in("complementary", t("checkout:summary.title")).read()) ?? "";
}

async function theOrder({ control }: Visit): Promise<PlacedOrder> {
  const [order, ...more] = await placedOrders(control);
  expect(more).toEqual([]);
  return order as PlacedOrder;
}

/** The steps of a fresh order in the tracking drawer. */
async function expectTracked({ page, t }: Visit, { id }: PlacedOrder) {
  const drawer = page.in("dialog", t("orders:track.drawer"));
  await drawer.says(t("orders:number", { id }));
  await drawer.in("listitem").says(t("orders:steps.pending"));
}

async function expectFits({ page }: Pick<Visit, "page">) {
  expect(await page.sideScroll(), "px by which the page scrolls sideways").toBeLessThanOrEqual(0);
}
