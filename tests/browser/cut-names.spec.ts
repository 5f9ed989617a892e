import type { Page } from "@playwright/test";
import { arrivedVisitor, becomeOldCustomer } from "../harness/arrivals";
import { textsIn } from "../walker/catalogue";
import { expect, test } from "./fixtures";
import { takeOver } from "./support/arrive";

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a text is the catalogue's own: its letters are always the page's. */
function ownTexts(language: string): (text: string) => boolean {
  const patterns = [...textsIn(language)].map((text) =>
    text
      .replace(/<[^>]*>/g, "")
      .split(/\{\{[^}]*\}\}/)
      .map(literal)
      .join(".+"),
  );
  const whole = new RegExp(`^(${patterns.filter((pattern) => /\p{L}/u.test(pattern)).join("|")})$`, "u");
  return (text) => whole.test(text.replace(/[\u2066-\u2069]/g, ""));
}

/**
 * Texts that end in an ellipsis where they are too long. Each is written anew, longer than its box, in letters of the other direction: `isBeginningSeen` tells
 * whether the first of them is in the box. Labels are always the page's own words.
 */
const cutTexts = (page: Page, letters: string) =>
  page.evaluate((written) => {
    const cut = [...document.querySelectorAll<HTMLElement>("body *:not(input, label)")].filter((element) => {
      const { textOverflow, whiteSpace, visibility, display } = getComputedStyle(element);
      const isShown = element.getClientRects().length > 0 && visibility === "visible";
      const isLine = whiteSpace === "nowrap" && !/flex|grid/.test(display);
      return isShown && isLine && textOverflow === "ellipsis" && element.textContent?.trim();
    });
    return cut.map((element) => {
      const text = element.textContent?.trim() ?? "";
      element.style.maxInlineSize = "7rem";
      const name = element.childNodes.length === 1 ? (element.firstElementChild ?? element) : element;
      name.textContent = written.repeat(6);
      const first = document.createRange();
      first.setStart(name.firstChild as Text, 0);
      first.setEnd(name.firstChild as Text, 1);
      const [letter, box] = [first.getBoundingClientRect(), element.getBoundingClientRect()];
      return { text, isBeginningSeen: letter.left >= box.left - 1 && letter.right <= box.right + 1 };
    });
  }, letters);

test("LNG-05: a name in letters of the other direction loses its end where it is too long, never its beginning", {
  tag: ["@css", "@noscript"],
}, async ({ page, mode, shop, control }) => {
  test.skip(
    mode !== "scripts-off",
    "style sheets alone decide this, and a page's texts are changed here before React knows them",
  );
  await page.setViewportSize({ width: 360, height: 740 });
  const customer = await arrivedVisitor(shop.url);
  await becomeOldCustomer(customer, shop.url, control);
  await takeOver(page, shop.url, customer.cookies);
  const isOwn = ownTexts("en");
  for (const path of [
    "/home",
    "/home?dialog=cart",
    "/home?dialog=item&item=1",
    "/home?dialog=wishlist",
    "/home?search=burger&data_type=searched",
    "/stores",
    "/product/1?module_id=1",
    "/checkout?page=cart",
    "/my-orders",
    "/chatting",
  ]) {
    await page.goto(path);
    const lost = (await cutTexts(page, "مطبخ الميناء القديم ")).filter(
      (one) => !one.isBeginningSeen && !isOwn(one.text),
    );
    expect(lost, path).toEqual([]);
  }
});
