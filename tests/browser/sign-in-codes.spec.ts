import { visitorOf } from "../harness/visitor";
import { expect, test } from "./fixtures";
import { ann, arrive } from "./support/arrive";
import { putInCart, rice } from "./support/shopping";
import { enterCode, fillIn } from "./support/sign-in";

const mara = {
  firstName: "Mara",
  lastName: "Quinn",
  email: "mara@example.com",
  phone: "+15550100777",
  password: "a long password",
};

test("SES-17 API-34: a newcomer with a referral code proves the phone, and the guest's cart comes along", {
  tag: "@matrix",
}, async ({ page, t, shop, control }) => {
  await control.patchConfig({ customer_verification: true });
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  await page.goto("/auth/sign-up?returnTo=%2Fcart");
  const fields = (key: string) => t(`account:fields.${key}`);
  await fillIn(page, {
    [fields("firstName")]: mara.firstName,
    [fields("lastName")]: mara.lastName,
    [fields("email")]: mara.email,
    [fields("phone")]: mara.phone,
    [fields("password")]: mara.password,
    [fields("confirmPassword")]: mara.password,
  });
  await page.getByLabel(fields("referralCode")).fill("ANNLEE");
  await page.getByRole("button", { name: t("account:signUp.submit") }).click();
  await expect(page).toHaveURL("/auth/continue");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("auth:code.titlePhone"));
  await expect(page.getByText(mara.phone)).toBeVisible();

  await enterCode(page, t, "0000");
  const code = page.getByLabel(t("auth:code.label"), { exact: true });
  await expect(code).toHaveAccessibleDescription(/OTP|رمز/);
  await expect(code).toHaveValue("0000");
  await enterCode(page, t, await control.codeFor(mara.phone));
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText(t("account:signedUp"))).toBeVisible();
  await expect(page.getByText(t("account:cart.moved"))).toBeVisible();
  await expect(page.getByLabel(t("shell:profile.menu", { name: mara.firstName }))).toBeVisible();
  const [signUp] = (await control.requests()).filter(({ path }) => path.endsWith("/auth/sign-up"));
  expect(signUp?.body).toMatchObject({ ref_code: "ANNLEE", guest_id: expect.any(Number) });
  await page.goto("/auth/continue");
  await expect(page).not.toHaveURL(/continue/);
});

test("another code may be asked for after a minute, which the page counts down", async ({
  page,
  t,
  shop,
  control,
  mode,
}) => {
  await control.patchConfig({ customer_verification: true });
  const { firstName, lastName, email, phone, password } = mara;
  const visitor = visitorOf(shop.url);
  await visitor.get("/auth/sign-up");
  await visitor.post("/auth/sign-up", {
    intent: "sign-up",
    firstName,
    lastName,
    email,
    phone,
    password,
    confirmPassword: password,
  });
  await control.setClock({ advanceSeconds: 61 });
  await page.goto("/auth/sign-in");
  await fillIn(page, { [t("account:fields.identifier")]: phone, [t("account:fields.password")]: password });
  await page.getByRole("button", { name: t("account:signIn.submit") }).click();
  await expect(page).toHaveURL("/auth/continue");
  const first = await control.codeFor(phone);
  const resend = page.getByRole("button", { name: t("auth:code.resend") });
  if (mode === "scripts-on") {
    await expect(resend).toBeDisabled();
  } else {
    // Nothing counts without scripts: the delivery API says how long it is.
    await resend.click();
    await expect(page.getByText(/try again after|المحاولة بعد/)).toBeVisible();
  }
  await control.setClock({ advanceSeconds: 61 });
  await page.goto("/auth/continue");
  await resend.click();
  await expect(page.getByText(t("auth:code.resent"))).toBeVisible();
  const second = await control.codeFor(phone);
  if (first !== second) {
    await enterCode(page, t, first);
    await expect(page.getByLabel(t("auth:code.label"), { exact: true })).toHaveAttribute("aria-invalid", "true");
  }
  await enterCode(page, t, second);
  await expect(page.getByText(t("account:signedIn"))).toBeVisible();
});

