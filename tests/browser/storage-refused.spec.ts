import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { checkoutForm, fillContact, placedDialog, theOrder } from "./support/ordering";
import { itemAddress, itemDialog, rice } from "./support/shopping";

/** For the page itself: as where a browser keeps nothing of a site, whoever touches its storage is thrown an error. */
function refuseStorage() {
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException(`${name} is refused`, "SecurityError");
      },
    });
  }
}

test("a guest orders where the browser refuses scripts any storage", { tag: "@scripts" }, async ({
  page,
  shop,
  t,
  control,
  problems,
}) => {
  // Remix, which keeps how far a page was scrolled, says so and goes on.
  problems.expect(/^SecurityError: sessionStorage is refused/);
  await page.addInitScript(refuseStorage);
  await arrive(page, shop.url);
  await page.goto(itemAddress(rice));
  await hydrated(page);
  await itemDialog(page, "Plain Rice")
    .getByRole("button", { name: t("items:addToCart") })
    .click();
  await expect(page.getByText(t("cart:added"))).toBeVisible();
  await page.goto("/checkout?page=cart");
  await hydrated(page);
  await fillContact(page, t);
  await checkoutForm(page, t).place.click();
  await expect(placedDialog(page, t)).toBeVisible();
  await page.goBack();
  await theOrder(control);
});
