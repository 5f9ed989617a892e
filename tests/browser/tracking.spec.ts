import type { Page } from "@playwright/test";
import type { SandboxControl } from "../harness/sandbox-control";
import { expect, isFull, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { grace, postOrder } from "./support/ordering";
import { untilRendered } from "./support/rendered";
import { putInCart, rice } from "./support/shopping";
import { withoutStreams } from "./support/streams";

const drawerOf = (page: Page) => page.getByRole("dialog", { name: "Order tracking" });
const trackButton = (page: Page) => page.getByRole("button", { name: "Track Order" });
const orderField = (page: Page) => page.getByRole("textbox", { name: "Order ID" });
const phoneField = (page: Page) => page.getByRole("textbox", { name: "Phone" });

const trackings = async (control: SandboxControl) =>
  (await control.requests()).filter(({ path }) => path === "/api/v1/customer/order/track");

/** A guest's order, and the browser as if it had never heard of it. */
async function orderElsewhere(page: Page, origin: string, control: SandboxControl): Promise<number> {
  await arrive(page, origin);
  await putInCart(page, origin, rice);
  const id = await postOrder(page, origin, control);
  await page.context().clearCookies();
  await arrive(page, origin);
  return id;
}

test("TRK-01 TRK-02 TRK-15: the track form asks for what is missing and sends nothing", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  await arrive(page, shop.url);
  await page.goto("/home");
  await page.getByRole("banner").getByRole("link", { name: "Track Order" }).click();
  await expect(page).toHaveURL("/track-order");
  await trackButton(page).click();
  await expect(page.getByText("Need a order id").first()).toBeVisible();
  await expect(orderField(page)).toHaveAccessibleDescription(/Need a order id/);
  await orderField(page).fill("100001");
  await trackButton(page).click();
  await expect(page.getByText("Need a contact number").first()).toBeVisible();
  await expect(orderField(page)).toHaveValue("100001");
  await expect(drawerOf(page)).toHaveCount(0);
  expect(await trackings(control)).toHaveLength(0);
});

test("TRK-03 ROLE-14 ROLE-16: a guest tracks by order id and phone, which gets its plus", async ({
  page,
  shop,
  control,
}) => {
  const id = await orderElsewhere(page, shop.url, control);
  await page.goto("/track-order");
  await orderField(page).fill(`#${id}`);
  await phoneField(page).fill(grace.number.slice(1));
  await trackButton(page).click();
  await expect(drawerOf(page)).toContainText(`Order #${id}`);
  const [asked] = await trackings(control);
  expect(asked?.query).toMatchObject({ order_id: String(id), contact_number: grace.number });

  await page.goto("/track-order");
  await expect(phoneField(page)).toHaveValue(grace.number);
  await phoneField(page).fill("");
  await trackButton(page).click();
  await expect(page.getByText("Need a contact number").first()).toBeVisible();
  await expect(phoneField(page), "what was emptied stays empty").toHaveValue("");
  expect(asked?.query.guest_id).toBeTruthy();
  expect(new URL(page.url()).search, "the number is in no address").not.toContain("555");
});

test("TRK-13: where it was not placed, an order shows its steps and shop, and says why no more", {
  tag: "@noscript",
}, async ({ page, shop, control }) => {
  const id = await orderElsewhere(page, shop.url, control);
  await page.goto(`/track-order?order=${id}`);
  await phoneField(page).fill(grace.phone);
  await trackButton(page).click();
  await expect(drawerOf(page)).toContainText("Harbour Kitchen");
  await expect(drawerOf(page)).toContainText("shown only on the device the order was placed on");
  for (const secret of [grace.name, grace.number, "12 Harbour Street"])
    await expect(drawerOf(page)).not.toContainText(secret);
  await expect(drawerOf(page).getByRole("link", { name: "Cancel Order" })).toHaveCount(0);
});

test("TRK-04: a customer needs the order id only", { tag: "@noscript" }, async ({ page, shop, control }) => {
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  await page.goto("/track-order");
  await expect(phoneField(page)).toHaveCount(0);
  await orderField(page).fill(String(id));
  await trackButton(page).click();
  await expect(drawerOf(page)).toContainText(`Order #${id}`);
});

