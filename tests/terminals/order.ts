import { grace } from "../browser/support/ordering";
import { textsOf } from "../browser/support/texts";
import type { TextBrowser } from "./text-browser";

const t = textsOf("en");
/** What the sandbox calls things. */
const [kitchen, burger, size] = ["Harbour Kitchen", "Harbour Burger", "Large"];

/** A screen that somebody sees on the way, and what they did to come there. */
export type Step = { done: string; screen: string[] };

/** An order of a guest of this name, paid in cash: from the landing page to its tracking. Each step waits for the title of what it leads to. */
export async function orderAsGuest(browser: TextBrowser, name: string): Promise<Step[]> {
  const steps: Step[] = [];
  async function come(title: string, done: string) {
    await browser.arrive(title);
    steps.push({ done, screen: await browser.screen() });
  }
  await come(t("landing:title"), "Opened the shop.");
  await browser.fill(t("landing:search"), "12 Harbour Street");
  await browser.press(t("landing:set"));
  await come(t("modules:title"), "Wrote the address, and pressed “Set location”.");
  await browser.press("Food");
  // What has just happened comes first in a title.
  await come(`${t("modules:chosen")} · ${t("kinds:food.home.title")}`, "Chose “Food”.");
  await browser.press("Restaurants");
  await come("Restaurants", "Followed “Restaurants”.");
  // The heart before it says the store's name too.
  await browser.press(kitchen, 2);
  await come(kitchen, "Followed “Harbour Kitchen”.");
  await browser.press(burger);
  await come(burger, "Followed “Harbour Burger”.");
  await browser.choose(size);
  await browser.press(t("items:addToCart"));
  await come(`${t("cart:added")} · ${kitchen}`, "Chose “Large”, and pressed “Add to Cart”.");
  await browser.press(`${t("shell:cart")} 1`);
  await come(t("cart:title"), "Followed “Cart 1”.");
  await browser.press(t("cart:checkout"));
  await come(t("cart:guest.title"), "Followed “Proceed To Checkout”.");
  // The question and its explanation say the word before the link.
  await browser.press(t("cart:guest.guest"), 3);
  await come(t("checkout:title"), "Followed “Continue as Guest”.");
  await browser.fill(t("addresses:contact.name"), name);
  await browser.fill(t("addresses:contact.phone"), grace.phone);
  await browser.fill(t("addresses:contact.email"), grace.email);
  await browser.press(t("checkout:placeOrder"));
  await come(t("orders:placed.title"), "Wrote name, phone and email, and pressed “Place Order”.");
  await browser.press(t("orders:track.submit"));
  await come(t("orders:track.drawer"), "Followed “Track Order”.");
  await browser.read(t("orders:steps.pending"));
  return steps;
}
