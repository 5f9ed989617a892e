import type { Page, Route } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { dialogOf, pickButton, search } from "./support/location";

const near = "12 Harbour Street";
const far = "1 Lighthouse Rock";

test("LOC-09 LOC-14 RTE-06: an address typed on the landing page, the module chooser, home", {
  tag: "@noscript",
}, async ({ page, t, control }) => {
  await page.goto("/");
  await page.getByLabel(t("landing:search")).fill(near);
  await page.getByRole("button", { name: t("landing:set") }).click();
  const chooser = page.getByRole("dialog", { name: t("modules:title") });
  await expect(chooser).toBeVisible();
  await chooser.getByRole("button", { name: /^Food/ }).click();
  await expect(page).toHaveURL("/home");
  await expect(page.getByText(t("modules:chosen"))).toBeVisible();
  const requests = await control.requests();
  const lookup = requests.find(({ path }) => path === "/api/v1/config/get-zone-id");
  expect(Number(lookup?.query.lat)).toBeCloseTo(43.6, 1);
  const asked = requests.filter(({ path }) => path.startsWith("/api/"));
  const { zoneid, latitude } = asked.at(-1)?.headers ?? {};
  expect(zoneid).toBe("[1]");
  // What everybody is given is asked for from about there (docs/decisions/0142).
  expect(Number(latitude)).toBeCloseTo(Number(lookup?.query.lat), 1);
});

test("THM-01: every map is dark on a dark page", { tag: "@css" }, async ({ page, shop, t, mode }) => {
  await arrive(page, shop.url);
  await page.emulateMedia({ colorScheme: "dark" });
  const picked = mode === "scripts-on" ? ".leaflet-tile-pane" : ".map > img";
  for (const [dialog, title, picture] of [
    ["location", t("location:title"), picked],
    ["address", t("addresses:add"), picked],
    ["map", t("menu:map.title"), ".map > img"],
  ] as const) {
    await page.goto(`/about-us?dialog=${dialog}`);
    const map = page.getByRole("dialog", { name: title }).locator(picture);
    await expect(map, dialog).toHaveCSS("filter", /^invert\(1\)/);
  }
});

test("LOC-12 ERR-01: an address that nobody serves, or that nobody can look up, is said on the landing page and stays typed", {
  tag: ["@css", "@noscript"],
}, async ({ page, t, control }) => {
  const field = page.getByLabel(t("landing:search"));
  const set = page.getByRole("button", { name: t("landing:set") });
  const messages = ["Nobody rides that far."];
  for (const path of ["/api/v1/config/get-zone-id", "/api/v1/config/place-api-autocomplete"]) {
    // With scripts the suggestions below the field ask as well.
    await control.fault({ kind: "status", status: 404, messages, path });
    await page.goto("/");
    await field.fill(near);
    await set.click();
    await expect(page.getByRole("alert")).toHaveText("Nobody rides that far.");
    await expect(page.getByRole("alert")).toBeInViewport();
    await expect(field).toHaveValue(near);
    await expect(field).toHaveAccessibleDescription("Nobody rides that far.");
    await control.clearFaults();
  }
  await set.click();
  await expect(page.getByRole("dialog", { name: t("modules:title") })).toBeVisible();
});

test("part of an address leads to the dialog with its suggestions, and Enter goes on", {
  tag: ["@css", "@noscript"],
}, async ({ page, t }) => {
  await page.goto("/");
  await page.getByLabel(t("landing:search")).fill("harbour");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page, t).getByRole("radio")).toHaveCount(6);
  await expect(dialogOf(page, t).getByRole("radio").first()).toBeChecked();
  await pickButton(page, t).click();
  await expect(page.getByRole("dialog", { name: t("modules:title") })).toBeVisible();
});

