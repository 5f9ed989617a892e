import { expect, isFull, test } from "./fixtures";
import { arriveSignedIn } from "./support/arrive";
import { allowOnRequest, firebaseToken, PushService, serveFirebase, withPush } from "./support/push";
import { ScreenReader, windowOf } from "./support/screen-reader";
import { fieldsOf } from "./support/shopping";
import { wholeWindow } from "./support/windows";

test.use({ shopOptions: withPush, serviceWorkers: "allow", ...wholeWindow });

const chat = { type: "message", conversation_id: "3", sender_type: "vendor" };

test("PUSH-01: messages are turned on by a press, sent for the customer, and end with the logout @scripts", async ({
  page,
  context,
  t,
  shop,
  control,
  expectLooksRight,
}) => {
  const asked = await serveFirebase(context);
  await allowOnRequest(context);
  const tokens = async () =>
    (await control.requests())
      .filter(({ path }) => path.endsWith("/customer/cm-firebase-token"))
      .map((request) => fieldsOf(request));
  await arriveSignedIn(page, shop.url);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/settings");
  const panel = page.getByRole("region", { name: t("push:title") });
  await expect(panel).toContainText(t("push:state.off"));
  await expectLooksRight(page);
  expect(scripts.filter((url) => url.includes("obtain-token"))).toEqual([]);
  await panel.getByRole("button", { name: t("push:turnOn") }).click();
  await expect(page.getByText(t("push:turnedOn"))).toBeVisible();
  await expect(panel).toContainText(t("push:state.on"));
  expect(await tokens()).toEqual([{ cm_firebase_token: firebaseToken, _method: "put" }]);
  expect(asked.some((url) => url.includes("fcmregistrations"))).toBe(true);

  // What was sent is not sent again; what is off stays off.
  await page.goto("/profile?page=notifications");
  await panel.getByRole("button", { name: t("push:turnOff") }).click();
  await expect(page.getByText(t("push:turnedOff"))).toBeVisible();
  await expect(panel).toContainText(t("push:state.off"));
  await page.reload();
  await expect(panel).toContainText(t("push:state.off"));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("subscribed"))).toBe("no");
  expect((await tokens()).map(({ cm_firebase_token }) => cm_firebase_token)).toEqual([firebaseToken, "@"]);

  await panel.getByRole("button", { name: t("push:turnOn") }).click();
  await expect(panel).toContainText(t("push:state.on"));
  await page.goto("/settings?dialog=logout");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("account:logout.submit") })
    .click();
  await expect(page).toHaveURL("/home");
  expect((await tokens()).map(({ cm_firebase_token }) => cm_firebase_token).slice(2)).toEqual([firebaseToken, "@"]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("subscribed"))).toBe("no");
});

test("PUSH-02 PUSH-04 PUSH-05: an open page tells of a message, and a press leads to the chat @scripts", async ({
  page,
  context,
  shop,
}) => {
  await serveFirebase(context);
  await arriveSignedIn(page, shop.url);
  await page.goto("/home");
  const service = await PushService.of(page);
  await service.deliver("no JSON at all");
  await service.deliver({ data: chat });
  await service.deliver({
    notification: { title: "Harbour Kitchen", body: "<b>Which</b> sauce?" },
    data: { ...chat, link: "https://elsewhere.example/" },
  });
  const toast = page.getByRole("group").filter({ hasText: "Harbour Kitchen" });
  await expect(toast).toContainText("<b>Which</b> sauce?");
  await toast.getByRole("link").click();
  await expect(page).toHaveURL("/chatting?conversationId=3&type=vendor&chatFrom=true");

  // The chat shows its messages itself; what else comes is told there too.
  await page.evaluate(() => {
    document.addEventListener("doorstep:message", (event) => {
      document.documentElement.dataset.heard = JSON.stringify((event as CustomEvent).detail);
    });
  });
  await service.deliver({ data: { ...chat, title: "A second message" } });
  await expect(page.locator("html")).toHaveAttribute("data-heard", '{"conversationId":3}');
  await service.deliver({ data: { type: "new_order", title: "Something else", order_id: "7" } });
  await expect(page.getByText("Something else")).toBeVisible();
  await expect(page.getByText("A second message")).toHaveCount(0);
});

test("CHAT-02: an open chat shows what a push message tells of, and no toast says it too @scripts", async ({
  page,
  context,
  shop,
  control,
}) => {
  await serveFirebase(context);
  await page.clock.install();
  await arriveSignedIn(page, shop.url);
  await page.goto("/chatting?conversationId=3");
  const log = page.getByRole("log");
  await expect(log).toContainText("the bun has sesame");
  const service = await PushService.of(page);
  // Time stands still: the page does not look by itself.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(log.getByRole("listitem")).toHaveCount(2);
  await control.writeAsPartner(3, "Your burger waits for you");
  await service.deliver({ data: { ...chat, conversation_id: "3", title: "Harbour Kitchen", body: "New message" } });
  await expect(log).toContainText("Your burger waits for you");
  await expect(page.getByText("New message")).toHaveCount(0);
});

