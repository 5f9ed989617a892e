import type { Locator, Route } from "@playwright/test";
import { expect, test } from "./fixtures";
import { addressCalls, addressForm, office } from "./support/addresses";
import { arriveSignedIn } from "./support/arrive";
import { degreesPerPixel, dialogOf, drag, pickButton, rest, take } from "./support/location";
import { windowWithPictures } from "./support/windows";

test.use(windowWithPictures);

const isGeocode = ({ path }: { path: string }) => path === "/api/v1/config/geocode-api";

/** What lies under the pin, by the place of a tile. */
const longitudeAtCentre = (map: Locator) =>
  map.evaluate((box) => {
    const tile = box.querySelector<HTMLImageElement>('img.leaflet-tile-loaded[src*="/17/"]');
    const column = Number(/\/17\/(\d+)\//.exec(tile?.src ?? "")?.[1]);
    const { left, width } = box.getBoundingClientRect();
    const columns = column + (left + width / 2 - (tile?.getBoundingClientRect().left ?? 0)) / 256;
    return (columns * 360) / 2 ** 17 - 180;
  });

/** Moves the map by 120 pixels to the left and lets go of it under way, in one go: a busy machine would stop the hand before. */
const throwMap = (map: Locator) =>
  map.evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    const fire = (type: string, distance: number) =>
      box.dispatchEvent(
        new MouseEvent(type, { bubbles: true, clientX: left + width / 2 - distance, clientY: top + height / 2 + 40 }),
      );
    fire("mousedown", 0);
    fire("mousemove", 80);
    const begin = performance.now();
    while (performance.now() < begin + 20);
    fire("mousemove", 120);
    fire("mouseup", 120);
  });