test.describe("the list below the landing's field", { tag: "@scripts" }, () => {
  const listOf = (page: Page, t: TFunction) => page.getByRole("listbox", { name: t("location:suggestions") });
  const chooserOf = (page: Page, t: TFunction) => page.getByRole("dialog", { name: t("modules:title") });

  test("LOC-04 LOC-09 LOC-14: it follows the typing, and a press on a suggestion sets the place", async ({
    page,
    t,
    control,
  }) => {
    await page.goto("/");
    await hydrated(page);
    const field = page.getByLabel(t("landing:search"));
    await field.pressSequentially("harbour", { delay: 20 });
    await expect(listOf(page, t).getByRole("option")).toHaveCount(7);
    const asked = (await control.requests()).filter(({ path }) => path === "/api/v1/config/place-api-autocomplete");
    expect(asked.at(-1)?.query).toEqual({ search_text: "harbour" });
    expect(asked.length, "typing in one go asks once it pauses").toBeLessThan("harbour".length);
    const option = listOf(page, t).getByRole("option", { name: /^1 Harbour Street/ });
    await option.click();
    await expect(chooserOf(page, t)).toBeVisible();
    const details = (await control.requests()).filter(({ path }) => path === "/api/v1/config/place-api-details");
    expect(details.at(-1)?.query).toEqual({ placeid: "1-harbour-street" });
  });

  test("LOC-04: arrow keys walk through it, Enter chooses, Escape closes it, and a dialog that closes leaves it closed", async ({
    page,
    t,
  }) => {
    await page.goto("/");
    await hydrated(page);
    const field = page.getByRole("combobox", { name: t("landing:search") });
    await page.getByLabel(t("landing:search")).fill("12 harbour");
    const option = listOf(page, t).getByRole("option", { name: /^12 Harbour Street/ });
    await expect(option).toBeVisible();
    await field.press("Escape");
    await expect(listOf(page, t)).toHaveCount(0);
    await field.press("ArrowDown");
    await expect(listOf(page, t)).toBeVisible();
    for (let line = 0; (await option.getAttribute("aria-selected")) !== "true"; line += 1) {
      expect(line).toBeLessThan(7);
      await field.press("ArrowDown");
    }
    await expect(field).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
    await field.press("Enter");
    await expect(chooserOf(page, t)).toBeVisible();

    await page.keyboard.press("Escape");
    await expect(chooserOf(page, t)).toHaveCount(0);
    await expect(field).toBeFocused();
    await field.press("ArrowDown");
    await expect(listOf(page, t)).toBeVisible();
    // The key has opened it: in a list that was open already it would have chosen a line.
    await expect(field).not.toHaveAttribute("aria-activedescendant");
  });

  test("LOC-07 LOC-24: its first line is the current location, which is set without another press", async ({
    page,
    context,
    t,
    control,
  }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 43.6, longitude: -11.42 });
    await page.goto("/");
    await hydrated(page);
    await page.getByLabel(t("landing:search")).focus();
    await listOf(page, t).getByRole("option").first().click();
    await expect(chooserOf(page, t)).toBeVisible();
    const lookup = (await control.requests()).find(({ path }) => path === "/api/v1/config/get-zone-id");
    expect(Number(lookup?.query.lng)).toBeCloseTo(-11.42, 2);
  });

  test("LOC-04: how many were found is said, or that nothing was, and the list lies within the window of a phone", async ({
    page,
    t,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await hydrated(page);
    const field = page.getByLabel(t("landing:search"));
    await field.fill("harbour");
    await expect(listOf(page, t).getByRole("option")).toHaveCount(7);
    // Beside the current location.
    await expect(page.getByRole("status").filter({ hasText: t("location:found", { count: 6 }) })).toHaveCount(1);
    const lowest = await listOf(page, t).evaluate((list) => list.getBoundingClientRect().bottom);
    expect(lowest).toBeLessThanOrEqual(740);
    await field.fill("Nowhere at all");
    await expect(page.getByRole("status").filter({ hasText: t("location:nothing") })).toBeVisible();
  });
});

test("LOC-01 LOC-04 LOC-05: the dialog searches, suggests and looks the chosen place up", async ({
  page,
  t,
  mode,
  control,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: t("landing:map") }).click();
  const dialog = dialogOf(page, t);
  await expect(pickButton(page, t)).toBeVisible();
  if (mode === "scripts-on") {
    await expect(dialog.getByRole("button", { name: t("location:fullscreen") })).toBeVisible();
    await expect(dialog.getByRole("button", { name: t("location:current") })).toBeVisible();
  } else {
    const picture = await page.request.get((await dialog.locator("img").getAttribute("src")) ?? "");
    expect(picture.headers()["content-type"]).toMatch(/^image\//);
  }
  const found = await search(page, t, mode, near);
  await expect(found).toBeVisible();
  const count = await dialog.getByRole("radio").count();
  await expect(dialog.getByRole("status").filter({ hasText: t("location:found", { count }) })).toHaveCount(1);
  await found.check();
  if (mode === "scripts-on") await expect(dialog.locator("form p")).toContainText(near);
  await pickButton(page, t).click();
  await expect(page.getByRole("dialog", { name: t("modules:title") })).toBeVisible();
  const requests = await control.requests();
  const asked = requests.filter(({ path }) => path === "/api/v1/config/place-api-autocomplete");
  expect(asked.at(-1)?.query).toEqual({ search_text: near });
  const details = requests.filter(({ path }) => path === "/api/v1/config/place-api-details");
  expect(details.at(-1)?.query).toEqual({ placeid: "12-harbour-street" });
});

