import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { block, tabIn } from "./support/homes";
import { hydrated } from "./support/hydrated";

test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

const placeOf = (slide: Element) => Math.round(Math.abs((slide.parentElement as Element).scrollLeft));

test("HOME-all-08 HOME-food-02: three banners in view, four times as wide as high, and the others by keys", {
  tag: "@css",
}, async ({ page, mode }) => {
  await page.goto("/home");
  const banners = page.getByRole("region", { name: "Offers" });
  const links = banners.getByRole("link");
  const box = await links.first().boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4, 1);
  const row = await banners.boundingBox();
  expect(Math.round((row?.width ?? 0) / (box?.width ?? 1))).toBe(3);
  await links.last().focus();
  await expect.poll(() => links.first().evaluate(placeOf)).toBeGreaterThan(0);
  await expect(links.last()).toBeInViewport();
  if (mode !== "scripts-on") await expect(banners.getByRole("button")).toHaveCount(0);
});

test("HOME-all-08: buttons move the banners, each row's named after it @scripts", async ({ page }) => {
  await page.goto("/home");
  const banners = page.getByRole("region", { name: "Offers" });
  const links = banners.getByRole("link");
  await links.last().focus();
  await expect.poll(() => links.first().evaluate(placeOf)).toBeGreaterThan(0);
  const next = banners.getByRole("button", { name: "Next: Offers", exact: true });
  // The focus has stopped it.
  await expect(banners.getByRole("button", { name: "Play" })).toBeVisible();
  const names = await page
    .getByRole("button", { name: /^(Next|Previous|Pause|Play): / })
    .evaluateAll((buttons) => buttons.map((button) => button.textContent?.trim()));
  expect(new Set(names).size, "each row's buttons name it").toBe(names.length);
  // More than two: after the last comes the first.
  await next.press("Enter");
  await expect.poll(() => links.first().evaluate(placeOf)).toBe(0);
  await next.press("Enter");
  await expect.poll(() => links.first().evaluate(placeOf)).toBeGreaterThan(0);
});

test("at the end of a row nothing lies on a button of its last card, in sight or not @scripts", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/home");
  await hydrated(page);
  const rows = await page.locator("main .scroll:has(> article)").all();
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) {
    await row.scrollIntoViewIfNeeded();
    const covered = () =>
      row.evaluate((row) => {
        row.scrollTo({ left: row.scrollWidth, behavior: "instant" });
        const card = [...row.querySelectorAll("article")].at(-1);
        card?.scrollIntoView({ block: "center", behavior: "instant" });
        return [...(card?.querySelectorAll("a, button") ?? [])]
          .filter((control) => {
            const { left, top, width, height } = control.getBoundingClientRect();
            const met = document.elementFromPoint(left + width / 2, top + height / 2);
            return width > 0 && met?.closest("article") !== card;
          })
          .map((control) => control.getAttribute("aria-label") ?? control.textContent);
      });
    await expect.poll(covered).toEqual([]);
  }
});

test("HOME-all-07: banners move on every 4000 ms within 800 ms, and rest when told to @scripts", async ({ page }) => {
  await page.clock.install();
  await page.goto("/home");
  const banners = page.getByRole("region", { name: "Offers" });
  const first = banners.getByRole("link").first();
  const place = () => first.evaluate(placeOf);
  await banners.getByRole("button", { name: "Pause" }).click();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const start = await place();
  await page.clock.runFor(20_000);
  expect(await place()).toBe(start);

  await banners.getByRole("button", { name: "Play" }).click();
  await page.clock.runFor(9000);
  // The pointer lies on it and the button has the focus.
  expect(await place()).toBe(start);
  await banners.getByRole("button", { name: "Pause" }).click();
  await banners.getByRole("button", { name: "Play" }).click();
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const width = (await first.boundingBox())?.width ?? 0;
  await page.clock.runFor(3950);
  expect(await place()).toBe(start);
  await page.clock.runFor(450);
  expect(await place()).toBeGreaterThan(start);
  expect(await place()).toBeLessThan(start + width);
  await page.clock.runFor(500);
  const second = await place();
  expect(Math.abs(second - start - width)).toBeLessThan(24);
  await page.clock.runFor(1000);
  expect(await place()).toBe(second);
});

test("HOME-all-07: a row plays only in sight, and the first touch stops it for good @scripts", async ({ page }) => {
  await page.clock.install();
  await page.goto("/home");
  const banners = page.getByRole("region", { name: "Offers" });
  const first = banners.getByRole("link").first();
  const place = () => first.evaluate(placeOf);
  await expect(banners.getByRole("button", { name: "Pause" })).toBeAttached();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(first).not.toBeInViewport();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const start = await place();
  await page.clock.runFor(9000);
  expect(await place(), "out of sight").toBe(start);

  await banners.evaluate((row) => row.scrollIntoView({ block: "center" }));
  await expect(first).toBeInViewport();
  await first.dispatchEvent("touchstart");
  await expect(banners.getByRole("button", { name: "Play" })).toBeAttached();
  await page.clock.runFor(9000);
  expect(await place(), "after a touch").toBe(start);
});

test("nothing plays where people ask for less motion @scripts", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/home");
  const banners = page.getByRole("region", { name: "Offers" });
  await expect(banners.getByRole("button", { name: "Play" })).toBeVisible();
  const first = banners.getByRole("link").first();
  expect(await first.evaluate(placeOf)).toBe(0);
  await banners.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => first.evaluate(placeOf)).toBeGreaterThan(0);
});

test("UI-06: cards to come stand where a tab's items will @scripts", async ({ page, control }) => {
  await page.goto("/home?best-reviewed=all");
  const name = "Best Reviewed Items";
  await control.fault({ kind: "latency", ms: 1500, path: "/api/v1/items/most-reviewed" });
  await tabIn(page, name, "Desserts").click();
  await expect(block(page, name)).toHaveAttribute("aria-busy", "true");
  await expect(block(page, name).locator("[data-skeleton]")).toBeVisible();
  await expect(tabIn(page, name, "Desserts")).toHaveAttribute("aria-current", "true");
  await expect(block(page, name).getByRole("article").first()).toBeVisible();
  await expect(block(page, name).locator("[data-skeleton]")).toHaveCount(0);
});
