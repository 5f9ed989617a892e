import { expect, isFull, test } from "./fixtures";
import { ann, arrive } from "./support/arrive";
import { allowAllSignInMethods, enterCode, fillIn } from "./support/sign-in";

// Older servers know customers by their phone and a password only (docs/delivery-api.md §3.3).
test.use({ shopOptions: { dialect: "n", environment: { SHARED_CACHE: "off" } } });

test("RTE-17 a newer server lets customers sign in by email too", { tag: "@noscript" }, async ({ page, t }) => {
  await page.goto("/auth/sign-in");
  await page.getByLabel(t("account:fields.identifier")).fill(ann.email);
  await page.getByLabel(t("account:fields.password"), { exact: true }).fill(ann.password);
  await page.getByRole("button", { name: t("account:signIn.submit") }).click();
  await expect(page.getByText(t("account:signedIn"))).toBeVisible();
  await expect(page.getByLabel(t("shell:profile.menu", { name: ann.firstName }))).toBeVisible();
});

test("a code alone signs a newcomer in, who tells their name, and finds them again", {
  tag: "@matrix",
}, async ({ page, t, shop, control }) => {
  await allowAllSignInMethods(control);
  await arrive(page, shop.url);
  const phone = "+15550100041";
  await page.goto("/auth/sign-in?returnTo=%2Fcart");
  await page.getByRole("link", { name: t("account:signIn.by.code") }).click();
  const field = page.getByLabel(t("account:fields.phone"), { exact: true });
  await field.fill("12");
  await page.getByRole("button", { name: t("account:signIn.sendCode") }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(t("account:errors.phoneInvalid")));
  await field.fill("555 010 0041");
  await page.getByRole("button", { name: t("account:signIn.sendCode") }).click();
  await expect(page).toHaveURL("/auth/continue");
  await enterCode(page, t, "000000");
  await expect(page.getByLabel(t("auth:code.label"), { exact: true })).toHaveAttribute("aria-invalid", "true");
  await enterCode(page, t, await control.codeFor(phone));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("auth:info.title"));
  await fillIn(page, { [t("account:fields.firstName")]: "Noor", [t("account:fields.email")]: ann.email });
  const submit = page.getByRole("button", { name: t("auth:info.submit") });
  await submit.click();
  await expect(page.getByLabel(t("account:fields.lastName"), { exact: true })).toHaveAccessibleDescription(
    t("account:errors.lastName"),
  );
  await fillIn(page, { [t("account:fields.lastName")]: "Haddad" });
  await submit.click();
  await expect(page.getByRole("alert")).toHaveText(/Already exists|موجود بالفعل/);
  await fillIn(page, { [t("account:fields.email")]: "noor@example.com" });
  await submit.click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText(t("account:signedUp"))).toBeVisible();
  await expect(page.getByLabel(t("shell:profile.menu", { name: "Noor" }))).toBeVisible();
});

test("an account whose phone nobody has proven: the one who can is asked whether it is theirs", {
  tag: "@noscript",
}, async ({ page, t, control }) => {
  const phone = "+15550100051";
  await allowAllSignInMethods(control, { phone_verification_status: 1 });
  await page.goto("/auth/sign-up");
  await fillIn(page, {
    [t("account:fields.firstName")]: "Lea",
    [t("account:fields.lastName")]: "Stone",
    [t("account:fields.email")]: "lea@example.com",
    [t("account:fields.phone")]: phone,
    [t("account:fields.password")]: "a long password",
    [t("account:fields.confirmPassword")]: "a long password",
  });
  await page.getByRole("button", { name: t("account:signUp.submit") }).click();
  await expect(page).toHaveURL("/auth/continue");
  await control.setClock({ advanceSeconds: 61 });
  await page.goto("/auth/sign-in?by=code");
  await page.getByLabel(t("account:fields.phone"), { exact: true }).fill(phone);
  await page.getByRole("button", { name: t("account:signIn.sendCode") }).click();
  await expect(page).toHaveURL("/auth/continue");
  await enterCode(page, t, await control.codeFor(phone));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("auth:exists.title"));
  await expect(page.getByText("Lea Stone")).toBeVisible();
  await page.getByRole("button", { name: t("auth:exists.yes") }).click();
  await expect(page.getByText(t("account:signedIn"))).toBeVisible();
  await expect(page.getByLabel(t("shell:profile.menu", { name: "Lea" }))).toBeVisible();
});

test("SES-17 Google leads to a new account and back to where the customer was, and from then on in", {
  tag: ["@matrix", "@css", "@noscript"],
}, async ({ page, t, control }) => {
  await page.goto("/auth/sign-in?returnTo=%2Fcart");
  const google = page.getByRole("link", { name: t("account:social.google") });
  await expect(google).toHaveCount(0);
  await allowAllSignInMethods(control);
  await page.reload();
  await google.click();
  await expect(page).toHaveURL(/\/sign-in-provider\/google\/authorize\?/);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/auth/sign-in?returnTo=%2Fcart");
  await expect(page.getByText(t("account:social.declined"))).toBeVisible();

  await google.click();
  await fillIn(page, { Email: "zoe@example.com", Name: "Zoe Ray" });
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/auth/continue");
  await fillIn(page, {
    [t("account:fields.firstName")]: "Zoe",
    [t("account:fields.lastName")]: "Ray",
    [t("account:fields.phone")]: "+15550100061",
  });
  await page.getByRole("button", { name: t("auth:info.submit") }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText(t("account:signedUp"))).toBeVisible();

  await page.goto("/cart?dialog=logout");
  await page.getByRole("button", { name: t("account:logout.submit") }).click();
  await expect(page.getByText(t("account:loggedOut"))).toBeVisible();
  await page.goto("/auth/sign-in?returnTo=%2Fcart");
  await google.click();
  await fillIn(page, { Email: "zoe@example.com" });
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText(t("account:loggedIn"))).toBeVisible();
  await expect(page.getByLabel(t("shell:profile.menu", { name: "Zoe" }))).toBeVisible();
});

test("the ways to sign in look right at any width", { tag: ["@look", "@css"] }, async ({
  page,
  t,
  control,
  mode,
  expectLooksRight,
}) => {
  test.skip(!isFull && mode === "scripts-off", "judged with scripts, without in the full run");
  await allowAllSignInMethods(control);
  await page.goto("/auth/sign-in");
  await expectLooksRight(page);
  await page.getByRole("link", { name: t("account:social.facebook") }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("auth:exists.title"));
  await expectLooksRight(page);
  await page.getByRole("button", { name: t("auth:exists.no") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("auth:info.title"));
  await expectLooksRight(page);
});
