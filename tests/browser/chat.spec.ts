import type { Page, Route } from "@playwright/test";
import { expect, expectNoSideScroll, type Mode, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { postOrder } from "./support/ordering";
import { png, scan } from "./support/pictures";
import { enterModule, fieldsOf, putInCart, rice } from "./support/shopping";
import { withoutStreams } from "./support/streams";

const paneOf = (page: Page, name: string | RegExp) =>
  page
    .getByRole("main")
    .getByRole("region")
    .filter({ has: page.getByRole("heading", { level: 2, name }) });
const kitchen = { en: "Harbour Kitchen", ar: "مطبخ الميناء" };

/** New messages: asked for as when a tab is looked at again, or by the link of a page without scripts. */
async function look(page: Page, mode: Mode, link: string) {
  if (mode === "scripts-on") return page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  // Where a post leads to a page, Chromium may forget the headers that a test adds: it comes with scripts.
  if (mode === "lite") await page.reload();
  await page.getByRole("link", { name: link }).click();
}

const sent = (requests: { path: string }[]) => requests.filter(({ path }) => path.endsWith("/message/send"));

test("CHAT-01 CHAT-03: a customer finds a chat, reads it, writes, and is answered @look @matrix @css", async ({
  page,
  mode,
  t,
  shop,
  control,
  expectAccessible,
  language,
}) => {
  await arriveSignedIn(page, shop.url);
  await page.goto("/home");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: t("shell:withUnread", { name: t("shell:chat"), count: 1 }) }).click();
  await expect(page).toHaveURL("/profile?page=inbox");
  await expect(page.getByRole("heading", { level: 1, name: t("chat:title") })).toBeVisible();
  const chats = page.getByRole("list", { name: t("chat:list") });
  await expect(chats.getByRole("listitem")).toHaveCount(3);
  await expect(chats.getByRole("listitem").first()).toContainText(t("chat:unread", { count: 1 }));
  await expectAccessible(page);
  await expectNoSideScroll(page);

  const search = page.getByRole("searchbox", { name: t("chat:search.label") });
  await search.fill("nobody");
  await search.press("Enter");
  await expect(page.getByRole("heading", { name: t("chat:none.title") })).toBeVisible();
  await page.getByRole("link", { name: t("chat:search.clear") }).click();
  await expect(chats.getByRole("listitem")).toHaveCount(3);
  await search.fill(kitchen[language]);
  await search.press("Enter");
  await expect(chats.getByRole("listitem")).toHaveCount(1);
  await chats.getByRole("link").click();

  const pane = paneOf(page, kitchen[language]);
  await expect(pane.getByRole("log")).toContainText("the bun has sesame");
  // Also where the list gives way to the chat: hidden from sight only.
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1, name: t("chat:title") })).toHaveCount(1);
  await expect(header.getByRole("link", { name: t("shell:chat"), exact: true })).toBeVisible();
  await expect(chats.getByRole("listitem").first()).not.toContainText(t("chat:unread", { count: 1 }));
  const field = pane.getByRole("textbox", { name: t("chat:message.label") });
  const send = pane.getByRole("button", { name: t("chat:send") });
  await send.click();
  await expect(field).toHaveAccessibleDescription(t("chat:message.empty"));
  expect(sent(await control.requests())).toEqual([]);
  await field.fill("Without sesame, please.\n<b>Thank you</b> 🙏");
  await send.click();
  await expect(pane.getByRole("log")).toContainText("<b>Thank you</b> 🙏");
  await expect(field).toHaveValue("");
  expect(sent(await control.requests())).toHaveLength(1);
  await control.setClock({ advanceSeconds: 9 });
  await look(page, mode, t("chat:news"));
  await expect(pane.getByRole("log").getByRole("listitem")).toHaveCount(4);
  await expect(pane.getByRole("log").getByRole("listitem").nth(2)).toContainText(t("chat:seen"));
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(chats).toBeHidden();
  await expectNoSideScroll(page);
  await pane.getByRole("link", { name: t("chat:all") }).click();
  await expect(chats).toBeVisible();
  await expectNoSideScroll(page);
});

