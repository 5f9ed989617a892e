import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { checkoutForm, grace, placedDialog, theOrder } from "./support/ordering";

// As customers meet it: nothing said yet, on a phone.
test.use({ viewport: { width: 360, height: 740 } });

/** What a guest may be asked to do, from the first page to an order that stands. */
const most = { taps: 7, fields: 4 };

test("CHK-02 CHK-14 CHK-16: a guest orders dinner with seven taps and four fields, and follows it with one more", {
  tag: "@scripts",
}, async ({ page, t, control }) => {
  const count = { taps: 0, fields: 0 };
  async function tap(target: Locator) {
    count.taps += 1;
    await target.click();
  }
  async function type(field: Locator, text: string) {
    count.fields += 1;
    await field.fill(text);
  }
  await page.goto("/");
  await hydrated(page);
  await type(page.getByLabel(t("landing:search")), "12 Harbour Street");
  await tap(
    page.getByRole("listbox", { name: t("location:suggestions") }).getByRole("option", { name: /^12 Harbour Street/ }),
  );
  await tap(page.getByRole("dialog", { name: t("modules:title") }).getByRole("button", { name: /^Food/ }));
  await expect(page).toHaveURL("/home");
  await tap(page.getByRole("heading", { name: "Harbour Burger" }).getByRole("link").first());
  const item = page.getByRole("dialog", { name: "Harbour Burger" });
  await tap(item.locator("label", { hasText: "Large" }));
  await tap(item.getByRole("button", { name: t("items:buyNow") }));
  await tap(
    page
      .getByRole("dialog", { name: t("cart:guest.title") })
      .getByRole("link", { name: t("cart:guest.guest"), exact: true }),
  );
  const form = checkoutForm(page, t);
  await type(form.name, grace.name);
  await type(form.phone, grace.phone);
  await type(form.email, grace.email);
  await tap(form.place);
  const placed = placedDialog(page, t);
  await expect(placed).toBeVisible();
  expect(count.taps).toBeLessThanOrEqual(most.taps);
  expect(count.fields).toBeLessThanOrEqual(most.fields);

  // The dialog itself says how the order stands; one more tap follows it.
  const { id } = await theOrder(control);
  await expect(placed).toContainText(String(id));
  await expect(placed).toContainText(t("orders:status.pending"));
  await placed.getByRole("link", { name: t("orders:track.submit") }).click();
  await expect(page.getByRole("dialog", { name: t("orders:track.drawer") })).toContainText(t("orders:number", { id }));
});

/** The buttons and links of whatever stands still while the page scrolls, or over it, that a toast lies on. */
const underToasts = (page: Page) =>
  page.evaluate(() => {
    const standsStill = (element: Element | null): boolean =>
      element !== null && (isHeld(element) || standsStill(element.parentElement));
    // What is sticky scrolls with the page until it meets an edge.
    const isHeld = (element: Element) => {
      const { position, top, bottom } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (position !== "sticky") return position === "fixed";
      return box.top <= Number.parseFloat(top) + 1 || box.bottom >= innerHeight - Number.parseFloat(bottom) - 1;
    };
    const toasts = [...document.querySelectorAll('[class*="toast"]:is([role=status], [role=group])')];
    const boxes = toasts.map((toast) => toast.getBoundingClientRect()).filter(({ height }) => height > 0);
    const controls = [...document.querySelectorAll("a[href], button, input, summary")].filter(
      (control) =>
        !toasts.some((toast) => toast.contains(control)) &&
        control.checkVisibility({ visibilityProperty: true }) &&
        standsStill(control),
    );
    const under = controls.filter((control) => {
      const one = control.getBoundingClientRect();
      return boxes.some(
        (box) => box.left < one.right && box.right > one.left && box.top < one.bottom && box.bottom > one.top,
      );
    });
    return {
      toasts: boxes.length,
      controls: controls.length,
      under: under.map((control) => control.getAttribute("aria-label") ?? control.textContent),
    };
  });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`CART-13: at ${viewport.width} px the toast of an item that was added lies on no bar`, {
    tag: "@scripts",
  }, async ({ page, t, shop }) => {
    await page.setViewportSize(viewport);
    await arrive(page, shop.url);
    await page.goto("/store/harbour-kitchen?dialog=item&item=2");
    await hydrated(page);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("items:addToCart") })
      .click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText(t("cart:added"))).toBeVisible();
    // The toast slides to its place.
    await expect.poll(() => underToasts(page)).toEqual({ toasts: 1, controls: expect.any(Number), under: [] });
    expect((await underToasts(page)).controls).toBeGreaterThan(3);
  });
}
