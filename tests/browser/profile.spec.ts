import { expect, test } from "./fixtures";
import { annId, pictureFile, profileForm, settingsPath } from "./support/account-sections";
import { arriveSignedIn } from "./support/arrive";
import { fieldsOf } from "./support/shopping";

// Accounts change within these tests.

test("PROF-01 PROF-02 PROF-13: the form shows the profile, Reset brings it back, Go Back leads out @noscript", async ({
  page,
  t,
  shop,
}) => {
  await arriveSignedIn(page, shop.url);
  await page.goto(settingsPath);
  const form = profileForm(page, t);
  await expect(form.photo).toHaveAttribute("type", "file");
  await expect(form.phone).toHaveValue("+15550100001");
  await expect(form.phone).not.toBeEditable();
  await expect(form.password).toHaveValue("");
  await expect(form.confirmPassword).toHaveAttribute("type", "password");
  await expect(form.submit).toHaveText("Update Profile");
  await expect(form.reset).toHaveText("Reset");
  await expect(form.back).toHaveText("Go Back");

  // Also what came back with messages goes back to what is stored.
  await form.firstName.fill("Somebody");
  await form.email.fill("no address");
  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription(t("account:errors.emailInvalid"));
  await expect(form.firstName).toHaveValue("Somebody");
  await form.reset.click();
  await expect(form.firstName).toHaveValue("Ann");
  await expect(form.lastName).toHaveValue("Lee");
  await expect(form.email).toHaveValue("ann@example.com");
  await form.back.click();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Ann Lee" })).toBeVisible();
});

test("PROF-03 PROF-04 PROF-06: what is missing is named at its field, and nothing is sent", {
  tag: "@noscript",
}, async ({ page, t, shop, control }) => {
  await arriveSignedIn(page, shop.url);
  await page.goto(settingsPath);
  const form = profileForm(page, t);
  for (const field of [form.firstName, form.lastName, form.email]) await field.fill(" ");
  await form.submit.click();
  await expect(form.firstName).toHaveAccessibleDescription("name is required");
  await expect(form.lastName).toHaveAccessibleDescription("last name required");
  await expect(form.email).toHaveAccessibleDescription("Email is required");
  const sent = (await control.requests()).filter(({ path }) => path.endsWith("/update-profile"));
  expect(sent).toEqual([]);
});

test("PROF-05 PROF-07 PROF-09: no phone, no mail address, and no password for social accounts", {
  tag: "@noscript",
}, async ({ page, t, shop, control }) => {
  await arriveSignedIn(page, shop.url);
  await page.goto(settingsPath);
  const form = profileForm(page, t);
  for (const email of ["ann@", "ann@@example.com"]) {
    await form.email.fill(email);
    await form.submit.click();
    await expect(form.email).toHaveAccessibleDescription("Must be a valid email");
    await expect(form.email).toHaveValue(email);
  }
  await control.patchCustomer(annId, { phone: "", social_id: "google-7" });
  await page.goto(settingsPath);
  await expect(form.password).toHaveCount(0);
  await expect(form.confirmPassword).toHaveCount(0);
  await expect(
    page.getByText("Password can not be updated while you are logged in by using social logins"),
  ).toBeVisible();
  await form.submit.click();
  await expect(form.phone).toHaveAccessibleDescription(/phone number required/);
  await expect(form.phone).not.toBeEditable();
});

test("PROF-08 PROF-10 PROF-12: wrong passwords and photos are refused, right ones are saved", {
  tag: "@noscript",
}, async ({ page, t, shop, control }) => {
  await arriveSignedIn(page, shop.url);
  await page.goto(settingsPath);
  const form = profileForm(page, t);
  for (const [password, again, field, message] of [
    ["short", "short", form.password, t("account:errors.passwordShort", { count: 8 })],
    ["long enough", "long other", form.confirmPassword, t("account:errors.mismatch")],
  ] as const) {
    await form.password.fill(password);
    await form.confirmPassword.fill(again);
    await form.submit.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
  }
  await form.password.fill("");
  await form.confirmPassword.fill("");
  const square = await pictureFile(40, 40);
  const heavy = { ...square, buffer: Buffer.concat([square.buffer, Buffer.alloc(2 * 1024 * 1024)]) };
  const note = { name: "me.png", mimeType: "image/png", buffer: Buffer.from("not a picture at all") };
  for (const [file, problem] of [
    [note, "type"],
    [await pictureFile(40, 40, "webp"), "type"],
    [heavy, "size"],
    [await pictureFile(60, 40), "ratio"],
  ] as const) {
    await form.photo.setInputFiles(file);
    await form.submit.click();
    await expect(form.photo).toHaveAccessibleDescription(
      new RegExp(escaped(t(`profile:photo.${problem}`, { size: 2 }))),
    );
  }
  await form.firstName.fill("Anna");
  await form.photo.setInputFiles(square);
  await form.submit.click();
  await expect(page.getByText("Successfully updated")).toBeVisible();
  const sent = (await control.requests()).filter(({ path }) => path.endsWith("/update-profile"));
  expect(sent).toHaveLength(1);
  const [request] = sent;
  expect(request && fieldsOf(request)).toMatchObject({ f_name: "Anna", image: { mime: "image/png" } });
  expect(Object.keys((request && fieldsOf(request)) ?? {})).not.toContain("password");
  await expect(page.getByRole("banner").getByLabel(t("shell:profile.menu", { name: "Anna" }))).toBeVisible();
  await expect(page.getByRole("main").locator("img.ava")).toHaveAttribute("src", /./);
});

const escaped = (text: string) => text.replace(/[()]/g, "\\$&");

test("PROF-14 PROF-15 PROF-16: an account is deleted after a question, and not while orders run", async ({
  page,
  t,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  await page.goto(settingsPath);
  await page.getByRole("link", { name: t("profile:leave.action") }).click();
  const question = page.getByRole("dialog", { name: t("deletion:question") });
  await question.getByRole("link", { name: t("deletion:cancel") }).click();
  await expect(question).toHaveCount(0);

  await page.getByRole("link", { name: t("profile:leave.action") }).click();
  const messages = ["You have running orders.", "And some more."];
  await control.fault({ kind: "status", path: "/api/v1/customer/remove-account", status: 403, messages, once: true });
  await question.getByRole("button", { name: t("deletion:submit") }).click();
  await expect(page.getByText(messages[0] ?? "")).toBeVisible();
  await expect(page.getByText(messages[1] ?? "")).toHaveCount(0);
  await page.goto("/profile?page=profile-settings&dialog=delete-account");
  await question.getByRole("button", { name: t("deletion:submit") }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Account has been deleted")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: t("shell:signIn") })).toBeVisible();
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/auth\/sign-in\?returnTo=%2Fprofile/);
});
