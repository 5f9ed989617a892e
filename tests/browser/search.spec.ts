import { modules } from "../harness/arrivals";
import { expect, test } from "./fixtures";
import { office, otherZone, savedDialog } from "./support/addresses";
import { arrive, arriveSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { idsOf, moreLink, searchField, totalOf } from "./support/searching";
import { enterModule, itemCard, noodles } from "./support/shopping";

test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

test("RTE-07 RTE-08 RTE-09: the header's search leads to results, items and restaurants", { tag: "@noscript" }, async ({
  page,
  shop,
}) => {
  await page.goto("/home");
  const field = searchField(page);
  await field.fill("noodles");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/home\?search=noodles&data_type=searched/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("noodles");
  await expect(itemCard(page, noodles)).toBeVisible();
  await page.getByRole("navigation", { name: "Results" }).getByRole("link", { name: "Restaurants" }).click();
  await expect(page.locator("#store-2")).toBeVisible();
  // What other pages add to the address changes nothing.
  await page.goto("/home?search=noodles&data_type=searched&from=home&fromSearch=true&module_id=1");
  await expect(itemCard(page, noodles)).toBeVisible();
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1, name: "Dinner is closer than you think" })).toBeVisible();
  expect(page.url()).toBe(`${shop.url}/home`);
});

