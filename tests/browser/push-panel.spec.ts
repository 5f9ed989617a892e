import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { withPush } from "./support/push";

test.use({ shopOptions: withPush });

test("push messages: nothing for guests; rooms say what a browser without scripts misses @look @noscript", async ({
  page,
  t,
  shop,
  mode,
  expectLooksRight,
}) => {
  await arrive(page, shop.url);
  const guest = await page.goto("/home");
  expect(await guest?.text()).not.toContain("a-key-of-the-operator");
  await page.context().clearCookies();
  await arriveSignedIn(page, shop.url);
  for (const path of ["/settings", "/profile?page=notifications"]) {
    await page.goto(path);
    const panel = page.getByRole("region", { name: t("push:title") });
    await expect(panel).toContainText(mode === "scripts-off" ? t("push:state.scripts") : /\S/);
    await expectLooksRight(page);
  }
});
