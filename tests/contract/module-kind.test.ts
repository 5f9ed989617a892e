import { afterAll, beforeAll, expect, test } from "vitest";
import texts from "~/i18n/locales/en/kinds.json";
import { type ModuleKind, type ServerTraits, shop, shopHome, shopTraits } from "~/module-kinds/kind";
import { type ContractClient, expectOk, openContractClient } from "./contract-client";
import { browserOf, guestIn, startStorefront, wordOf } from "./support/form-visitor";
import { contact, readForm } from "./support/order-kinds";

/** A kind that is in no list: its entry, its home and its texts are all that the storefront is told of it. */
const bakery: ModuleKind = { ...shop, pictogram: "baguette-bread", showsUnit: true };
const bakeryTraits: ServerTraits = {
  ...shopTraits,
  home: {
    ...shopHome,
    blocks: ["categories", "newArrivals"],
    art: ["baguette-bread", "shopping-bags"],
    categories: "tiles",
  },
};
const bakeryTexts = {
  ...texts.grocery,
  about: "Bread, still warm",
  searchPlaceholder: "Search bread or bakeries",
  home: { ...texts.grocery.home, title: "Warm since five", categories: "What shall it be?" },
};

/** Of the sandbox's modules the one that becomes a bakery. */
const moduleId = 2;

let contract: ContractClient;
beforeAll(async () => {
  contract = await openContractClient("m");
  await contract.control("/clock", { now: "2026-11-25T12:00:00Z" });
  await contract.control(`/modules/${moduleId}`, { module_type: "bakery", module_name: "Bakery" });
}, 60_000);
afterAll(() => contract.close());

async function startWithBakery() {
  const storefront = await startStorefront(contract);
  const [{ moduleKinds }, { serverTraits }, { i18nFor }, modules, home, frame] = await Promise.all([
    import("~/module-kinds"),
    import("~/module-kinds/server-traits.server"),
    import("~/i18n/i18n.server"),
    import("~/features/modules/intents.server"),
    import("~/features/home/load-home.server"),
    import("~/features/shell/load-shell.server"),
  ]);
  (moduleKinds as Map<string, ModuleKind>).set("bakery", bakery);
  (serverTraits as Map<string, ServerTraits>).set("bakery", bakeryTraits);
  i18nFor("en").addResourceBundle("en", "kinds", { bakery: bakeryTexts }, true);
  const chooseModule = modules.moduleIntents["choose-module"];
  return { storefront, chooseModule, loadHome: home.loadHome, loadShell: frame.loadShell };
}

test("ROLE-01 a kind of module needs an entry, a home and texts: a guest chooses it, sees its home, and orders", async () => {
  const { storefront, chooseModule, loadHome, loadShell } = await startWithBakery();
  const browser = browserOf();
  const { place, guestId } = await guestIn(contract, moduleId);
  await browser.set(storefront, (session) => {
    session.set("place", place);
    session.patch("visitor", { guestId });
    session.patch("guest", contact);
  });

  const choice = new FormData();
  choice.set("module", String(moduleId));
  const chosen = await browser.visit(storefront, "/?dialog=modules", (context) => chooseModule(context, choice));
  expect(chosen).toMatchObject({ kind: "done", to: "/home" });

  const { shell } = await browser.visit(storefront, "/home", loadShell);
  expect(shell.module).toEqual({ id: moduleId, type: "bakery" });
  expect(shell.modules).toContainEqual(expect.objectContaining({ type: "bakery", name: "Bakery" }));
  expect(shell.words.search).toBe("Search bread or bakeries");

  const page = await browser.visit(storefront, "/home", loadHome);
  if (page.kind !== "home") throw new Error("no home");
  expect(page).toMatchObject({ title: "Warm since five", art: ["baguette-bread", "shopping-bags"] });
  const [categories, arrivals] = page.blocks.flat();
  expect(categories).toMatchObject({ name: "categories", data: { title: "What shall it be?", look: "tiles" } });
  if (arrivals?.name !== "newArrivals") throw new Error("no arrivals");
  const card = arrivals.data.items.find(({ isInStock, hasVariations }) => isInStock && !hasVariations);
  expect(card).toMatchObject({ moduleType: "bakery" });

  await browser.visit(storefront, "/home", async ({ api }) => {
    const { id, storeId, price } = await expectOk(api.items.details(String(card?.id), { campaign: false }));
    await contract.control(`/stores/${storeId}`, { minimum_order: 0 });
    const selection = { quantity: 1, groups: [], variationType: null, addOns: [] };
    await expectOk(api.cart.add({ itemId: id, isCampaign: false, storeId, unitPrice: price, selection }));
  });
  const form = await readForm(storefront, browser, "/checkout?page=cart");
  expect(wordOf(await form.press(storefront))).toBe("/home?dialog=order-placed");
  const orders = await browser.visit(storefront, "/my-orders", ({ api }) => expectOk(api.orders.running(1)));
  expect(orders.rows).toMatchObject([{ moduleType: "bakery", status: "pending" }]);
});
