import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, test } from "./fixtures";
import { ann, arrive, arriveSignedIn, beSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { isAtForm } from "./support/posting";
import { enterModule, putInCart, rice } from "./support/shopping";
import { textsOf } from "./support/texts";
import { isOff, riceHeart, wishElsewhere } from "./support/wishes";

async function signIn(page: Page, t: TFunction, identifier: string, password: string) {
  await page.getByLabel(t("account:fields.identifier")).fill(identifier);
  await page.getByLabel(t("account:fields.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: t("account:signIn.submit") }).click();
}

const accountName = (t: TFunction) => t("shell:profile.menu", { name: ann.firstName });

test.describe("sign-in", () => {
  test("SES-17 RTE-17: a guest signs in and is back where they came from", { tag: "@noscript" }, async ({
    page,
    t,
    shop,
  }) => {
    await arrive(page, shop.url);
    await page.goto("/auth/sign-in?returnTo=%2Fcart");
    await signIn(page, t, ann.phone, ann.password);
    await expect(page).toHaveURL("/cart");
    await expect(page.getByText(t("account:signedIn"))).toBeVisible();
    await expect(page.getByLabel(accountName(t))).toBeVisible();
  });

  test("SES-10 a wrong password says so once, keeps what was typed and signs nobody out", { tag: "@noscript" }, async ({
    page,
    t,
    control,
  }) => {
    await page.goto("/auth/sign-in");
    await signIn(page, t, ann.phone, "wrong password");
    await expect(page.getByRole("alert")).toHaveText(t("account:errors.credentials"));
    await expect(page.getByLabel(t("account:fields.identifier"))).toHaveValue(ann.phone);
    await expect(page.getByLabel(t("account:fields.password"), { exact: true })).toHaveValue(
      // A hydrated page has not moved; a page drawn by the server never repeats a password.
      /^(wrong password)?$/,
    );
    await expect(page).toHaveURL(isAtForm("/auth/sign-in"));
    const refused = (await control.requests()).filter(({ status }) => status === 401);
    expect(refused.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ["/api/v1/auth/login", undefined],
    ]);
  });

  test("an unknown account reads just like a wrong password @noscript", async ({ page, t }) => {
    await page.goto("/auth/sign-in");
    await signIn(page, t, "nobody@example.com", "wrong password");
    await expect(page.getByRole("alert")).toHaveText(t("account:errors.credentials"));
  });

  test("empty fields are named and the first of them has the focus", async ({ page, t, mode }) => {
    await page.goto("/auth/sign-in");
    await page.getByRole("button", { name: t("account:signIn.submit") }).click();
    const identifier = page.getByLabel(t("account:fields.identifier"));
    await expect(identifier).toHaveAccessibleDescription(new RegExp(t("account:errors.identifier")));
    await expect(identifier).toHaveAttribute("aria-invalid", "true");
    if (mode === "scripts-on") await expect(identifier).toBeFocused();
  });

  test("a server that does not answer leaves the form filled", { tag: "@noscript" }, async ({ page, t, control }) => {
    await page.goto("/auth/sign-in");
    await control.fault({ kind: "reset", path: "/api/v1/auth/login" });
    await signIn(page, t, ann.phone, ann.password);
    await expect(page.getByText(t("ui:failure.noAnswer"))).toBeVisible();
    await expect(page.getByLabel(t("account:fields.identifier"))).toHaveValue(ann.phone);
  });

  test("by keyboard alone", { tag: ["@css", "@noscript"] }, async ({ page, t }) => {
    await page.goto("/auth/sign-in");
    await page.getByLabel(t("account:fields.identifier")).focus();
    await page.keyboard.type(ann.phone);
    await page.keyboard.press("Tab");
    await page.keyboard.type(ann.password);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(accountName(t))).toBeVisible();
  });

  test("signed in already, the forms lead on", { tag: "@noscript" }, async ({ page, shop }) => {
    await arriveSignedIn(page, shop.url);
    for (const form of ["sign-in", "sign-up"]) {
      await page.goto(`/auth/${form}?returnTo=%2Fcart`);
      await expect(page).toHaveURL("/cart");
    }
  });
});

test.describe("sign-up", () => {
  const fields = (page: Page, t: TFunction) => ({
    firstName: page.getByLabel(t("account:fields.firstName")),
    lastName: page.getByLabel(t("account:fields.lastName")),
    email: page.getByLabel(t("account:fields.email")),
    phone: page.getByLabel(t("account:fields.phone")),
    password: page.getByLabel(t("account:fields.password"), { exact: true }),
    confirmPassword: page.getByLabel(t("account:fields.confirmPassword")),
    submit: page.getByRole("button", { name: t("account:signUp.submit") }),
  });

  test("SES-17 RTE-17: a new account is signed in and goes on to where it was going", { tag: "@noscript" }, async ({
    page,
    t,
    shop,
  }) => {
    await arrive(page, shop.url);
    await page.goto("/cart?dialog=guest-or-login");
    await page
      .getByRole("dialog")
      .getByRole("link", { name: t("cart:guest.signUp") })
      .click();
    await expect(page).toHaveURL(/\/auth\/sign-up\?returnTo=/);
    const form = fields(page, t);
    await form.firstName.fill("Mara");
    await form.lastName.fill("Quinn");
    await form.email.fill("mara@example.com");
    await form.phone.fill("+1 555 010 0777");
    await form.password.fill("a long password");
    await form.confirmPassword.fill("a long password");
    await form.submit.click();
    await expect(page).not.toHaveURL(/sign-up/);
    await expect(page.getByText(t("account:signedUp"))).toBeVisible();
    await page.goto("/home");
    await expect(page.getByLabel(t("shell:profile.menu", { name: "Mara" }))).toBeVisible();
  });

  test("every wrong field says what is wrong and nothing typed is lost", { tag: "@noscript" }, async ({ page, t }) => {
    await page.goto("/auth/sign-up");
    const form = fields(page, t);
    await form.lastName.fill("Quinn");
    await form.email.fill("mara@");
    await form.phone.fill("12");
    await form.password.fill("short");
    await form.confirmPassword.fill("other");
    await form.submit.click();
    await expect(form.firstName).toHaveAccessibleDescription(t("account:errors.firstName"));
    await expect(form.email).toHaveAccessibleDescription(t("account:errors.emailInvalid"));
    await expect(form.phone).toHaveAccessibleDescription(new RegExp(t("account:errors.phoneInvalid")));
    await expect(form.password).toHaveAccessibleDescription(
      new RegExp(t("account:errors.passwordShort", { count: 8 })),
    );
    await expect(form.lastName).toHaveValue("Quinn");
    await expect(form.email).toHaveValue("mara@");
    await expect(form.phone).toHaveValue("12");
  });

  test("what the server refuses stands at its field", { tag: "@noscript" }, async ({ page, t }) => {
    await page.goto("/auth/sign-up");
    const form = fields(page, t);
    await form.firstName.fill("Ann");
    await form.lastName.fill("Other");
    await form.email.fill(ann.email);
    await form.phone.fill("+15550100778");
    await form.password.fill("a long password");
    await form.confirmPassword.fill("a long password");
    await form.submit.click();
    await expect(form.email).toHaveAccessibleDescription("The email has already been taken.");
    await expect(form.firstName).toHaveValue("Ann");
  });
});

test.describe("the end of a session", () => {
  async function openLogout(page: Page, t: TFunction) {
    await page.getByLabel(accountName(t)).click();
    await page.getByRole("link", { name: t("shell:profile.logout") }).click();
    return page.getByRole("dialog", { name: t("account:logout.question") });
  }

  test("SES-11 declined, nothing changes", { tag: "@noscript" }, async ({ page, t, shop }) => {
    await arriveSignedIn(page, shop.url);
    await page.goto("/cart");
    const question = await openLogout(page, t);
    await expect(question).toBeVisible();
    await question.getByRole("link", { name: t("account:logout.cancel") }).click();
    await expect(page).toHaveURL("/cart");
    await expect(page.getByLabel(accountName(t))).toBeVisible();
  });

  test("SES-12 SES-13 SES-14: confirmed, everything of the customer is gone and home is shown", {
    tag: "@noscript",
  }, async ({ page, t, shop, control }) => {
    await arriveSignedIn(page, shop.url);
    await putInCart(page, shop.url, rice);
    await wishElsewhere(page, shop.url, { item: String(rice) });
    await page.goto("/cart");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
    await expect(header.getByRole("link", { name: t("shell:wishlistWith", { count: 1 }) })).toBeVisible();
    const question = await openLogout(page, t);
    await question.getByRole("button", { name: t("account:logout.submit") }).click();
    await expect(page).toHaveURL("/home");
    await expect(page.getByText(t("account:loggedOut"))).toBeVisible();
    await expect(header.getByRole("link", { name: t("shell:signIn") })).toBeVisible();
    await expect(header.getByText(ann.firstName, { exact: true })).toHaveCount(0);
    await expect(header.getByRole("link", { name: t("shell:cart"), exact: true })).toBeVisible();
    await expect(header.getByRole("link", { name: t("shell:wishlist") })).toHaveCount(0);
    await control.clearRequests();
    await page.goto("/cart");
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    await page.goto("/store/harbour-kitchen");
    await isOff(riceHeart(page));
    expect((await control.requests()).filter(({ headers }) => headers.authorization)).toEqual([]);
  });

  test("SES-12 a confirmed logout takes effect after 500 ms @scripts", async ({ page, t, shop }) => {
    await arriveSignedIn(page, shop.url);
    await page.clock.install();
    await page.goto("/cart");
    const question = await openLogout(page, t);
    await hydrated(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await question.getByRole("button", { name: t("account:logout.submit") }).click();
    await page.clock.runFor(490);
    expect(posts).toEqual([]);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.clock.runFor(20);
    await answer;
    await page.clock.resume();
    await expect(page.getByText(t("account:loggedOut"))).toBeVisible();
  });

  test("SES-12 a logout that was lost on the way can be tried again, and one that is declined meanwhile is none @scripts", async ({
    page,
    t,
    shop,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    await arriveSignedIn(page, shop.url);
    await page.goto("/cart");
    const question = await openLogout(page, t);
    await hydrated(page);
    const submit = question.getByRole("button", { name: t("account:logout.submit") });
    const posts: string[] = [];
    await page.route(/\.data/, (route) => {
      if (route.request().method() !== "POST") return route.continue();
      posts.push(route.request().url());
      return route.abort();
    });
    await submit.click();
    await expect(page.getByText(t("ui:errors.unreachable.title"))).toBeVisible();
    await expect(submit).not.toHaveAttribute("aria-disabled");
    await submit.click();
    await expect.poll(() => posts.length).toBe(2);
    await expect(submit).not.toHaveAttribute("aria-disabled");

    await page.clock.install();
    await submit.click();
    await question.getByRole("link", { name: t("account:logout.cancel") }).click();
    await page.clock.runFor(1000);
    await expect(question).toHaveCount(0);
    expect(posts).toHaveLength(2);
    await expect(page.getByLabel(accountName(t))).toBeVisible();
  });

  test("SES-13 on the landing page one stays there", { tag: "@noscript" }, async ({ page, t, shop }) => {
    await beSignedIn(page, shop.url);
    await page.goto("/");
    const question = await openLogout(page, t);
    await question.getByRole("button", { name: t("account:logout.submit") }).click();
    await expect(page.getByText(t("account:loggedOut"))).toBeVisible();
    await expect(page).toHaveURL("/");
  });

  const unauthorized = { kind: "status", path: "/api/v1/customer/", status: 401 } as const;

  test("SES-08 SES-09 RTE-15: a token the server refuses is forgotten, and sign-in leads back", {
    tag: "@noscript",
  }, async ({ page, t, shop, control }) => {
    await arriveSignedIn(page, shop.url);
    await control.fault(unauthorized);
    await page.goto("/cart");
    await expect(page).toHaveURL("/auth/sign-in?returnTo=%2Fcart");
    await expect(page.getByText("Your token has been expired")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: t("shell:signIn") })).toBeVisible();
    await control.clearFaults();
    await control.clearRequests();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await control.requests()).filter(({ headers }) => headers.authorization)).toEqual([]);
    await signIn(page, t, ann.phone, ann.password);
    await expect(page).toHaveURL("/cart");
  });

  test("SES-08 also when a hydrated page finds out", { tag: "@scripts" }, async ({ page, shop, control }) => {
    await arriveSignedIn(page, shop.url);
    await page.goto("/home");
    await control.fault(unauthorized);
    await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
    await expect(page).toHaveURL(/^[^?]*\/auth\/sign-in\?returnTo=/);
    await expect(page.getByText("Your token has been expired")).toBeVisible();
  });
});