test("CHAT-03: pictures are sent along, and what is none is refused with nothing lost @look", async ({
  page,
  t,
  shop,
  control,
  expectAccessible,
}) => {
  await arriveSignedIn(page, shop.url);
  await page.goto("/chatting?type=admin");
  const pane = page
    .getByRole("main")
    .getByRole("region")
    .filter({ has: page.getByRole("log") });
  await pane.getByText(t("chat:addPictures")).click();
  const files = pane.getByLabel(t("chat:pictures.label"));
  const field = pane.getByRole("textbox", { name: t("chat:message.label") });
  const send = pane.getByRole("button", { name: t("chat:send") });
  await field.fill("What came");
  await files.setInputFiles([{ ...scan, buffer: Buffer.from("No picture at all") }]);
  await send.click();
  await expect(files).toHaveAccessibleDescription(new RegExp(t("chat:pictures.noPicture")));
  await expect(field).toHaveValue("What came");
  await expectAccessible(page);
  await files.setInputFiles([scan, { ...scan, buffer: png }]);
  await send.click();
  const last = pane.getByRole("log").getByRole("listitem").last();
  await expect(last).toContainText("What came");
  await expect(last.getByRole("link")).toHaveCount(2);
  const [request, ...more] = sent(await control.requests()) as Parameters<typeof fieldsOf>;
  expect(more).toEqual([]);
  expect(request && fieldsOf(request)).toMatchObject({ message: "What came" });
  await expectAccessible(page);
});

test("CHAT-03: that there were too many pictures is said until the message is sent @scripts", async ({
  page,
  t,
  shop,
}) => {
  await arriveSignedIn(page, shop.url);
  await page.goto("/chatting?conversationId=1");
  await hydrated(page);
  const pane = page
    .getByRole("main")
    .getByRole("region")
    .filter({ has: page.getByRole("log") });
  await pane.getByText(t("chat:addPictures")).click();
  const files = pane.getByLabel(t("chat:pictures.label"));
  const tooMany = new RegExp(t("chat:pictures.tooMany", { count: 4 }).replace(/\.$/, ""));
  await files.setInputFiles([scan, scan, scan, scan, scan]);
  await expect(files).toHaveAccessibleDescription(tooMany);
  await pane.getByRole("textbox", { name: t("chat:message.label") }).fill("What came");
  await pane.getByRole("button", { name: t("chat:send") }).click();
  await expect(pane.getByRole("log").getByRole("listitem").last()).toContainText("What came");
  await expect(files).toHaveValue("");
  await expect(files).not.toHaveAccessibleDescription(tooMany);
});

test("RTE-20 RTE-23 RTE-24: every address of a chat opens it, what is gone leads to the list, and guests sign in first", {
  tag: "@noscript",
}, async ({ page, t, shop }) => {
  await arriveSignedIn(page, shop.url);
  await page.goto("/profile?page=inbox");
  await page
    .getByRole("list", { name: t("chat:list") })
    .getByRole("link")
    .nth(1)
    .click();
  await expect(page.getByRole("log")).toContainText("I have left it at your door.");
  const name = (await page.getByRole("heading", { level: 2 }).first().textContent()) ?? "";
  const id = new URL(page.url()).searchParams.get("conversationId");
  for (const address of [
    `/chatting?conversationId=${id}&type=delivery_man&chatFrom=true`,
    `/profile?page=inbox&conversationId=${id}`,
    "/profile?type=delivery_man&id=1&routeName=delivery_man_id&chatFrom=true",
    "/chatting?type=delivery_man&id=1",
  ]) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    await expect(paneOf(page, name).getByRole("log"), address).toContainText("I have left it at your door.");
    await expect(paneOf(page, name), address).toContainText(t("chat:closed.title"));
    await expect(paneOf(page, name).getByRole("textbox"), address).toHaveCount(0);
  }
  await page.goto("/chatting?conversationId=4242");
  await expect(page).toHaveURL("/chatting");
  await expect(page.getByText(t("chat:gone"))).toBeVisible();
  for (const address of ["/chatting?conversationId=1;drop", "/chatting?type=vendor&id=x"]) {
    expect((await page.goto(address))?.status(), address).toBe(404);
  }
  await page.context().clearCookies();
  await arrive(page, shop.url);
  const asked = "/chatting?conversationId=1";
  await page.goto(asked);
  await expect(page).toHaveURL(new RegExp(`/auth/sign-in\\?returnTo=${encodeURIComponent(asked)}$`, "i"));
});

