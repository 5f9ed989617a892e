import { expect, expectNoSideScroll, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { applyFilters, filterPanel, idsOf, pricesOf, sidebar, totalOf } from "./support/searching";
import { enterModule } from "./support/shopping";

const results = "/home?search=a&data_type=searched";

test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

test("SRCH-17 SRCH-18 SRCH-19: options and categories narrow the results, chips take them off again @look @css @noscript", async ({
  page,
  mode,
  t,
  expectAccessible,
}) => {
  await page.goto(results);
  const all = await totalOf(page);
  const panel = await filterPanel(page);
  for (const option of ["top_rated", "discounted", "popular"])
    await expect(panel.getByRole("checkbox", { name: t(`search:option.${option}`) })).not.toBeChecked();
  await expectAccessible(page);
  await panel.getByRole("checkbox", { name: t("search:option.discounted") }).check();
  await applyFilters(panel, mode);
  await expect(page).toHaveURL(/filter=discounted/);
  const chips = page.getByRole("list", { name: t("search:applied") });
  const discounted = chips.getByRole("link", {
    name: t("search:removeFilter", { name: t("search:option.discounted") }),
  });
  await expect(discounted).toBeVisible();
  expect(await totalOf(page)).toBeLessThan(all);
  // The first box below All.
  const category = sidebar(page).getByRole("checkbox").nth(1);
  await category.check();
  await applyFilters(sidebar(page), mode);
  await expect(page).toHaveURL(/filter=discounted&category=\d+$/);
  await expect(chips.getByRole("link")).toHaveCount(3);
  await expectAccessible(page);
  // The address is all there is to know.
  await page.reload();
  await expect(category).toBeChecked();
  await discounted.click();
  await expect(page).toHaveURL(/searched&category=\d+$/);
  await expect(category).toBeChecked();
  await expect(chips.getByRole("link")).toHaveCount(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSideScroll(page);
  await page.getByRole("button", { name: t("search:categories"), exact: true }).click();
  await expect(category).toBeVisible();
  await category.uncheck();
  await applyFilters(sidebar(page), mode);
  await expect(page).toHaveURL(/data_type=searched$/);
  await expect(chips).toHaveCount(0);
});

test("SRCH-25 SRCH-26 SRCH-27: a parent is its children, All is everything, and a choice begins at the first page", {
  tag: "@noscript",
}, async ({ page, mode }) => {
  await page.goto(`${results}&page=2`);
  const box = (name: string) => sidebar(page).getByRole("checkbox", { name, exact: true });
  // Pressed before scripts run, the box is set back for a moment and then remembered.
  await box("Burgers").click();
  await expect(box("Burgers")).toBeChecked();
  await applyFilters(sidebar(page), mode);
  await expect(page).toHaveURL(/data_type=searched&category=\d+$/);
  for (const name of ["Burgers", "Beef burgers", "Chicken burgers"]) await expect(box(name)).toBeChecked();
  await box("Beef burgers").uncheck();
  await applyFilters(sidebar(page), mode);
  await expect(box("Burgers")).not.toBeChecked();
  await expect(box("Chicken burgers")).toBeChecked();
  await box("All").check();
  await applyFilters(sidebar(page), mode);
  await expect(page).toHaveURL(/category=all$/);
  const boxes = sidebar(page).getByRole("group", { name: "Categories" }).getByRole("checkbox");
  await expect(boxes.and(page.locator(":not(:checked)"))).toHaveCount(0);
  expect(await boxes.count()).toBeGreaterThan(30);
  await box("All").uncheck();
  await applyFilters(sidebar(page), mode);
  await expect(page).toHaveURL(/data_type=searched$/);
  await expect(boxes.and(page.locator(":checked"))).toHaveCount(0);
});

test("SRCH-14 SRCH-20 SRCH-21: the tabs have filters of their own, and begin anew", { tag: "@noscript" }, async ({
  page,
  shop,
  t,
}) => {
  await enterModule(page, shop.url, "ecommerce");
  await page.goto(`${results}&filter=popular&page=2`);
  const shown = async () => {
    const names = await (await filterPanel(page))
      .getByRole("group", { name: t("search:show") })
      .locator("label")
      .allInnerTexts();
    return names.map((name) => name.trim());
  };
  expect(await shown()).toEqual(["Top Rated", "Discounted", "Popular"]);
  await expect(sidebar(page).getByRole("group", { name: "Brands" })).toBeVisible();
  await page.getByRole("navigation", { name: "Results" }).getByRole("link", { name: "Stores" }).click();
  await expect(page).toHaveURL(/data_type=searched&tab=stores$/);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(sidebar(page).getByRole("group", { name: "Brands" })).toHaveCount(0);
  await expect(sidebar(page).getByRole("heading", { name: "Categories" })).toBeVisible();
  expect(await shown()).toEqual(["Nearby", "Currently Open", "Top Rated", "Discounted", "Popular"]);
  await enterModule(page, shop.url, "food");
  await page.goto(results);
  await expect(sidebar(page).getByRole("group", { name: "Categories" })).toBeVisible();
  await expect(sidebar(page).getByRole("group", { name: "Brands" })).toHaveCount(0);
});

test("SRCH-15 SRCH-16 SRCH-22: sorted by price, seen as a grid or a list; the categories scroll at 330 px", {
  tag: "@css",
}, async ({ page, mode }) => {
  await page.goto(results);
  const first = await idsOf(page);
  await page.getByRole("link", { name: "List", exact: true }).click();
  await expect(page).toHaveURL(/view=list$/);
  expect((await idsOf(page)).slice(0, 12)).toEqual(first.slice(0, 12));
  const sort = page.getByLabel("Sort by :");
  expect((await sort.locator("option").allInnerTexts()).slice(1)).toEqual(["High to Low", "Low to High"]);
  for (const [name, value] of [
    ["High to Low", "high"],
    ["Low to High", "low"],
  ] as const) {
    await sort.selectOption(name);
    if (mode !== "scripts-on") await page.getByRole("button", { name: "Go", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`view=list&sort=${value}$`));
    await expect(sort).toHaveValue(value);
    await expect(async () => {
      const prices = (await pricesOf(page)).slice(0, 12);
      const rising = prices.at(-1) ?? 0;
      expect(value === "low" ? rising - (prices[0] ?? 0) : (prices[0] ?? 0) - rising).toBeGreaterThanOrEqual(0);
    }).toPass();
  }
  const categories = sidebar(page).getByRole("group", { name: "Categories" }).locator(".filt__c");
  const box = await categories.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  expect(box.clientHeight).toBe(330);
  expect(box.scrollHeight).toBeGreaterThan(330);
});

test("SRCH-23 SRCH-24: a price range from 0 to 20000, and a least rating @noscript", { tag: "@css" }, async ({
  page,
  mode,
  control,
}) => {
  await page.goto(results);
  let panel = await filterPanel(page);
  const [min, max] = [page.getByLabel("Min", { exact: true }), page.getByLabel("Max", { exact: true })];
  await expect(min).toHaveValue("0");
  await expect(max).toHaveValue("20000");
  await expect(max).toHaveAttribute("max", "20000");
  if (mode === "scripts-on") await expect(panel.getByRole("slider")).toHaveCount(2);
  await min.fill("3");
  await max.fill("8");
  await max.press("Tab");
  await applyFilters(panel, mode);
  await expect(page).toHaveURL(/min_price=3&max_price=8$/);
  panel = await filterPanel(page);
  await panel.getByRole("radio", { name: /^4\.5/ }).check();
  await applyFilters(panel, mode);
  await expect(page).toHaveURL(/rating=4.5&min_price=3&max_price=8$/);
  await expect(page.getByRole("list", { name: "Applied filters" }).getByRole("link")).toHaveCount(3);
  const asked = (await control.requests()).filter(({ path }) => path === "/api/v1/get-combined-data").at(-1);
  expect(asked?.query).toMatchObject({ min_price: "3", max_price: "8", rating_count: "4.5" });
});

test("SRCH-25 an answer that comes late does not undo a later choice @scripts", async ({ page, control }) => {
  await page.goto(results);
  const sort = page.getByLabel("Sort by :");
  await expect(page.getByRole("article").first()).toBeVisible();
  await control.fault({ kind: "latency", path: "/api/v1/get-combined-data", ms: 1500, once: true });
  const searches = async () => (await control.requests()).filter(({ query }) => query.filter?.includes("high"));
  await sort.selectOption("High to Low");
  await expect.poll(async () => (await searches()).length).toBe(1);
  await sort.selectOption("Low to High");
  await expect(page).toHaveURL(/sort=low$/);
  await expect.poll(async () => (await searches())[0]?.status).toBe(200);
  await expect(sort).toHaveValue("low");
  await expect(page).toHaveURL(/sort=low$/);
  const prices = await pricesOf(page);
  expect(prices[0]).toBeLessThanOrEqual(prices[11] ?? 0);
});

test("SRCH-25 a choice taken back and made again at once is one page, and Back takes it off the controls @scripts", async ({
  page,
  control,
}) => {
  await page.goto(results);
  await hydrated(page);
  const sort = page.getByLabel("Sort by :");
  const before = await sort.inputValue();
  await sort.selectOption("High to Low");
  await expect(page).toHaveURL(/sort=high$/);
  await control.fault({ kind: "latency", path: "/api/v1/get-combined-data", ms: 1500, once: true });
  await sort.selectOption(before);
  await sort.selectOption("High to Low");
  await expect(sort).toHaveValue("high");
  await expect(page).toHaveURL(/sort=high$/);
  await page.goBack();
  await expect(page).toHaveURL(results);
  await expect(sort).toHaveValue(before);
});

test("SRCH-17 the filters over the results close on Escape and by the button that applies them, and the focus is on what opened them @scripts", async ({
  page,
  t,
}) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(results);
    await hydrated(page);
    const panel = await filterPanel(page);
    const summary = panel.locator("summary");
    await panel.getByRole("radio").first().focus();
    await page.keyboard.press("Escape");
    await expect(panel, `${width} px`).not.toHaveAttribute("open");
    await expect(summary).toBeFocused();
    await summary.press("Enter");
    await panel.getByRole("button", { name: t("search:apply") }).press("Enter");
    await expect(panel).not.toHaveAttribute("open");
    await expect(summary).toBeFocused();
  }
});

test("SRCH-17 SRCH-18 how many are found after a choice is said, once @scripts", async ({ page, t }) => {
  await page.goto(results);
  await hydrated(page);
  const regions = page.getByRole("main").getByRole("status");
  await expect(regions).toHaveCount(2);
  // What stands there already says what it becomes; what comes with its text says nothing.
  await regions.evaluateAll((all) => {
    for (const one of all) one.setAttribute("data-before", "");
  });
  const all = await totalOf(page);
  await (await filterPanel(page)).getByRole("checkbox", { name: t("search:option.discounted") }).check();
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  await expect(regions).toHaveCount(2);
  const saying = page.locator("[data-before]");
  await expect(saying).toHaveCount(1);
  await expect(saying).toHaveText(t("search:found", { count: await totalOf(page) }));
});