test("SRCH-06: what is typed on while results are on their way stays, and the field its focus @scripts", async ({
  page,
  control,
}) => {
  const field = searchField(page);
  for (const from of ["/home", "/about-us"]) {
    await page.goto(from);
    await hydrated(page);
    await control.fault({ kind: "latency", path: "/api/v1/get-combined-data", ms: 1500, once: true });
    await field.fill("noodles");
    await field.press("Enter");
    await field.press("End");
    await field.pressSequentially(" soup");
    await expect(page).toHaveURL(/search=noodles&data_type=searched$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("noodles");
    await expect(field).toHaveValue("noodles soup");
    await expect(field).toBeFocused();
    await field.press("Enter");
    await expect(page).toHaveURL(/search=noodles\+soup&data_type=searched$/);
    await page.getByRole("banner").getByRole("link", { name: /home$/i }).first().click();
    await expect(field, `from ${from}`).toHaveValue("");
  }
});

test("SRCH-12 SRCH-13: the tabs bear the module's words", { tag: "@noscript" }, async ({ page, shop }) => {
  for (const [module, items, stores] of [
    ["food", "Foods", "Restaurants"],
    ["grocery", "Groceries", "Stores"],
    ["pharmacy", "Medicines", "Stores"],
    ["ecommerce", "Items", "Stores"],
  ] as const) {
    await enterModule(page, shop.url, module);
    await page.goto("/home?search=a&data_type=searched");
    const tabs = page.getByRole("navigation", { name: "Results" });
    await expect(tabs.getByRole("link", { name: items })).toHaveAttribute("aria-current", "page");
    await expect(tabs.getByRole("link", { name: stores })).toBeVisible();
  }
});

test("SRCH-29 SRCH-30 SRCH-31: nothing found", { tag: "@noscript" }, async ({ page }) => {
  await page.goto("/home?search=zzzz&data_type=searched");
  const main = page.getByRole("main");
  await expect(main.getByText("Items not found!")).toBeVisible();
  await expect(main.getByText("Sorry no data found related to your search")).toBeVisible();
  await page.getByRole("navigation", { name: "Results" }).getByRole("link", { name: "Restaurants" }).click();
  await expect(main.getByText("Stores not found!")).toBeVisible();
  await page.goto("/home?search=special-offer&data_type=discounted&min_price=19999");
  await expect(main.getByText("No foods found")).toBeVisible();
  await main.getByRole("link", { name: "Clear all" }).last().click();
  await expect(main.getByRole("article").first()).toBeVisible();
});

test("SRCH-31: a misspelt term is asked about, and what other lists have of a name is a link away", {
  tag: "@noscript",
}, async ({ page, t }) => {
  const main = page.getByRole("main");
  const elsewhere = main.getByRole("navigation", { name: t("search:elsewhere") }).getByRole("link");
  await page.goto("/home?search=Burgr&data_type=searched");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Burgr");
  await expect(searchField(page)).toHaveValue("Burgr");
  await main.getByRole("link", { name: t("search:meant", { term: "burger" }) }).click();
  await expect(page).toHaveURL(/\/home\?search=burger&data_type=searched$/);
  await expect(main.getByRole("article").first()).toContainText(/burger/i);
  await expect(elsewhere).toHaveCount(0);
  // Food has no medicine.
  await page.goto("/home?search=paracetamol&data_type=searched");
  await expect(main.getByText(t("search:noItems"))).toBeVisible();
  await elsewhere.filter({ hasText: "Pharmacy" }).click();
  const wanted = { search: "paracetamol", module_id: String(modules.pharmacy), data_type: "searched" };
  await expect(page).toHaveURL(({ searchParams }) =>
    Object.entries(wanted).every(([name, value]) => searchParams.get(name) === value),
  );
  await expect(main.getByRole("article").first()).toContainText(/paracetamol/i);
  // Filters may be why nothing was found.
  await page.goto("/home?search=burgr&data_type=searched&rating=4.5");
  await expect(main.getByText(t("search:noItems"))).toBeVisible();
  await expect(main.getByRole("link", { name: t("search:meant", { term: "burger" }) })).toHaveCount(0);
});

test("RTE-11 RTE-12 RTE-13: discounted items of the module named, a category from home, a brand", {
  tag: "@noscript",
}, async ({ page, shop }) => {
  await page.goto("/home?search=special-offer&module_id=1&data_type=discounted");
  await expect(page.getByRole("heading", { level: 1, name: "Special Offer" })).toBeVisible();
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.nth(11)).toBeVisible();
  const count = await cards.count();
  await expect(cards.filter({ hasText: "off" })).toHaveCount(count);
  await page.goto("/home");
  const category = page.getByRole("main").locator("a[href*='data_type=category']").first();
  const name = (await category.innerText()).trim();
  await category.click();
  await expect(page).toHaveURL(/search=category&id=\d+&module_id=1&name=[^&]+&data_type=category/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(cards.first()).toBeVisible();
  // Another module's results bring their visitor into it.
  await page.goto(`/home?search=special-offer&module_id=${modules.grocery}&data_type=discounted`);
  await expect(page.locator("html")).toHaveAttribute("data-module", "grocery");
  await enterModule(page, shop.url, "ecommerce");
  await page.goto("/home?search=a&data_type=searched");
  const brand = page.getByRole("group", { name: "Brands" }).getByRole("checkbox").first();
  const [id, brandName] = [await brand.getAttribute("value"), await brand.locator("..").innerText()];
  await page.goto(`/home?brand_id=${id}&data_type=brand`);
  await expect(page.getByRole("heading", { level: 1, name: brandName.trim() })).toBeVisible();
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Results" })).toHaveCount(0);
});

test("RTE-10 RTE-14: results need a place; where one came from changes nothing", { tag: "@noscript" }, async ({
  page,
}) => {
  await page.goto("/home?search=noodles&data_type=searched&from=home&fromSearch=true&module_id=1");
  await expect(itemCard(page, noodles)).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/home?search=noodles&data_type=searched");
  await expect(page).toHaveURL(/\/$/);
});

test("SRCH-28: pages of twelve follow one another to the end of the list @noscript", async ({
  page,
  control,
  mode,
}) => {
  await page.goto("/home?search=chicken&data_type=searched");
  const total = await totalOf(page);
  expect(total).toBeGreaterThan(12);
  const seen = new Set(await idsOf(page));
  if (mode === "scripts-on") {
    await expect(async () => {
      // Without waiting for it: the last page takes it away.
      await moreLink(page).evaluateAll(([link]) => link?.scrollIntoView());
      expect(await idsOf(page)).toHaveLength(total);
    }).toPass();
    for (const id of await idsOf(page)) seen.add(id);
  } else {
    expect(seen.size).toBe(12);
    while (await moreLink(page).isVisible()) {
      await moreLink(page).click();
      await expect(page.getByRole("link", { name: "First page" })).toBeVisible();
      for (const id of await idsOf(page)) seen.add(id);
    }
  }
  expect(seen.size).toBe(total);
  await expect(moreLink(page)).toHaveCount(0);
  const pages = (await control.requests()).filter(({ path }) => path === "/api/v1/get-combined-data");
  expect(new Set(pages.map(({ query }) => query.limit))).toEqual(new Set(["12"]));
  expect(pages.map(({ query }) => query.offset)).toContain("2");
});

test("SRCH-28 Back finds the list as long as it was left, at its place @scripts", async ({ page, control }) => {
  await page.goto("/home?search=a&data_type=searched");
  await moreLink(page).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await idsOf(page)).length).toBeGreaterThanOrEqual(24);
  const before = await idsOf(page);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const left = 900;
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), left);
  await expect.poll(place).toBe(left);
  const places = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener("scroll", () => seen.push(Math.round(window.scrollY)));
    return seen;
  });
  // A pointer would bring the link into view first.
  const home = page.getByRole("banner").getByRole("link", { name: /home$/i }).first();
  await home.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/home$/);
  await control.clearRequests();
  await page.goBack();
  await expect.poll(async () => (await idsOf(page)).slice(0, before.length)).toEqual(before);
  await expect.poll(place).toBe(left);
  // Neither page was scrolled through.
  expect([0, left]).toEqual(expect.arrayContaining([...new Set(await places.jsonValue())]));
});

