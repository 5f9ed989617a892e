import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { atCheckout, deliveredOrder, placing } from "./support/ordering";
import { failedScreen, returnOf, unpaidOrder } from "./support/payments";
import { untilRendered } from "./support/rendered";
import { putInCart, rice } from "./support/shopping";

// What a page that stands asks for by itself may be lost, on a phone's line or with a release: the page stays, and says what matters.

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("in a hydrated page", { tag: "@scripts" }, () => {
  test("ERR-03: a toast whose script does not come is shown nevertheless, and so is the next", async ({
    page,
    problems,
    t,
  }) => {
    problems.expect(/Failed to load resource/);
    await page.goto("/about-us");
    const newsletter = page.getByRole("textbox", { name: t("shell:newsletter.label") });
    const message = page.getByText(t("ui:errors.unreachable.title"));
    await page.route(/ToastHost|\.data/, (route) => route.abort());
    await newsletter.fill("reader@example.com");
    for (const _ of ["first", "next"]) {
      await newsletter.press("Enter");
      await expect(message).toBeVisible();
      await expect(newsletter).toHaveValue("reader@example.com");
      await page.getByRole("link", { name: t("ui:dismiss") }).click();
      await expect(message).toBeHidden();
    }
  });

  test("a page whose texts do not come is as it is without scripts, and so is the page that leads to it", async ({
    page,
    problems,
    t,
  }) => {
    problems.expect(/Failed to load resource|Failed to fetch|Error loading route module|failed loading/);
    await page.goto("/about-us");
    await hydrated(page);
    await page.route(/\/texts\//, (route) => route.abort());
    const link = page.getByRole("link", { name: t("shell:trackOrder") }).first();
    const about = await heading(page).innerText();
    const reloaded = page.waitForEvent("load");
    await link.click();
    await reloaded;
    await expect(heading(page)).toHaveText(about);
    await link.click();
    await expect(page).toHaveURL(/track-order/);
    await page.getByRole("button", { name: t("orders:track.submit") }).click();
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => "__remixRouter" in window)).toBe(false);
  });

  test("a search goes on without its suggestions where their script does not come", async ({
    page,
    shop,
    problems,
    t,
  }) => {
    problems.expect(/Failed to load resource/);
    await arrive(page, shop.url);
    await page.route(/SuggestPanel/, (route) => route.abort());
    await page.goto("/home");
    await hydrated(page);
    const field = page.getByRole("banner").getByRole("searchbox").or(page.getByRole("banner").getByRole("combobox"));
    const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("SuggestPanel"));
    await field.click();
    await lost;
    await expect(heading(page)).toBeVisible();
    await field.fill("rice");
    await field.press("Enter");
    await expect(page).toHaveURL(/data_type=searched/);
    await expect(heading(page)).not.toHaveText(t("ui:errors.unreachable.title"));
  });

  test("LOC-04: an address whose suggestions do not come stays typed and says so, and is searched for again", async ({
    page,
    problems,
    t,
  }) => {
    problems.expect(/Failed to load resource/);
    await page.goto("/");
    await hydrated(page);
    await page.route(/location\/suggest/, (route) => route.abort());
    const field = page.getByRole("main").getByRole("combobox");
    await page.getByRole("main").getByRole("searchbox").or(field).click();
    await field.pressSequentially("12 Harbour");
    await expect(page.getByText(t("ui:failure.noAnswer"))).toBeVisible();
    await expect(field).toHaveValue("12 Harbour");
    await page.unroute(/location\/suggest/);
    await field.pressSequentially(" Street");
    await expect(page.getByRole("option", { name: /12 Harbour Street/ }).first()).toBeVisible();
    await expect(page.getByText(t("ui:failure.noAnswer"))).toBeHidden();
  });

  test("a page of another build than the storefront's goes on as a document, which brings the scripts of that build", async ({
    page,
    t,
  }) => {
    await page.goto("/terms-and-conditions");
    await hydrated(page);
    const terms = await heading(page).innerText();
    const follow = async () => {
      await page.evaluate(() => document.documentElement.setAttribute("data-before", ""));
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("shell:footer.about") })
        .click();
      await expect(page).toHaveURL("/about-us");
      await expect(heading(page)).toBeVisible();
    };
    const before = page.locator("html[data-before]");
    await follow();
    await expect(before).toBeAttached();
    await page.goBack();
    await expect(heading(page)).toHaveText(terms);
    await page.evaluate(() => {
      window.__remixManifest.version = "another";
    });
    await follow();
    await expect(before).not.toBeAttached();
    await hydrated(page);
  });

  test("HOME-all-30: a home stands where the question about the last order does not come", async ({
    page,
    shop,
    control,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    await arriveSignedIn(page, shop.url);
    await deliveredOrder(page, shop.url, control);
    await page.clock.install();
    await page.goto("/home");
    await hydrated(page, "section.ask");
    const shown = await heading(page).innerText();
    await page.route(/\.data/, (route) => route.abort());
    const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("review-prompt"));
    await page.clock.fastForward(5000);
    await lost;
    await untilRendered(page);
    await expect(heading(page)).toHaveText(shown);
    await expect(page).toHaveURL("/home");
  });

  test("PAY-03: the screen of a failed payment stands where its question does not come", async ({
    page,
    t,
    shop,
    control,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    await arrive(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    await page.route(/\.data/, (route) => route.abort());
    const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("order-fail"));
    await page.goto(returnOf(id, "fail"));
    await lost;
    await untilRendered(page);
    await expect(failedScreen(page, t)).toBeVisible();
    await expect(page.getByRole("link", { name: t("payment:failed.ways", { id }) })).toBeVisible();
  });

  test("the check of an order stands while the line is down, and finds the order", async ({
    page,
    shop,
    control,
    problems,
    t,
  }) => {
    problems.expect(/order of unknown fate|Failed to load resource/);
    await arriveSignedIn(page, shop.url);
    await putInCart(page, shop.url, rice);
    const form = await atCheckout(page, t);
    const lookup = { kind: "status", status: 500, path: "/api/v1/customer/order/running-orders" } as const;
    await control.fault({ kind: "drop-answer", ...placing, once: true }, lookup);
    await form.place.click();
    const checking = page.getByRole("heading", { name: "We are checking your order" });
    await expect(checking).toBeVisible();
    const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("order-check"));
    await page.route(/order-check/, (route) => route.abort());
    await lost;
    await expect(checking).toBeVisible();
    await page.unroute(/order-check/);
    await control.clearFaults();
    await expect(page.getByRole("dialog", { name: /^Order #/ })).toBeVisible({ timeout: 15_000 });
  });
});