test("PUSH-03 PUSH-06: a referral is told for five seconds, news of an order leads to it @scripts", async ({
  page,
  context,
  t,
  shop,
}) => {
  await serveFirebase(context);
  await page.clock.install();
  await arriveSignedIn(page, shop.url);
  await page.goto("/home");
  const service = await PushService.of(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await service.deliver({
    data: { type: "referral_code", title: "Bob has joined", body: "1.00 is yours", order_id: "7" },
  });
  const referral = page.getByRole("group").filter({ hasText: "Bob has joined" });
  await expect(referral).toHaveCount(1);
  await page.clock.runFor(4500);
  await expect(referral).toBeVisible();
  await expect(referral.getByRole("link")).toHaveCount(0);
  // In steps: it fades only after React has taken note of its end.
  for (let step = 0; step < 5; step += 1) await page.clock.runFor(300);
  await expect(referral).toHaveCount(0);
  await page.clock.resume();

  await service.deliver({ data: { type: "order_status", title: "Order 424242", order_id: "424242" } });
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith("/profile"));
  await page.getByRole("link", { name: "Order 424242" }).click();
  expect(new URL((await sent).url()).searchParams.toString()).toContain("orderId=424242&page=my-orders");
  await expect(page).toHaveURL("/my-orders?dialog=order&order=424242");
  await expect(page.getByText(t("orders:track.notFound"))).toBeVisible();
});

test("PUSH-02 PUSH-03: a second message of one chat takes the place of the first and stays its full five seconds @scripts", async ({
  page,
  context,
  shop,
}) => {
  await serveFirebase(context);
  await page.clock.install();
  await arriveSignedIn(page, shop.url);
  await page.goto("/home");
  const service = await PushService.of(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const toast = page.getByRole("group").filter({ hasText: "Harbour Kitchen" });
  for (const body of ["Which sauce?", "Are you there?", "Then we take ketchup"]) {
    await service.deliver({ data: { ...chat, title: "Harbour Kitchen", body } });
    await expect(toast).toContainText(body);
    await page.clock.runFor(4500);
    await expect(toast).toBeVisible();
  }
  for (let step = 0; step < 5; step += 1) await page.clock.runFor(300);
  await expect(toast).toHaveCount(0);
});

test("PUSH-05 PUSH-06: with no page in sight the browser shows it, and a press leads the same way @scripts", async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(["notifications"], { origin: shop.url });
  await serveFirebase(context);
  await arriveSignedIn(page, shop.url);
  await page.goto("/home");
  const service = await PushService.of(page);
  await page.goto("about:blank");
  await service.deliver({ data: { type: "order_status" } });
  await service.deliver({ data: { ...chat, title: "First", body: "One" } });
  await service.deliver({ data: { ...chat, title: "Again", body: "Two" } });
  await service.deliver({ data: { type: "order_status", title: "On its way", order_id: "7" } });
  await expect
    .poll(service.notifications)
    .toEqual(expect.arrayContaining([expect.objectContaining({ title: "Again", body: "Two" })]));
  await expect.poll(async () => (await service.notifications()).length).toBe(2);
  expect(await service.press("Again")).toBe(`${shop.url}/chatting?conversationId=3&type=vendor&chatFrom=true`);
  expect(await service.press("On its way")).toBe(`${shop.url}/profile?orderId=7&page=my-orders&from=checkout`);
  await expect.poll(service.notifications).toEqual([]);
});

for (const language of ["en", "ar"] as const) {
  test.describe(`heard in ${language}`, () => {
    test.use({ language, viewport: windowOf[language] });

    test("an open page says a message once, and keys lead to it @scripts", async ({
      page,
      context,
      shop,
      t,
      problems,
    }) => {
      test.skip(!isFull, "in the full run");
      await serveFirebase(context);
      await arriveSignedIn(page, shop.url);
      const reader = await ScreenReader.start(page, problems);
      await reader.goTo("/about-us");
      const service = await PushService.of(page);
      await service.deliver({ notification: { title: "Harbour Kitchen", body: "Which sauce?" }, data: chat });
      await expect(page.getByRole("group").filter({ hasText: "Which sauce?" })).toBeVisible();
      await reader.hear();
      await reader.tabTo("button", t("ui:dismiss"), { key: "Shift+Tab" });
      await reader.tabTo("link", "Which sauce?", { key: "Shift+Tab" });
      await reader.press("Enter", () => expect(page.locator("main h1:focus, main h2:focus")).toHaveCount(1));
      expect(await reader.stop()).toMatchSnapshot(`push-${language}.txt`);
    });
  });
}