for (const moment of ["not asked for yet", "on their way"] as const) {
  test(`LOC-04: a suggestion that was chosen stays when newer ones are ${moment}`, { tag: "@scripts" }, async ({
    page,
    t,
  }) => {
    await page.clock.install();
    await page.goto("/?dialog=location");
    await hydrated(page);
    const dialog = dialogOf(page, t);
    const field = dialog.getByRole("searchbox");
    await field.fill(near);
    await page.clock.runFor(600);
    const older = dialog.getByRole("radio", { name: /^120 Harbour Street/ });
    await expect(older).toBeVisible();
    const newer: Route[] = [];
    await page.route(/suggest.*Foundry/, (route) => void newer.push(route));
    await field.fill("Foundry Row");
    if (moment === "on their way") {
      await page.clock.runFor(600);
      await expect.poll(() => newer.length).toBe(1);
    }
    await older.check();
    await page.clock.runFor(600);
    await expect(dialog.locator("form p")).toContainText("120 Harbour Street");
    expect(newer).toHaveLength(moment === "on their way" ? 1 : 0);
    const arrived = newer.length > 0 ? page.waitForResponse(/suggest.*Foundry/) : null;
    for (const route of newer) await route.continue();
    await (await arrived)?.finished();
    await expect(older).toBeChecked();
    // Still held: the loads after the post ask for nothing that was typed before.
    await pickButton(page, t).click();
    await expect(page.getByRole("dialog", { name: t("modules:title") })).toBeVisible();
  });
}

test("LOC-10 nothing can be picked before an address is known", { tag: "@scripts" }, async ({ page, t, mode }) => {
  await page.goto("/?dialog=location");
  await expect(pickButton(page, t)).toBeDisabled();
  await (await search(page, t, mode, near)).check();
  await expect(pickButton(page, t)).toBeEnabled();
});

test("LOC-10 another search takes back what was picked in the one before", { tag: "@scripts" }, async ({ page, t }) => {
  await page.goto("/?dialog=location");
  const field = dialogOf(page, t).getByRole("searchbox");
  await field.fill("harbour");
  await field.press("Enter");
  await expect(dialogOf(page, t).getByRole("radio").first()).toBeChecked();
  await expect(pickButton(page, t)).toBeEnabled();
  await field.fill("olive");
  const other = dialogOf(page, t)
    .getByRole("radio", { name: /Olive Street/ })
    .first();
  await expect(other).not.toBeChecked();
  await expect(pickButton(page, t)).toBeDisabled();
  await other.check();
  await expect(pickButton(page, t)).toBeEnabled();
});

test("a search without a match says so", async ({ page, t, mode }) => {
  await page.goto("/?dialog=location");
  const field = dialogOf(page, t).getByRole("searchbox");
  await field.fill("Nowhere at all");
  if (mode !== "scripts-on") await field.press("Enter");
  await expect(dialogOf(page, t).getByText(t("location:nothing"))).toBeVisible();
});

test("LOC-15 LOC-16 LOC-17: another location is announced, shown and kept", { tag: "@noscript" }, async ({
  page,
  t,
  mode,
  shop,
}) => {
  await arrive(page, shop.url);
  await page.goto("/about-us?dialog=location");
  await (await search(page, t, mode, "30 Harbour Street")).check();
  await pickButton(page, t).click();
  await expect(page).toHaveURL("/home");
  await expect(page.getByText(t("location:set"))).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("30 Harbour Street");
  await page.reload();
  await expect(page.getByRole("banner")).toContainText("30 Harbour Street");
  await expect(page.getByText(t("location:set"))).toHaveCount(0);
});