test("NAV-06 NAV-07 NAV-08: the header's chat and its badge are the customer's, outside parcel", {
  tag: "@noscript",
}, async ({ page, t, shop, control }) => {
  await arrive(page, shop.url);
  const chat = page.getByRole("banner").getByRole("link", { name: new RegExp(`^${t("shell:chat")}`) });
  const cart = page.getByRole("banner").getByRole("link", { name: new RegExp(`^${t("shell:cart")}`) });
  const wishlist = page.getByRole("banner").getByRole("link", { name: new RegExp(`^${t("shell:wishlist")}`) });
  await page.goto("/home");
  await expect(cart).toBeVisible();
  await expect(chat).toHaveCount(0);
  await expect(wishlist).toHaveCount(0);
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice);
  await control.clearRequests();
  for (const path of ["/home", "/stores", "/store/harbour-kitchen"]) {
    await page.goto(path);
    await expect(chat).toHaveAccessibleName(t("shell:withUnread", { name: t("shell:chat"), count: 1 }));
    await expect(chat).toContainText("1");
    await expect(cart).toHaveAccessibleName(t("shell:cartWith", { count: 1 }));
    await expect(wishlist).toBeVisible();
  }
  const counted = (await control.requests()).filter(({ path }) => path.endsWith("/message/list"));
  expect(counted.length).toBeLessThanOrEqual(1);
  await enterModule(page, shop.url, "parcel");
  await page.goto("/home");
  await expect(page.locator("html")).toHaveAttribute("data-module", "parcel");
  for (const link of [chat, cart, wishlist]) await expect(link).toHaveCount(0);
});

test("TRK-12: the courier of an order on its way is written to, until it has come", { tag: "@noscript" }, async ({
  page,
  mode,
  t,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  await control.advanceOrder(id, "picked_up");
  await page.goto(`/my-orders?dialog=track&order=${id}`);
  await page.getByRole("link", { name: /^Chat with / }).click();
  const log = page.getByRole("log");
  const field = page.getByRole("textbox", { name: t("chat:message.label") });
  await field.fill("Third floor, please");
  await page.getByRole("button", { name: t("chat:send") }).click();
  await expect(log.getByRole("listitem").last()).toContainText("Third floor, please");
  await expect(page).toHaveURL(/conversationId=\d+/);
  await field.fill("Are you near?");
  await control.advanceOrder(id, "delivered");
  await page.getByRole("button", { name: t("chat:send") }).click();
  await expect(page.getByText("This chat is closed").first()).toBeVisible();
  await look(page, mode, t("chat:news"));
  await expect(field).toHaveCount(0);
});

test("CHAT-03: what is typed while a message is on its way stays @scripts", async ({ page, t, shop }) => {
  await arriveSignedIn(page, shop.url);
  await page.goto("/chatting?conversationId=3");
  await hydrated(page);
  const field = page.getByRole("textbox", { name: t("chat:message.label") });
  const held: Route[] = [];
  await page.route(/chatting/, (route) =>
    route.request().method() === "POST" ? void held.push(route) : route.continue(),
  );
  await field.fill("Where is my order?");
  await page.getByRole("button", { name: t("chat:send") }).click();
  await expect.poll(() => held.length).toBe(1);
  await field.pressSequentially(" It is number 7.");
  await held[0]?.continue();
  await expect(field).toHaveValue("It is number 7.");
  await expect(page.getByRole("log")).toContainText("Where is my order?");
  await expect(page.getByRole("log")).not.toContainText("It is number 7.");
});

test("a chat is followed while it is looked at, and its badge too @scripts", async ({ page, t, shop, control }) => {
  await withoutStreams(page);
  await arriveSignedIn(page, shop.url);
  await page.clock.install();
  await page.goto("/chatting?type=admin");
  const log = page.getByRole("log");
  const field = page.getByRole("textbox", { name: t("chat:message.label") });
  await hydrated(page);
  await field.fill("Half a sentence");
  await control.writeAsPartner(3, "Your burger is ready");
  await control.writeAsPartner(1, "We have looked into it");
  await page.clock.fastForward(10_000);
  await expect(log).toContainText("We have looked into it");
  await expect(field).toHaveValue("Half a sentence");
  const chat = page
    .getByRole("banner")
    .getByRole("link", { name: t("shell:withUnread", { name: t("shell:chat"), count: 2 }) });
  await expect(chat).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await control.clearRequests();
  await page.clock.fastForward(60_000);
  expect(await control.requests()).toEqual([]);
});
