import type { Page } from "@playwright/test";
import { expect, isFull, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { deliveredOrder } from "./support/ordering";
import { enterModule, putInCart, rice } from "./support/shopping";

/**
 * A page that the browser's scripts have taken over, and one that they have drawn, say what the server's document says. So what a test tagged `@noscript`
 * reads in that document holds with scripts too (docs/decisions/0140).
 */

/** Runs in the page. What a document says, in its order: texts, where links lead, what fields are called, and a line for each button. */
function outlineOf(shown: Document): string[] {
  const lines: string[] = [];
  const withoutId = (text: string) => text.replace(/[\da-f]{8}-[\da-f-]{27}/, "<id>");
  const visit = (node: Node): void => {
    if (node.nodeType === 3) {
      const text = node.textContent?.replace(/\s+/g, " ").trim();
      if (text) lines.push(withoutId(text));
    }
    if (node.nodeType !== 1) return;
    const element = node as Element;
    // Timers go on.
    if (element.matches("script, style, template, noscript, [hidden], [role=timer]")) return;
    const name = element.localName;
    const label = element.getAttribute("aria-label") ?? "";
    const type = element.getAttribute("type");
    if (name === "button") lines.push(`button ${label} ${element.textContent?.trim()}`);
    else if (type === "range") lines.push(`slider ${label}`);
    else {
      if (name === "a") lines.push(`to ${element.getAttribute("href")}`);
      if (label) lines.push(label);
      if (["input", "select", "textarea"].includes(name) && type !== "hidden")
        lines.push(`${name} ${element.getAttribute("name")}`);
      for (const child of element.childNodes) visit(child);
    }
  };
  for (const part of shown.querySelectorAll("body > :not(script)")) visit(part);
  return lines;
}

const outlineOfDocument = (page: Page, shown: string) => page.evaluate<string[]>(`(${outlineOf})(${shown})`);

/** Lines of one list that the other does not have, as often as they are missing. */
function without(lines: string[], others: string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Controls that only scripts bring to life (a carousel's arrows, a map's keys), or that only a page without them needs ("Update total"). */
const isControl = (line: string) => /^(button|slider) |^Map: /.test(line);

/** From a page that scripts have taken over. */
async function expectSamePage(page: Page, address: string) {
  await page.evaluate((to) => {
    const { __remixRouter: router } = window as unknown as { __remixRouter: { navigate(to: string): Promise<void> } };
    return router.navigate(to);
  }, address);
  const navigated = () => outlineOfDocument(page, "document");
  const answer = await page.request.get(address);
  const html = JSON.stringify(await answer.text()).replaceAll("<", "\\u003c");
  const served = await outlineOfDocument(page, `new DOMParser().parseFromString(${html}, "text/html")`);
  const differences = (drawn: string[]) => ({
    // A code to copy is plain text until scripts make it a button.
    missing: without(served, drawn).filter(
      (line) => !isControl(line) && !drawn.some((other) => other.startsWith("button ") && other.endsWith(` ${line}`)),
    ),
    added: without(drawn, served).filter((line) => !isControl(line)),
  });
  const none = { missing: [], added: [] };
  await expect
    .poll(async () => differences(await navigated()), { message: `${address}, drawn by scripts` })
    .toEqual(none);
  await page.goto(address);
  await hydrated(page);
  expect(differences(await navigated()), `${address}, taken over by scripts`).toEqual(none);
}

async function openPrivacyPolicy(page: Page) {
  await page.goto("/privacy-policy");
  await hydrated(page);
}

// Lists grow when their end comes near: on a narrow page it is far.
test.use({ viewport: { width: 360, height: 500 } });

const searched = "/home?search=noodles&data_type=searched";
const forGuests = [
  "/",
  "/home",
  searched,
  "/home?dialog=cart",
  "/home?dialog=menu",
  "/stores",
  "/store/popular",
  "/store/latest",
  "/store/harbour-kitchen?module_id=1",
  "/store/harbour-kitchen/reviews",
  "/product/harbour-burger-1",
  "/categories",
  "/category/burgers?module_id=1",
  "/flash-sales?id=1",
  "/campaigns/1",
  "/cart",
  "/checkout",
  "/track-order",
  "/auth/sign-in",
  "/auth/sign-up",
  "/auth/forgot-password",
  "/help-and-support",
  "/terms-and-conditions",
  "/nowhere",
];
const forCustomers = [
  "/home",
  "/home?dialog=wishlist",
  "/addresses",
  "/addresses?dialog=address",
  "/my-orders",
  "/my-orders?tab=history",
  "/wallet",
  "/loyalty-points",
  "/coupons",
  "/settings",
  "/interest",
  "/referral-code",
  "/profile",
  "/profile?page=profile-settings",
  "/profile?page=inbox",
  "/chatting",
  "/checkout",
];

/** Every second one; all in the full run. */
const chosen = (addresses: string[]) => addresses.filter((_, index) => isFull || index % 2 === 0);

test("RTE-01 RTE-02 UI-03: every page of a guest is the same with scripts @scripts", async ({ page, shop }) => {
  test.setTimeout(240_000);
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  // What is remembered of a search is remembered before.
  await page.request.get(searched);
  await openPrivacyPolicy(page);
  for (const address of chosen(forGuests)) await test.step(address, () => expectSamePage(page, address));
  for (const module of ["grocery", "pharmacy", "ecommerce", "parcel"] as const) {
    await enterModule(page, shop.url, module);
    await openPrivacyPolicy(page);
    for (const address of chosen(["/home", module === "parcel" ? "/parcel-delivery-info" : "/all-brands"]))
      await test.step(`${address} of ${module}`, () => expectSamePage(page, address));
  }
});

test("ROLE-03: every page of a customer is the same with scripts @scripts", async ({ page, shop }) => {
  test.setTimeout(240_000);
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice);
  await openPrivacyPolicy(page);
  for (const address of chosen(forCustomers)) await test.step(address, () => expectSamePage(page, address));
});

test("an order that has come is rated on the same page with scripts @scripts", async ({ page, shop, control }) => {
  await arriveSignedIn(page, shop.url);
  const order = await deliveredOrder(page, shop.url, control);
  await openPrivacyPolicy(page);
  await expectSamePage(page, `/rate-and-review/${order}`);
});
