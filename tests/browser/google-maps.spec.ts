import { expect, test } from "./fixtures";
import { serveGoogleMaps } from "./support/google-maps";
import { windowWithPictures } from "./support/windows";

test.use({
  shopOptions: { environment: { GOOGLE_MAPS_API_KEY: "a-key-of-the-operator" } },
  // The operator's tiles are pictures.
  ...windowWithPictures,
});

test.describe("the operator has a key of Google Maps", { tag: "@scripts" }, () => {
  test("LOC-27 LOC-06: the map opens far away, comes near, and names the address it is dragged or zoomed to", async ({
    page,
    t,
    control,
  }) => {
    const asked = await serveGoogleMaps(page);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(asked, "nothing comes from Google before the map is opened").toEqual([]);
    await page.getByRole("link", { name: t("landing:map") }).click();
    const dialog = page.getByRole("dialog", { name: t("location:title") });
    const map = dialog.locator("[data-stub=google]");
    await expect(map).toHaveAttribute("data-zooms", "10 17");
    await expect(map).toHaveAttribute("data-scheme", "FOLLOW_SYSTEM");
    expect(asked.map(({ searchParams }) => searchParams.get("key"))).toEqual(["a-key-of-the-operator"]);
    expect(asked[0]?.searchParams.get("language")).toBe("en");
    await expect(dialog.locator(".leaflet-container")).toHaveCount(0);

    const box = await map.boundingBox();
    if (!box) throw new Error("The map has no size");
    await page.mouse.move(box.x + 200, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 180, box.y + 200, { steps: 3 });
    await page.mouse.up();
    await expect(dialog.locator("form p")).toContainText("Port Merrow");
    const [geocoded] = (await control.requests()).filter(({ path }) => path === "/api/v1/config/geocode-api");
    expect(Number(geocoded?.query.lng)).toBeCloseTo(-11.398, 4);

    const geocodes = async () => {
      const all = (await control.requests()).filter(({ path }) => path === "/api/v1/config/geocode-api");
      return all.map(({ query }) => Number(query.lng).toFixed(4));
    };
    await page.mouse.wheel(0, -100);
    await expect.poll(geocodes, "zoomed around the pointer").toEqual(["-11.3980", "-11.3970"]);
    await expect(map).toHaveAttribute("data-zooms", "10 17 18");
    await page.mouse.click(box.x + 200, box.y + 100);

    await dialog.getByRole("searchbox").fill("12 Harbour Street");
    await dialog
      .getByRole("radio", { name: /12 Harbour Street/ })
      .first()
      .check();
    await expect(map).toHaveAttribute("data-center", "43.589731,-11.430652");
    expect(await geocodes(), "the map's own move is nobody's choice").toHaveLength(2);
    await dialog.getByRole("button", { name: t("location:pick") }).click();
    await expect(page.getByRole("dialog", { name: t("modules:title") })).toBeVisible();
  });

  test("LOC-01: a script that cannot be had leaves the operator's own tiles", async ({ page, t, problems }) => {
    problems.expect(/maps\.googleapis\.com/);
    await page.route("https://maps.googleapis.com/**", (route) => route.abort());
    await page.goto("/?dialog=location");
    const dialog = page.getByRole("dialog", { name: t("location:title") });
    await expect(dialog.locator(".leaflet-tile-loaded").first()).toBeVisible();
  });
});
