import type { Route } from "@playwright/test";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { enterModule, itemAddress, itemCard, itemDialog, putInCart, rice, stepperOf } from "./support/shopping";

test("ERR-01: what the server refuses is told in its words, each entry of its list", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const messages = ["The kitchen is being repaired.", "Please choose another store."];
  await control.fault({ kind: "status", path: "/api/v1/customer/cart/update", status: 403, messages });
  await page.goto("/store/harbour-kitchen");
  const card = itemCard(page, rice);
  await stepperOf(card, "Plain Rice").more.click();
  for (const message of messages) await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  await expect(stepperOf(card, "Plain Rice").count).toHaveText("1");
});

test("ERR-05: stock exceeded, maximum reached and item removed say so on the page", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  const groceryItem = 541;
  await control.patchItem(groceryItem, { stock: 2 });
  await arrive(page, shop.url);
  await page.goto(itemAddress(rice));
  const rices = stepperOf(itemDialog(page, "Plain Rice"), "Plain Rice");
  for (const count of ["02", "03"]) {
    await rices.more.click();
    await expect(rices.count).toHaveText(count);
  }
  await rices.more.click();
  await expect(page.getByText("Out of Limits")).toBeVisible();
  await putInCart(page, shop.url, rice);
  await page.goto("/home");
  await stepperOf(itemCard(page, rice), "Plain Rice").remove.click();
  await expect(page.getByText("Removed from cart.")).toBeVisible();
  await enterModule(page, shop.url, "grocery");
  await page.goto(itemAddress(groceryItem));
  const minces = stepperOf(itemDialog(page, "Beef mince"), "Beef mince");
  await minces.more.click();
  await expect(minces.count).toHaveText("02");
  await minces.more.click();
  await expect(page.getByText("Out of Stock")).toBeVisible();
});

/** What becomes of a form's post between a hydrated page and the shop. */
const mishaps: [string, string, (route: Route) => Promise<void>][] = [
  ["is too large", "413", (route) => route.continue({ postData: "x".repeat(300_000) })],
  ["is lost on the way", "unreachable", (route) => route.abort()],
  [
    "is answered by a balancer",
    "unreachable",
    (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>502 Bad Gateway</h1>" }),
  ],
];

for (const [what, words, mishap] of mishaps) {
  test(`a form with scripts that ${what} leaves the page and what was typed, in words, and can be sent again`, {
    tag: "@scripts",
  }, async ({ page, control, problems, t }) => {
    problems.expect(/413|502|Failed to load resource/);
    const posts = /\.data/;
    await page.goto("/about-us");
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    const newsletter = page.getByRole("textbox", { name: t("shell:newsletter.label") });
    await newsletter.fill("reader@example.com");
    await control.clearRequests();
    await page.route(posts, (route) => (route.request().method() === "POST" ? mishap(route) : route.continue()));
    await newsletter.press("Enter");
    await expect(page.getByText(t(`ui:errors.${words}.title`))).toBeVisible();
    await expect(page.getByText(t(`ui:errors.${words}.text`))).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(newsletter).toHaveValue("reader@example.com");
    expect((await control.requests()).filter(({ method }) => method === "POST")).toEqual([]);
    await page.unroute(posts);
    await newsletter.press("Enter");
    await expect.poll(async () => (await control.requests()).filter(({ method }) => method === "POST")).toHaveLength(1);
  });
}

test("a link whose page cannot be reached says so, and leads there once it can", { tag: "@scripts" }, async ({
  page,
  problems,
  t,
}) => {
  problems.expect(/Failed to load resource|Unreachable/);
  await page.goto("/about-us");
  await page.route(/\.data/, (route) => route.abort());
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("shell:footer.terms") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("ui:errors.unreachable.title") })).toBeVisible();
  await page.getByRole("link", { name: t("ui:tryAgain") }).click();
  await expect(page).toHaveURL("/terms-and-conditions");
  await expect(page.getByRole("heading", { level: 1, name: t("ui:errors.unreachable.title") })).toBeHidden();
});

test("ERR-03: without scripts Back, Forward and reload show a refused form again, and send nothing", {
  tag: ["@noscript", "@css"],
}, async ({ page, mode, shop, control, t }) => {
  test.skip(mode === "scripts-on", "with scripts a refused form stays as it is, and no page is left for it");
  await arrive(page, shop.url);
  await page.goto("/auth/sign-in");
  const identifier = page.getByLabel(t("account:fields.identifier"));
  const isRefused = async () => {
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(identifier).toHaveValue("nobody@example.com");
  };
  await identifier.fill("nobody@example.com");
  await page.getByLabel(t("account:fields.password"), { exact: true }).fill("wrong password");
  await page.getByRole("button", { name: t("account:signIn.submit") }).click();
  await isRefused();
  const asked = async () => (await control.requests()).filter(({ path }) => path.endsWith("/auth/login")).length;
  expect(await asked()).toBe(1);
  await page.goto("/about-us");
  await page.goBack();
  await isRefused();
  await page.reload();
  await isRefused();
  await page.goForward();
  await expect(page).toHaveURL("/about-us");
  await page.goBack();
  await isRefused();
  expect(await asked()).toBe(1);
});