test("TRK-05 TRK-10 TRK-13: the drawer comes from the right with the steps, their times and the address", {
  tag: ["@css", "@noscript"],
}, async ({ page, shop, control }) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  await page.goto(`/track-order?order=${id}`);
  const drawer = drawerOf(page);
  await expect(drawer.getByRole("status")).toHaveText("Order Placed");
  await expect
    .poll(async () => {
      const box = await drawer.boundingBox();
      return box && { right: Math.round(box.x + box.width), top: box.y };
    })
    .toEqual({ right: 1280, top: 0 });
  const step = (name: string) => drawer.getByRole("listitem").filter({ hasText: name });
  const time = /\d{1,2}, 20\d\d, \d\d:\d\d [AP]M/;
  await expect(step("Order Placed")).toHaveText(time);
  await expect(step("Order Placed")).toHaveAttribute("aria-current", "step");
  for (const name of ["Order Confirmed", "On the Way", "Delivered"]) await expect(step(name)).not.toHaveText(time);
  await expect(drawer).toContainText(grace.name);
  await expect(drawer).toContainText(grace.number);
  await expect(drawer).toContainText("12 Harbour Street");
  await control.advanceOrder(id, "picked_up");
  await page.reload();
  await expect(drawer.getByRole("status")).toHaveText("On the Way");
  for (const name of ["Order Placed", "Order Confirmed", "On the Way"]) await expect(step(name)).toHaveText(time);
  await expect(step("Delivered")).not.toHaveText(time);
});

test("TRK-06: each of the four statuses stands at its step", { tag: "@noscript" }, async ({ page, shop, control }) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  const steps = drawerOf(page).getByRole("listitem");
  for (const [step, [status, name]] of [
    ["pending", "Order Placed"],
    ["confirmed", "Order Confirmed"],
    ["picked_up", "On the Way"],
    ["delivered", "Delivered"],
  ].entries()) {
    await control.advanceOrder(id, status);
    await page.goto(`/track-order?dialog=track&order=${id}`);
    await expect(drawerOf(page).getByRole("status")).toHaveText(name ?? "");
    await expect(steps).toHaveCount(4);
    await expect(steps.nth(step)).toContainText(name ?? "");
    await expect(drawerOf(page).locator("li[aria-current='step']")).toHaveCount(1);
    await expect(steps.nth(step)).toHaveAttribute("aria-current", "step");
  }
});

test("TRK-07: statuses between the steps stand at the last one reached, and what has ended says how", {
  tag: "@noscript",
}, async ({ page, shop, control }) => {
  const steps = drawerOf(page).getByRole("listitem");
  for (const [statuses, step, word, isEnded] of [
    [["accepted"], 0, "Accepted", false],
    [["confirmed", "processing"], 1, "In the kitchen", false],
    [["confirmed", "handover"], 1, "Ready for the courier", false],
    [["canceled"], 0, "Canceled", true],
    [["picked_up", "failed"], 2, "Failed", true],
    [["delivered", "refunded"], 3, "Refunded", true],
  ] as const) {
    // Somebody new each time: the orders of others still run.
    await page.context().clearCookies();
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    const id = await postOrder(page, shop.url, control);
    for (const status of statuses) await control.advanceOrder(id, status);
    await page.goto(`/track-order?dialog=track&order=${id}`);
    // What has ended is nowhere now, but was there.
    if (isEnded) await expect(drawerOf(page).locator("li.is-done"), word).toHaveCount(step + 1);
    else await expect(steps.nth(step), word).toHaveAttribute("aria-current", "step");
    await expect(drawerOf(page).getByText(word, { exact: true }).first()).toBeVisible();
    await control.clearRequests();
  }
});

test("TRK-11 TRK-14: the courier, once there is one, and the way between courier and door", {
  tag: "@noscript",
}, async ({ page, shop, control }) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  await page.goto(`/track-order?dialog=track&order=${id}`);
  const drawer = drawerOf(page);
  const courier = drawer.getByRole("region", { name: "Your courier" });
  await expect(drawer.getByRole("status")).toHaveText("Order Placed");
  await expect(courier).toHaveCount(0);
  await control.advanceOrder(id, "picked_up");
  await page.reload();
  await expect(courier.getByRole("link", { name: /^Call \+/ })).toHaveAttribute("href", /^tel:\+\d+$/);
  await expect(courier).toContainText("Rated");
  await expect(courier.locator("b").first()).not.toBeEmpty();
  await expect(courier.locator(".ava")).toBeVisible();
  await expect(drawer.getByRole("img", { name: /^Map: .*your address.*courier/ })).toBeVisible();
  await expect(drawer.locator("svg line")).toHaveCount(2);
});