test("LOC-11 LOC-12 LOC-13: outside every zone the button turns red, bears the message and only closes @noscript", async ({
  page,
  t,
  mode,
}) => {
  await page.goto("/?dialog=location");
  await (await search(page, t, mode, far)).check();
  if (mode !== "scripts-on") await pickButton(page, t).click();
  const refused = dialogOf(page, t).getByRole("button", { name: "Service is not available in this area" });
  await expect(refused).toBeVisible();
  await expect(pickButton(page, t)).toHaveCount(0);
  await refused.click();
  // A form without fields leaves a bare question mark behind.
  await expect(page).toHaveURL(/\/\??$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/home");
  await expect(page, "no place is stored").toHaveURL(/^[^?]*\/(\?.*)?$/);
});

test("LOC-01 LOC-12: the first address is said, and that nobody delivers there @scripts", async ({ page, t, mode }) => {
  await page.goto("/?dialog=location");
  await hydrated(page);
  const dialog = dialogOf(page, t);
  // What stands there already says what it becomes; what comes with its text says nothing.
  await dialog.locator("[aria-live], [role=status]").evaluateAll((all) => {
    for (const one of all) one.setAttribute("data-before", "");
  });
  const said = (text: string) => dialog.locator("[data-before]").filter({ hasText: text });
  await (await search(page, t, mode, near)).check();
  await expect(said(near)).toHaveCount(1);
  await (await search(page, t, mode, far)).check();
  await expect(said("Service is not available in this area")).toHaveCount(1);
  await (await search(page, t, mode, near)).check();
  await expect(pickButton(page, t)).toBeVisible();
  await expect(said("Service is not available in this area")).toHaveCount(0);
});

test("LOC-21 LOC-22: the Insert delivery location dialog leads to the map", { tag: "@noscript" }, async ({
  page,
  t,
}) => {
  await page.goto("/?dialog=insert-location");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(t("cart:location.text"));
  await dialog.getByRole("link", { name: t("cart:location.pick") }).click();
  await expect(dialogOf(page, t)).toBeVisible();
});

test("LOC-28: the map opens at the operator's default location", { tag: "@noscript" }, async ({ page, t }) => {
  await page.goto("/?dialog=location");
  await expect(dialogOf(page, t).locator("img")).toHaveAttribute("src", /lat=43\.6&lng=-11\.4/);
});

test.describe("the current position", { tag: "@scripts" }, () => {
  test("LOC-07 LOC-08: the current position is asked for in low accuracy and looked up", async ({
    page,
    context,
    t,
  }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 43.6, longitude: -11.42 });
    await page.addInitScript(() => {
      const original = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (found, failed, options) => {
        document.documentElement.dataset.asked = JSON.stringify(options);
        original(found, failed, options);
      };
    });
    await page.goto("/?dialog=location");
    await page.getByRole("button", { name: t("location:current") }).click();
    await expect(dialogOf(page, t).locator("form p")).toContainText("Port Merrow");
    await expect(pickButton(page, t)).toBeEnabled();
    const options = JSON.parse((await page.locator("html").getAttribute("data-asked")) ?? "{}");
    expect(options).toMatchObject({ timeout: 5000, enableHighAccuracy: false });
  });

  test("LOC-18 LOC-20: a denied permission is explained, and the way back is the map", async ({ page, context, t }) => {
    await context.grantPermissions([]);
    await page.goto("/?dialog=location");
    await page.getByRole("button", { name: t("location:current") }).click();
    const dialog = page.getByRole("dialog", { name: t("location:permission.title") });
    await expect(dialog).toContainText(t("location:permission.off"));
    await dialog
      .getByRole("link", { name: t("location:permission.close") })
      .last()
      .click();
    await expect(dialogOf(page, t)).toBeVisible();
  });

  test("LOC-19: a visitor whom the browser has yet to ask is told to allow it, and a refusal is explained", async ({
    page,
    t,
  }) => {
    await page.goto("/?dialog=location");
    // Nothing is granted and nothing refused: the browser asks, and without anybody to answer it refuses.
    await page.getByRole("button", { name: t("location:current") }).click();
    await expect(page.getByText(t("location:allow"))).toBeVisible();
    await expect(page.getByRole("dialog", { name: t("location:permission.title") })).toBeVisible();
  });

  test("LOC-08: while the browser asks, the page asks too, and a position that does not come is told", async ({
    page,
    t,
  }) => {
    // The prompt of the browser itself cannot be answered by a test: it stands for a visitor who has not answered yet.
    await page.addInitScript(() => {
      navigator.permissions.query = async () => ({ state: "prompt" }) as PermissionStatus;
      navigator.geolocation.getCurrentPosition = (_found, failed) => {
        const tooLate = { code: 3, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
        document.addEventListener("keydown", () => failed?.(tooLate), { once: true });
      };
    });
    await page.goto("/?dialog=location");
    await page.getByRole("button", { name: t("location:current") }).click();
    await expect(page.getByText(t("location:allow"))).toBeVisible();
    await page.keyboard.press("Shift");
    await expect(page.getByText(t("location:unknown"))).toBeVisible();
    await expect(pickButton(page, t)).toBeDisabled();
  });

  for (const meanwhile of ["is typed", "is set"] as const) {
    test(`LOC-05 LOC-17: a position that comes after an address ${meanwhile} moves nobody`, async ({ page, t }) => {
      const answer = await holdPosition(page);
      const points: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST" && /name="lat"|(^|&)lat=/.test(request.postData() ?? ""))
          points.push(request.url());
      });
      await page.goto("/");
      await hydrated(page);
      const field = page.getByLabel(t("landing:search"));
      const set = page.getByRole("button", { name: t("landing:set") });
      if (meanwhile === "is set") await field.fill(near);
      await field.click();
      await page
        .getByRole("listbox", { name: t("location:suggestions") })
        .getByRole("option")
        .first()
        .click();
      await asked(page);
      if (meanwhile === "is typed") {
        await field.fill(near);
        await answer("found");
        await set.click();
      }
      const chooser = page.getByRole("dialog", { name: t("modules:title") });
      if (meanwhile === "is set") {
        await set.click();
        await expect(chooser).toBeVisible();
        await answer("found");
      }
      await chooser.getByRole("button", { name: /^Food/ }).click();
      await expect(page).toHaveURL("/home");
      await expect(page.getByRole("banner")).toContainText(near);
      expect(points).toEqual([]);
    });
  }

  test("LOC-05 LOC-24: a suggestion that is chosen while the device looks for its position stays", async ({
    page,
    t,
    mode,
  }) => {
    const answer = await holdPosition(page);
    const points: string[] = [];
    page.on("request", (request) => {
      if (/resolve\?lat=/.test(request.url())) points.push(request.url());
    });
    await page.goto("/?dialog=location&locate=1");
    await hydrated(page);
    await asked(page);
    await (await search(page, t, mode, near)).check();
    await expect(dialogOf(page, t).locator("form p")).toContainText(near);
    await answer("found");
    await expect(pickButton(page, t)).toBeEnabled();
    expect(points).toEqual([]);
    await expect(dialogOf(page, t).locator("form p")).toContainText(near);
  });

  test("LOC-18: a refusal that comes when the map is closed opens nothing", async ({ page, t }) => {
    const answer = await holdPosition(page);
    const opened: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("location-permission")) opened.push(request.url());
    });
    await page.goto("/?dialog=location");
    await page.getByRole("button", { name: t("location:current") }).click();
    await asked(page);
    await page.keyboard.press("Escape");
    await expect(dialogOf(page, t)).toHaveCount(0);
    await answer("refused");
    expect(opened).toEqual([]);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

/** The device answers when it is told to: that is what is given back. */
async function holdPosition(page: Page) {
  await page.addInitScript(() => {
    navigator.permissions.query = async () => ({ state: "granted" }) as PermissionStatus;
    navigator.geolocation.getCurrentPosition = (found, failed) => {
      document.documentElement.dataset.asked = "";
      const coords = { latitude: 43.6, longitude: -11.42 } as GeolocationCoordinates;
      document.addEventListener("position", (event) => {
        if ((event as CustomEvent).detail === "found") found({ coords } as GeolocationPosition);
        else failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
      });
    };
  });
  // What follows from the answer has begun when the page is drawn anew.
  return (answer: "found" | "refused") =>
    page.evaluate(async (detail) => {
      document.dispatchEvent(new CustomEvent("position", { detail }));
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, answer);
}

const asked = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-asked", "");
