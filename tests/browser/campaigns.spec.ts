import { expect, expectNoSideScroll, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { secondsShown } from "./support/offers";

// The shop's clock follows the delivery API's calls.
test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

test("RTE-41 SALE-04: a campaign from home: dates, countdown, and the stores that take part", {
  tag: ["@css", "@noscript"],
}, async ({ page, control, expectAccessible }) => {
  await page.goto("/home?campaigns=open");
  const campaigns = page.getByRole("region", { name: "Campaigns" });
  await campaigns.getByRole("link", { name: /Burger Festival/ }).click();
  await expect(page).toHaveURL(/\/campaigns\/1\?module_id=1$/);
  await expect(page.getByRole("heading", { level: 1, name: "Burger Festival" })).toBeVisible();
  await expect(page.getByText("Jan 1, 2026 – Dec 31, 2035")).toBeVisible();
  // Ten years are not counted in seconds, and the dates have said the end.
  const [timer, end] = [page.getByRole("timer"), page.getByText("Ends Dec 31, 2035, 11:59 PM")];
  await expect(timer).toHaveCount(0);
  await expect(end).toHaveCount(0);
  await control.setClock({ now: "2035-12-01T12:00:00Z" });
  await page.reload();
  await expect(timer).toHaveText(/^\d\d Days \d\d Hours \d\d Minutes \d\d Seconds$/);
  expect(Math.abs((await secondsShown(timer)) / 86_400 - 30)).toBeLessThan(2);
  await expect(end).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSideScroll(page);
  await page.getByRole("link", { name: "Harbour Kitchen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Harbour Kitchen" })).toBeVisible();

  // By its slug, and from another module, into which it leads.
  await page.goto("/campaigns/burger-festival");
  await expect(page.getByRole("heading", { level: 1, name: "Burger Festival" })).toBeVisible();
  await page.goto("/campaigns/4?module_id=2");
  await expect(page.getByRole("heading", { level: 2, name: "Stores taking part" })).toBeVisible();
  for (const address of ["/campaigns/99", "/campaigns/0", "/campaigns/no-such", "/campaigns/'%20or%201=1"]) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "This campaign is over." })).toBeVisible();
  }
});

test("SALE-05: a campaign whose end has passed says that it is over @noscript", async ({ page, control, mode }) => {
  await control.setClock({ now: "2035-12-31T23:59:50Z" });
  if (mode === "scripts-on") await page.clock.install();
  await page.goto("/campaigns/1?module_id=1");
  const over = page.getByText("This campaign is over.");
  if (mode === "scripts-on") {
    await expect(page.getByRole("heading", { level: 1, name: "Burger Festival" })).toBeVisible();
    await hydrated(page);
    await page.clock.fastForward(60_000);
    await expect(over).toBeVisible();
    await expect(page.getByRole("timer")).toHaveCount(0);
  }
  await control.setClock({ advanceSeconds: 60 });
  await page.reload();
  await expect(over).toBeVisible();
});