test("the drawer begins with when the order comes, and folds what was ordered", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  await page.goto(`/track-order?order=${id}`);
  const drawer = drawerOf(page);
  const arriving = drawer.getByRole("heading", { name: /^Arriving \d\d:\d\d( [AP]M)?–\d\d:\d\d [AP]M$/ });
  await expect(arriving).toBeVisible();
  await expect(drawer).toContainText(/In about \d+ minutes/);
  const help = drawer.getByRole("link", { name: "Get help with this order" });
  await expect(help).toHaveAttribute("href", `/help-and-support?order=${id}`);
  await expect(drawer.locator("details")).toContainText("1 item");
  await expect(drawer.locator("details")).toContainText(/rice/i);
  await control.advanceOrder(id, "delivered");
  await page.reload();
  await expect(drawer.getByRole("status")).toHaveText("Delivered");
  await expect(arriving).toHaveCount(0);
  await help.click();
  const main = page.getByRole("main");
  await expect(main).toContainText(`order #${id}`);
  await expect(main.getByRole("link", { name: /help@doorstep\.example/ })).toHaveAttribute(
    "href",
    `mailto:help@doorstep.example?subject=Order%20%23${id}`,
  );
  await expect(main.getByRole("link", { name: /^Track Order/ })).toHaveAttribute("href", `/track-order?order=${id}`);
});

test("TRK-09 ROLE-16: an order of another number, or that does not exist, is not found", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  const id = await orderElsewhere(page, shop.url, control);
  for (const [order, phone] of [
    [String(id), "+15550100001"],
    ["424242", grace.number],
  ] as const) {
    await page.goto("/track-order");
    await orderField(page).fill(order);
    await phoneField(page).fill(phone);
    await trackButton(page).click();
    await expect(drawerOf(page)).toContainText("Order not found");
    await expect(drawerOf(page)).not.toContainText("Order Placed");
  }
});

test("ROLE-15: a guest's number is shown with its plus", { tag: "@noscript" }, async ({ page, shop, control }) => {
  await orderElsewhere(page, shop.url, control);
  await page.goto("/track-order");
  await orderField(page).fill("1");
  await phoneField(page).fill("1 555 019 9999");
  await trackButton(page).click();
  await expect(drawerOf(page)).toContainText("Order not found");
  await page.goto("/track-order");
  await expect(phoneField(page)).toHaveValue(/^\+1/);
});

test("TRK-08: asked every ten seconds until the order is delivered", async ({ page, mode, shop, control }) => {
  test.skip(mode !== "scripts-on", "made of scripts");
  await withoutStreams(page);
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  await page.clock.install();
  await page.goto(`/track-order?dialog=track&order=${id}`);
  const drawer = drawerOf(page);
  await expect(drawer.getByRole("status")).toHaveText("Order Placed");
  await hydrated(page);
  const before = (await trackings(control)).length;
  await page.clock.fastForward(9_000);
  expect(await trackings(control)).toHaveLength(before);
  await control.advanceOrder(id, "confirmed");
  await page.clock.fastForward(1_500);
  await expect(drawer.getByRole("status")).toHaveText("Order Confirmed");
  await control.advanceOrder(id, "delivered");
  await page.clock.fastForward(10_000);
  await expect(drawer.getByRole("status")).toHaveText("Delivered");
  const atEnd = (await trackings(control)).length;
  await page.clock.fastForward(30_000);
  expect(await trackings(control)).toHaveLength(atEnd);
});

test("drawer and strip are told by one stream what becomes of an order @scripts", async ({ page, shop, control }) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/home");
  const strip = page.getByRole("complementary", { name: "Your order" });
  await expect(strip).toContainText(/Harbour Kitchen.*about \d+ min/);
  await strip.getByRole("link").click();
  const drawer = drawerOf(page);
  await expect(drawer.getByRole("status")).toHaveText("Order Placed");
  await expect(page).toHaveTitle(/^about \d+ min · Harbour Kitchen$/);
  await control.advanceOrder(id, "picked_up");
  await expect(drawer.getByRole("status")).toHaveText("On the Way");
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(page).not.toHaveTitle(/about/);
  await expect(strip).toContainText("On the Way");
  // A second turn takes another ten seconds.
  if (isFull) {
    await control.advanceOrder(id, "delivered");
    await expect(strip).toHaveCount(0);
  }
  expect(asked.filter((path) => /^\/track-order\/(status|running)/.test(path))).toEqual([]);
  expect(asked).toContain("/live");
});