test("ERR-08 a forgotten password is set anew by a code, which counts once", { tag: "@matrix" }, async ({
  page,
  t,
  control,
}) => {
  await page.goto("/auth/sign-in?returnTo=%2Fcart");
  await page.getByRole("link", { name: t("account:signIn.forgot") }).click();
  await expect(page.getByText(t("auth:forgot.lead"))).toBeVisible();
  const send = page.getByRole("button", { name: t("auth:forgot.submit") });
  const phone = page.getByLabel(t("account:fields.phone"), { exact: true });
  await send.click();
  await expect(phone).toHaveAccessibleDescription(new RegExp(t("auth:forgot.lead")));
  await phone.fill("+15559999999");
  await send.click();
  await expect(phone).toHaveAccessibleDescription(/No account found|لم يتم العثور على حساب/);
  await phone.fill(ann.phone);
  await send.click();
  await expect(page).toHaveURL("/auth/reset-password");
  await enterCode(page, t, "0000");
  await expect(page.getByLabel(t("auth:code.label"), { exact: true })).toHaveAccessibleDescription(/OTP|رمز/);
  await enterCode(page, t, await control.codeFor(ann.phone));

  const password = page.getByLabel(t("account:fields.password"), { exact: true });
  const confirm = page.getByLabel(t("account:fields.confirmPassword"), { exact: true });
  await password.fill("a new password");
  await confirm.fill("another one");
  await page.getByRole("button", { name: t("auth:reset.submit") }).click();
  await expect(confirm).toHaveAccessibleDescription(t("account:errors.mismatch"));
  await password.fill("a new password");
  await confirm.fill("a new password");
  await page.getByRole("button", { name: t("auth:reset.submit") }).click();
  await expect(page).toHaveURL("/auth/sign-in?returnTo=%2Fcart");
  await page.goto("/auth/reset-password");
  await expect(page).toHaveURL("/auth/forgot-password");
  await expect(page.getByText(t("account:stepExpired"))).toBeVisible();

  await page.goto("/auth/sign-in?returnTo=%2Fcart");
  await fillIn(page, { [t("account:fields.identifier")]: ann.phone, [t("account:fields.password")]: "a new password" });
  await page.getByRole("button", { name: t("account:signIn.submit") }).click();
  await expect(page).toHaveURL("/cart");
});

test("too many tries are told when to come back, and keep what was typed", { tag: "@noscript" }, async ({
  page,
  t,
  shop,
}) => {
  const identifier = "often@example.com";
  const guesser = visitorOf(shop.url);
  await guesser.get("/auth/sign-in");
  for (let guess = 0; guess < 10; guess += 1) {
    const answer = await guesser.post("/auth/sign-in", { intent: "sign-in", identifier, password: `guess ${guess}` });
    expect(answer.status).toBe(422);
  }
  await page.goto("/auth/sign-in");
  await fillIn(page, { [t("account:fields.identifier")]: identifier, [t("account:fields.password")]: "one more" });
  await page.getByRole("button", { name: t("account:signIn.submit") }).click();
  await expect(page.getByRole("alert")).toHaveText(t("ui:form.tooMany", { count: 15 }));
  await expect(page.getByLabel(t("account:fields.identifier"))).toHaveValue(identifier);
});

test("the pages of codes and passwords look right at any width", { tag: "@look" }, async ({
  page,
  t,
  control,
  expectLooksRight,
}) => {
  await page.goto("/auth/forgot-password");
  await expectLooksRight(page);
  await page.getByLabel(t("account:fields.phone"), { exact: true }).fill(ann.phone);
  await page.getByRole("button", { name: t("auth:forgot.submit") }).click();
  await expect(page).toHaveURL("/auth/reset-password");
  await expectLooksRight(page);
  await enterCode(page, t, await control.codeFor(ann.phone));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("auth:reset.title"));
  await expectLooksRight(page);
});
