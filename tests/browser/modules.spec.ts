import type { Page } from "@playwright/test";
import type { SandboxControl } from "../harness/sandbox-control";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";

// The sandbox's data changes under the storefront.

const moduleIds = [1, 2, 3, 4, 5];

async function serveOnly(control: SandboxControl, served: number[]) {
  for (const id of moduleIds) if (!served.includes(id)) await control.patchModule(id, { status: 0 });
}

async function sayWhere(page: Page, name: string, set: string) {
  await page.goto("/");
  await page.getByLabel(name).fill("12 Harbour Street");
  await page.getByRole("button", { name: set }).click();
}

test("MOD-01 MOD-02 MOD-03: a place without a module opens the chooser, and closing it leads back to the address", {
  tag: "@noscript",
}, async ({ page, t }) => {
  await sayWhere(page, t("landing:search"), t("landing:set"));
  const chooser = page.getByRole("dialog", { name: t("modules:title") });
  await expect(chooser).toContainText(t("modules:required"));
  const cards = chooser.getByRole("button");
  await expect(cards).toHaveCount(5);
  for (const [index, name] of ["Food", "Grocery", "Pharmacy", "Shop", "Parcel"].entries()) {
    await expect(cards.nth(index)).toContainText(name);
    await expect(cards.nth(index).locator("img, svg")).toHaveCount(1);
  }
  // The delivery API counts the stores of every zone.
  await expect(chooser).not.toContainText(/\d+ stores?/);
  await chooser.getByRole("link", { name: t("ui:close") }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByLabel(t("landing:search"))).toBeVisible();
  await page.goto("/home");
  await expect(chooser, "nothing is shown before a module is known").toBeVisible();
});

test("MOD-03: Escape closes the chooser; on a page of the module chosen before, that page stays", {
  tag: "@scripts",
}, async ({ page, t, shop }) => {
  await sayWhere(page, t("landing:search"), t("landing:set"));
  await expect(page.getByRole("dialog", { name: t("modules:title") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/");
  await arrive(page, shop.url);
  await page.goto("/home?dialog=modules");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/home");
});

test("MOD-01: the chooser's cards fill their rows, whatever their number", { tag: ["@css", "@noscript"] }, async ({
  page,
  t,
  control,
}) => {
  const chooser = page.getByRole("dialog", { name: t("modules:title") });
  for (const served of [
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4],
  ]) {
    await serveOnly(control, served);
    await page.goto("/?dialog=modules");
    const cards = chooser.getByRole("button");
    await expect(cards).toHaveCount(served.length);
    const ends = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
    expect(ends.at(-1), `${served.length} cards`).toBeCloseTo(Math.max(...ends), 0);
  }
});

test("MOD-08 MOD-09 MOD-10: a chosen module is announced and kept, and its home is shown", {
  tag: "@noscript",
}, async ({ page, t, shop, control }) => {
  await arrive(page, shop.url);
  await page.goto("/home?dialog=modules");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Grocery/ })
    .click();
  await expect(page).toHaveURL("/home");
  await expect(page.getByText(t("modules:chosen"))).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-module", "grocery");
  await control.clearRequests();
  await page.goto("/home");
  await expect(page.locator("html")).toHaveAttribute("data-module", "grocery");
  const asked = (await control.requests()).filter(({ headers }) => headers.moduleid);
  expect(new Set(asked.map(({ headers }) => headers.moduleid))).toEqual(new Set(["2"]));
});

test("MOD-04 the only module is chosen without asking", { tag: "@noscript" }, async ({ page, t, control }) => {
  await serveOnly(control, [2]);
  await sayWhere(page, t("landing:search"), t("landing:set"));
  await expect(page).toHaveURL("/home");
  await expect(page.locator("html")).toHaveAttribute("data-module", "grocery");
});

test("MOD-05 without any module an error panel says whom to ask", { tag: "@noscript" }, async ({
  page,
  t,
  control,
}) => {
  await serveOnly(control, []);
  await sayWhere(page, t("landing:search"), t("landing:set"));
  const chooser = page.getByRole("dialog", { name: t("modules:title") });
  await expect(chooser).toContainText("No module found");
  await expect(chooser).toContainText("Contact with the site owner to activate modules");
});

test("ERR-04 a list of modules that could not be had offers another try", { tag: "@noscript" }, async ({
  page,
  t,
  control,
}) => {
  await page.goto("/");
  await control.fault({ kind: "status", path: "/api/v1/module", status: 500 });
  await page.goto("/?dialog=modules");
  const chooser = page.getByRole("dialog", { name: t("modules:title") });
  await expect(chooser).toContainText(t("ui:failure.noAnswer"));
  await control.clearFaults();
  await chooser.getByRole("link", { name: t("ui:tryAgain") }).click();
  await expect(chooser.getByRole("button", { name: /^Food/ })).toBeVisible();
});

test("MOD-06 MOD-07: wide pages have a switcher of the modules served here at their side", {
  tag: ["@css", "@noscript"],
}, async ({ page, t, shop, control }) => {
  await serveOnly(control, [1, 2, 5]);
  await arrive(page, shop.url);
  await page.goto("/home");
  const rail = page.getByRole("navigation", { name: t("shell:modules.label"), exact: true });
  await expect(rail).toBeVisible();
  await expect(rail.getByRole("button")).toHaveText(["Food", "Grocery", "Parcel"]);
  await expect(rail.getByRole("button", { name: "Food" })).toHaveAttribute("aria-current", "true");
  const box = await rail.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1180);
  await page.setViewportSize({ width: 1179, height: 900 });
  await expect(rail).toBeHidden();
  await page.setViewportSize({ width: 1180, height: 900 });
  await rail.getByRole("button", { name: "Grocery" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-module", "grocery");
});

test("a place whose zone lacks the module asks for one again", { tag: "@noscript" }, async ({
  page,
  t,
  shop,
  control,
}) => {
  await arrive(page, shop.url);
  await serveOnly(control, [2, 3]);
  await page.goto("/");
  await page.getByLabel(t("landing:search")).fill("30 Harbour Street");
  await page.getByRole("button", { name: t("landing:set") }).click();
  await expect(page.getByRole("dialog", { name: t("modules:title") })).toBeVisible();
});