test("the dialogs that show a running order follow it, and so does the list under them @scripts", async ({
  page,
  shop,
  control,
}) => {
  await withoutStreams(page);
  for (const isGuest of [true, false]) {
    await page.context().clearCookies();
    await (isGuest ? arrive : arriveSignedIn)(page, shop.url);
    await putInCart(page, shop.url, rice);
    await control.clearRequests();
    const id = await postOrder(page, shop.url, control);
    if (isGuest) await page.clock.install();
    await page.goto(isGuest ? "/home?dialog=order-placed" : `/my-orders?dialog=order&order=${id}`);
    const dialog = page.getByRole("dialog", { name: isGuest ? "Order Placed Successfully !" : `Order #${id}` });
    const status = dialog.getByRole("status");
    await expect(status).toHaveText("Pending");
    await hydrated(page);
    await expect(page).toHaveTitle(
      new RegExp(`^about \\d+ min · ${isGuest ? "Order Placed Successfully !" : `Order #${id}`}$`),
    );
    await control.advanceOrder(id, "picked_up");
    await page.clock.fastForward(10_000);
    await expect(status).toHaveText("On the Way");
    await expect(dialog.getByRole("link", { name: "Cancel Order" })).toHaveCount(0);
    if (!isGuest) await expect(page.locator(`#order-${id}`)).toContainText("On the Way");
    await control.advanceOrder(id, "delivered");
    await page.clock.fastForward(10_000);
    await expect(status).toHaveText("Delivered");
    await expect(page).not.toHaveTitle(/about/);
  }
});

test("what the strip was told is not taken back after a page without it @scripts", async ({
  page,
  t,
  shop,
  control,
}) => {
  await withoutStreams(page);
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  await page.clock.install();
  await page.goto("/home");
  const strip = page.getByRole("complementary", { name: "Your order" });
  await hydrated(page, "aside .run");
  const comesBack = async () => {
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("shell:trackOrder") })
      .click();
    await expect(page).toHaveURL("/track-order");
    await expect(strip).toHaveCount(0);
    await page.getByRole("banner").getByRole("link", { name: /home$/i }).first().click();
    await expect(page).toHaveURL("/home");
    await hydrated(page);
  };
  await control.advanceOrder(id, "picked_up");
  await page.clock.fastForward(10_000);
  await expect(strip).toContainText("On the Way");
  await comesBack();
  await expect(strip).toContainText("On the Way", { timeout: 2000 });
  await control.advanceOrder(id, "delivered");
  await page.clock.fastForward(10_000);
  await expect(strip).toHaveCount(0);
  await comesBack();
  await untilRendered(page);
  await expect(strip).toHaveCount(0);
});

test("nothing is asked while the tab is hidden, and at once when it is seen again @scripts", async ({
  page,
  shop,
  control,
}) => {
  await withoutStreams(page);
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  await page.clock.install();
  await page.goto(`/track-order?dialog=track&order=${id}`);
  const drawer = drawerOf(page);
  await expect(drawer.getByRole("status")).toHaveText("Order Placed");
  const look = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hydrated(page);
  // The first poll shows that the page is followed.
  await control.advanceOrder(id, "confirmed");
  await page.clock.fastForward(10_000);
  await expect(drawer.getByRole("status")).toHaveText("Order Confirmed");
  await look(true);
  await control.advanceOrder(id, "picked_up");
  const before = (await trackings(control)).length;
  await page.clock.fastForward(60_000);
  expect(await trackings(control)).toHaveLength(before);
  await look(false);
  await expect(drawer.getByRole("status")).toHaveText("On the Way");
});

test("TRK-12: a customer may write to the courier, a guest only call", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  await control.advanceOrder(id, "picked_up");
  await page.goto(`/my-orders?dialog=track&order=${id}`);
  const courier = drawerOf(page).getByRole("region", { name: "Your courier" });
  await expect(courier.getByRole("link", { name: /^Chat with / })).toHaveAttribute(
    "href",
    /^\/profile\?page=inbox&type=delivery_man&id=\d+&routeName=delivery_man_id&chatFrom=true$/,
  );
  await page.context().clearCookies();
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  await control.clearRequests();
  const own = await postOrder(page, shop.url, control);
  await control.advanceOrder(own, "picked_up");
  await page.goto(`/track-order?dialog=track&order=${own}`);
  await expect(courier.getByRole("link", { name: /^Call / })).toBeVisible();
  await expect(courier.getByRole("link", { name: /^Chat with / })).toHaveCount(0);
});

test("without scripts the page asks again by itself, until it is told to stop", async ({
  page,
  mode,
  shop,
  control,
}) => {
  test.skip(mode === "scripts-on", "scripts do it in place");
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  await page.goto(`/track-order?dialog=track&order=${id}`);
  const refresh = page.locator('meta[http-equiv="refresh"]');
  await expect(refresh).toHaveAttribute("content", "10");
  await page.getByRole("link", { name: "Stop updating" }).click();
  await expect(drawerOf(page).getByRole("status")).toHaveText("Order Placed");
  await expect(refresh).toHaveCount(0);
  await control.advanceOrder(id, "delivered");
  await page.goto(`/track-order?dialog=track&order=${id}`);
  await expect(drawerOf(page).getByRole("status")).toHaveText("Delivered");
  await expect(refresh).toHaveCount(0);
});

test("trouble upstream is not taken for an order that does not exist", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  await control.fault({ kind: "status", path: "/api/v1/customer/order/track", status: 500 });
  await page.goto(`/track-order?dialog=track&order=${id}`);
  await expect(drawerOf(page)).toContainText("We can't show your order right now");
  await expect(drawerOf(page)).not.toContainText("Order not found");
});