test.describe("the map", { tag: "@scripts" }, () => {
  test("LOC-02 LOC-03: 236 px high, or as large as the screen", async ({ page, t }) => {
    await page.goto("/?dialog=location");
    const map = dialogOf(page, t).locator(".map").first();
    const button = page.getByRole("button", { name: t("location:fullscreen"), exact: true });
    const back = page.getByRole("button", { name: t("location:leaveFullscreen") });
    await expect.poll(async () => (await map.boundingBox())?.height).toBe(236);
    await button.click();
    await expect(back).toBeFocused();
    await expect.poll(async () => (await map.boundingBox())?.height).toBeGreaterThan(800);
    await back.click();
    await expect.poll(async () => (await map.boundingBox())?.height).toBe(236);
  });

  test("LOC-03: Escape leaves the full screen and nothing else, and so does the focus", async ({ page, t }) => {
    await page.goto("/?dialog=location");
    const dialog = dialogOf(page, t);
    const map = dialog.locator(".map").first();
    const height = async () => (await map.boundingBox())?.height;
    const field = dialog.getByRole("searchbox", { name: t("location:search") });
    const button = page.getByRole("button", { name: t("location:fullscreen"), exact: true });
    await field.fill("12 Rope");
    await button.click();
    await expect.poll(height).toBeGreaterThan(800);
    await page.keyboard.press("Escape");
    await expect.poll(height).toBe(236);
    await expect(field).toHaveValue("12 Rope");
    await button.press("Enter");
    await expect.poll(height).toBeGreaterThan(800);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: t("location:current") })).toBeFocused();
    await expect.poll(height).toBeGreaterThan(800);
    await expect(async () => {
      await page.keyboard.press("Shift+Tab");
      expect(await height()).toBe(236);
    }).toPass();
    await expect(map.locator(":focus")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  test("LOC-06 dragged, it names the address at its centre", async ({ page, t, control }) => {
    await page.goto("/?dialog=location");
    await drag(page, 120);
    await expect(dialogOf(page, t).locator("form p")).toContainText("Port Merrow");
    const [asked] = (await control.requests()).filter(({ path }) => path === "/api/v1/config/geocode-api");
    expect(Number(asked?.query.lng)).toBeGreaterThan(-11.4);
    await pickButton(page, t).click();
    await expect(page.getByRole("dialog", { name: t("modules:title") })).toBeVisible();
  });

  test("LOC-06 moved by one press of a key, it goes all the way and names the address at its centre", async ({
    page,
    t,
    control,
  }) => {
    await page.goto("/?dialog=location");
    const map = page.getByRole("application", { name: t("location:map") });
    await expect(map.locator('img.leaflet-tile-loaded[src*="/17/"]').first()).toBeVisible();
    const centre = async () => Number((await control.requests()).filter(isGeocode).at(-1)?.query.lng);
    await map.press("ArrowRight");
    await expect(dialogOf(page, t).locator("form p")).toContainText("Port Merrow");
    const first = await centre();
    await map.press("ArrowRight");
    await expect.poll(centre).toBeGreaterThan(first);
    // 80 px of a map that shows 256 for each of 2^17 parts of the world.
    expect((await centre()) - first).toBeCloseTo((80 * 360) / (256 * 2 ** 17), 5);
  });

  test("LOC-06 thrown, it glides on, names the address where it comes to rest, and stays there", async ({
    page,
    t,
    control,
  }) => {
    await page.goto("/?dialog=location");
    const map = page.getByRole("application", { name: t("location:map") });
    await expect(map.locator('img.leaflet-tile-loaded[src*="/17/"]').first()).toBeVisible();
    const start = await longitudeAtCentre(map);
    await throwMap(map);
    await expect(dialogOf(page, t).locator("form p")).toContainText("Port Merrow");
    await rest(page);
    const [asked, ...others] = (await control.requests()).filter(isGeocode).map(({ query }) => Number(query.lng));
    expect(others).toEqual([]);
    expect(((asked ?? 0) - start) / degreesPerPixel).toBeGreaterThan(130);
    expect(await longitudeAtCentre(map)).toBeCloseTo(asked ?? 0, 4);
  });

  test("LOC-06 dragged on while its address is looked up, it is not pulled back to where that was", async ({
    page,
    t,
    control,
  }) => {
    await page.goto("/?dialog=location");
    const answers: Route[] = [];
    await page.route(/location\/resolve/, (route) => void answers.push(route));
    await drag(page, 60);
    await expect.poll(() => answers.length).toBe(1);
    await take(page, 60);
    await answers[0]?.continue();
    await expect(dialogOf(page, t).locator("form p")).toContainText("Port Merrow");
    await rest(page);
    await page.mouse.up();
    await expect.poll(() => answers.length).toBe(2);
    await answers[1]?.continue();
    const asked = async () => (await control.requests()).filter(isGeocode).map(({ query }) => Number(query.lng));
    await expect.poll(async () => (await asked()).length).toBe(2);
    const [first = 0, second = 0] = await asked();
    expect(second - first).toBeCloseTo(60 * degreesPerPixel, 4);
  });

  test("ADDR-13: an address that is saved while its point is still looked up is saved at that point", async ({
    page,
    t,
    shop,
    control,
  }) => {
    await arriveSignedIn(page, shop.url);
    await page.goto("/addresses");
    await page.getByRole("link", { name: t("addresses:edit", { address: office }) }).click();
    const form = addressForm(page, t, t("addresses:form.updateTitle"));
    await drag(page, 60);
    await expect(form.dialog.getByText("Port Merrow")).toBeVisible();
    const asked: URL[] = [];
    await page.route(/location\/resolve/, (route) => void asked.push(new URL(route.request().url())));
    await drag(page, 60);
    await expect.poll(() => asked.length).toBe(1);
    await form.submit.click();
    await expect(page.getByText("Successfully updated")).toBeVisible();
    const [call] = await addressCalls(control, "update");
    const { latitude, longitude } = { ...(call?.body as Record<string, unknown> | undefined) };
    expect([latitude, longitude].map(Number)).toEqual(
      ["lat", "lng"].map((name) => Number(asked[0]?.searchParams.get(name))),
    );
  });

  test("LOC-06 zoomed by the wheel, by a double click or by a key, it keeps its centre, and asks for nothing", async ({
    page,
    t,
    control,
  }) => {
    await page.goto("/?dialog=location");
    const map = page.getByRole("application", { name: t("location:map") });
    const drawn = async (zoom: number) => {
      await expect(map.locator(`img.leaflet-tile-loaded[src*="/${zoom}/"]`).first()).toBeVisible();
      await expect(map.locator(".leaflet-zoom-anim")).toHaveCount(0);
    };
    const asked = async () => (await control.requests()).filter(isGeocode);
    await drawn(17);
    await map.press("ArrowRight");
    await expect.poll(async () => (await asked()).length).toBe(1);
    const corner = { x: 40, y: 40 };
    await map.hover({ position: corner });
    await page.mouse.wheel(0, 60);
    await drawn(16);
    await map.dblclick({ position: corner });
    await drawn(17);
    await map.press("-");
    await drawn(16);
    expect(await asked()).toHaveLength(1);
    await map.press("ArrowRight");
    await expect.poll(async () => (await asked()).length).toBe(2);
    const [before, after] = await asked();
    expect(Number(after?.query.lat)).toBeCloseTo(Number(before?.query.lat), 4);
    // 80 px of a map that shows 256 for each of 2^16 parts of the world.
    expect(Number(after?.query.lng) - Number(before?.query.lng)).toBeCloseTo((80 * 360) / (256 * 2 ** 16), 4);
  });

  test("LOC-27 opens far away and comes near", async ({ page }) => {
    const zooms: string[] = [];
    page.on("request", (request) => {
      const zoom = /\/tiles\/(\d+)\//.exec(request.url())?.[1];
      if (zoom) zooms.push(zoom);
    });
    await page.goto("/?dialog=location");
    await expect.poll(() => new Set(zooms)).toEqual(new Set(["10", "17"]));
    expect(zooms[0]).toBe("10");
  });

  test("LOC-28: it opens at the operator's default location", async ({ page, t, control }) => {
    await page.goto("/?dialog=location");
    await drag(page, 4);
    await expect(dialogOf(page, t).locator("form p")).toBeVisible();
    const [asked] = (await control.requests()).filter(({ path }) => path === "/api/v1/config/geocode-api");
    expect(Number(asked?.query.lat)).toBeCloseTo(43.6, 3);
    expect(Number(asked?.query.lng)).toBeCloseTo(-11.4, 3);
  });
});
