import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { hydrated } from "./support/hydrated";

// React hydrates at once what is pressed: where a page is not ready for that it fails (error 345), which the fixtures would report.
for (const address of ["/home", "/cart", "/auth/sign-up"]) {
  test(`keys pressed all the while ${address} wakes up do no harm @scripts`, async ({ page, shop, t }) => {
    await arrive(page, shop.url);
    await page.addInitScript(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        document.documentElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
        port2.postMessage(null);
      };
      port2.postMessage(null);
    });
    await page.goto(address);
    await hydrated(page);
    const kept = await page.evaluateHandle(() => window.document);
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("shell:homeLink", { name: "Doorstep" }) })
      .click();
    await expect(page).toHaveURL("/home");
    expect(await kept.evaluate((old) => old === window.document), "the page answered without being loaded anew").toBe(
      true,
    );
  });
}