test("SRCH-28 an address in another zone, picked over results, begins their list anew @scripts", async ({
  page,
  shop,
  t,
}) => {
  await arriveSignedIn(page, shop.url, otherZone);
  await page.goto("/home?search=a&data_type=searched");
  await moreLink(page).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await idsOf(page)).length).toBeGreaterThanOrEqual(24);
  const before = new Set(await idsOf(page));
  const bar = page.getByRole("banner");
  await bar.locator("summary", { hasText: t("shell:deliverTo") }).click();
  await bar.getByRole("link", { name: t("shell:location.saved") }).click();
  const saved = savedDialog(page, t);
  await saved.getByRole("radio", { name: new RegExp(office) }).check();
  await saved.getByRole("button", { name: t("addresses:select") }).click();
  await expect(bar).toContainText(office);
  await expect(page).toHaveURL("/home?search=a&data_type=searched");
  await expect.poll(async () => (await idsOf(page)).filter((id) => before.has(id))).toEqual([]);
  expect((await idsOf(page)).length).toBeGreaterThanOrEqual(12);
});

test("a page that does not come leaves the list and the way to it @scripts", async ({ page, control, problems }) => {
  problems.expect(/get-combined-data/);
  await page.goto("/home?search=a&data_type=searched&page=3");
  await expect(page.getByRole("article").first()).toBeVisible();
  await control.fault({ kind: "status", path: "/api/v1/get-combined-data", status: 500 });
  await moreLink(page).scrollIntoViewIfNeeded();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText("We couldn't reach the service. Please try again.");
  const shown = (await idsOf(page)).length;
  await control.clearFaults();
  await moreLink(page).click();
  await expect.poll(async () => (await idsOf(page)).length).toBeGreaterThan(shown);
  await expect(alert).toHaveCount(0);
});

test("senseless addresses of results are answered by a page, with the right status", { tag: "@noscript" }, async ({
  page,
}) => {
  const longTerm = "x".repeat(5000);
  const answers: [string, number][] = [
    ["search=a&data_type=searched&page=-1", 200],
    ["search=a&data_type=searched&page=99999", 200],
    ["search=a&data_type=searched&min_price=abc&max_price=-1&rating=11&sort=up&view=3d&tab=carts", 200],
    ["search=a&data_type=searched&filter=1%27%20OR%201=1--&category=x&brand=%00&category=99999", 200],
    [`search=${longTerm}&data_type=searched`, 200],
    [`search=${encodeURIComponent("<b id=marker>.*(a+)+$ ' OR 1=1 --%_\\")}&data_type=searched`, 200],
    [`search=category&id=1&name=${encodeURIComponent("<b id=marker>")}&data_type=category`, 200],
    ["search=a&data_type=searched&module_id=77", 200],
    ["search=a&data_type=sold", 404],
    ["data_type=category&id=99999", 404],
    ["data_type=category&id=abc", 404],
    ["data_type=brand&brand_id=99999", 404],
  ];
  for (const [search, status] of answers) {
    const answer = await page.request.get(`/home?${search}`);
    expect(answer.status(), search.slice(0, 80)).toBe(status);
    const html = await answer.text();
    expect(html, search.slice(0, 80)).toContain("</html>");
    expect(html, search.slice(0, 80)).not.toContain("<b id=marker");
  }
});