test("SES-01 one guest id per browser, from the first item in the cart on", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  const asked = async () =>
    (await control.requests()).filter(({ path }) => path === "/api/v1/auth/guest/request").map(({ method }) => method);
  await arrive(page, shop.url);
  for (const path of ["/", "/home", "/cart", "/auth/sign-in"]) await page.goto(path);
  expect(await asked()).toEqual([]);
  await putInCart(page, shop.url, rice);
  await putInCart(page, shop.url, rice, 2);
  await page.goto("/checkout?page=cart");
  expect(await asked()).toEqual(["POST"]);
});

test("SES-02 ERR-06: a guest id that cannot be had is nobody's trouble, and stands in the log", {
  tag: "@noscript",
}, async ({ page, control, shop }) => {
  const path = "/api/v1/auth/guest/request";
  const before = shop.logs().length;
  await control.fault({ kind: "status", path, status: 500 });
  await arrive(page, shop.url);
  await page.goto("/checkout?page=cart");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNothingSaid(page);
  const asked = (await control.requests()).filter((request) => request.path === path);
  expect(asked[0]).toMatchObject({ method: "POST", status: 500 });
  await expect.poll(() => JSON.stringify(shop.logs().slice(before))).toContain("/auth/guest/request");
});

test("ERR-06: lists of the grocery home and the review's reminder that cannot be had are left out without a word", {
  tag: "@noscript",
}, async ({ page, control, shop }) => {
  await arriveSignedIn(page, shop.url);
  await enterModule(page, shop.url, "grocery");
  const before = shop.logs().length;
  const failing = ["/items/most-reviewed", "/items/popular", "/customer/review-reminder"];
  await control.fault(...failing.map((path) => ({ kind: "status", path: `/api/v1${path}`, status: 500 }) as const));
  const answer = await page.goto("/home");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("region", { name: "Recommended Items" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Best Reviewed Items" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Most Popular Items" })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectNothingSaid(page);
  for (const path of failing) await expect.poll(() => JSON.stringify(shop.logs().slice(before))).toContain(path);
});

test("ERR-06: a code that the browser does not copy is logged and not told @scripts", async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/Write permission denied|NotAllowedError/);
  await arrive(page, shop.url);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
  });
  await page.goto("/store/harbour-kitchen?module_id=1");
  const copy = page.getByRole("button", { name: "Copy: Code KITCHEN15" });
  const logged = page.waitForEvent("pageerror");
  await copy.click();
  expect(String(await logged)).toContain("Write permission denied");
  await expect(copy).toHaveText("Copy");
  await expectNothingSaid(page);
});

/** No toast and no message. */
async function expectNothingSaid(page: Page) {
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText(textsOf("en")("ui:failure.noAnswer"))).toHaveCount(0);
}
