import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { covered } from "./support/layout";
import { putInCart, rice } from "./support/shopping";

for (const { width, height, address } of [
  { width: 1024, height: 600, address: "/checkout?page=cart" },
  { width: 360, height: 740, address: "/checkout?page=cart" },
  { width: 360, height: 740, address: "/store/harbour-kitchen" },
  { width: 360, height: 740, address: "/product/1345?module_id=4" },
])
  test(`what has the focus is not below a bar, on ${address} in a window of ${width} × ${height}`, {
    tag: ["@css", "@noscript"],
  }, async ({ page, shop }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.context().clearCookies({ name: "flash" });
    await page.goto(address);
    const hidden: string[] = [];
    for (let press = 0; press < 90; press++) {
      await page.keyboard.press("Tab");
      hidden.push(...((await covered(page, ":focus")) as string[]));
    }
    expect(hidden).toEqual([]);
  });
