import { expect, isFull, test } from "./fixtures";
import { entries, home, office } from "./support/addresses";
import { ann, arrive, arriveSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { outcomesOf, ScreenReader, windowOf } from "./support/screen-reader";

/** An address of nobody yet. */
const streets = { en: "16 Harbour Street", ar: "شارع الميناء 16" } as const;

for (const language of ["en", "ar"] as const) {
  const street = streets[language];
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: windowOf[language] });
    test.skip(!isFull, "in the full run");

    test("a newcomer signs up and proves the phone by keys alone @scripts", async ({
      page,
      shop,
      t,
      control,
      problems,
    }) => {
      await control.patchConfig({ customer_verification: true });
      await arrive(page, shop.url);
      const reader = await ScreenReader.start(page, problems);
      const { led, loaded, shown } = outcomesOf(page);
      const field = (name: string) => reader.tabTo("textbox", t(`account:fields.${name}`));
      const submit = () => reader.tabTo("button", t("account:signUp.submit"));

      reader.heading("Sign-up, empty");
      await reader.goTo("/auth/sign-up?returnTo=%2Fcart");
      await reader.tabTo("textbox", t("account:fields.firstName"), { isQuiet: true });
      await submit();
      await reader.press("Enter", () => shown(t("account:errors.firstName")));
      reader.heading("Sign-up, filled");
      await reader.type("Mara");
      await field("lastName");
      await reader.type("Quinn");
      await field("email");
      await reader.type("mara@example.com");
      await field("phone");
      await reader.type("555 010 0777");
      await field("password");
      await reader.type("a long password");
      await field("confirmPassword");
      await reader.type("another one");
      await submit();
      await reader.press("Enter", () => shown(t("account:errors.mismatch")));
      await reader.retype("a long password");
      await reader.press("Enter", led("/auth/continue"));

      reader.heading("The code");
      await reader.tabTo("textbox", t("auth:code.label"));
      await reader.type("0000");
      const code = page.getByRole("textbox", { name: t("auth:code.label") });
      await reader.press("Enter", () => expect(code).toHaveAttribute("aria-invalid", "true"));
      await reader.tabTo("link", t("auth:anew"));
      await reader.tabTo("textbox", t("auth:code.label"), { key: "Shift+Tab" });
      await reader.retype(await control.codeFor("+15550100777"), "(the code)");
      await reader.press("Enter", loaded("/cart"));
      expect(await reader.stop()).toMatchSnapshot(`account-sign-up-${language}.txt`);
    });

    test("a forgotten password is set anew by keys alone @scripts", async ({ page, t, control, problems }) => {
      const reader = await ScreenReader.start(page, problems);
      const { led } = outcomesOf(page);
      const phone = page.getByRole("textbox", { name: t("account:fields.phone") });
      const code = page.getByRole("textbox", { name: t("auth:code.label") });

      reader.heading("Sign-in");
      await reader.goTo("/auth/sign-in?returnTo=%2Fcart");
      await reader.tabTo("link", t("account:signIn.forgot"), { isQuiet: true });
      await reader.press("Enter", led("/auth/forgot-password"));
      reader.heading("Which account");
      await reader.tabTo("textbox", t("account:fields.phone"));
      await reader.press("Enter", () => expect(phone).toHaveAttribute("aria-invalid", "true"));
      await reader.type("+1 555 999 9999");
      await reader.press("Enter", () => expect(phone).toHaveAccessibleDescription(/No account|حساب/));
      await reader.retype(ann.phone);
      await reader.press("Enter", led("/auth/reset-password"));
      reader.heading("The code");
      await reader.tabTo("textbox", t("auth:code.label"));
      await reader.type("0000");
      await reader.press("Enter", () => expect(code).toHaveAttribute("aria-invalid", "true"));
      await reader.retype(await control.codeFor(ann.phone), "(the code)");
      await reader.press("Enter", led("/auth/reset-password"));
      reader.heading("The new password");
      await reader.tabTo("textbox", t("account:fields.password"));
      await reader.type("short");
      await reader.tabTo("button", t("ui:showPassword"));
      await reader.press("Enter", () => expect(page.getByRole("button", { name: t("ui:hidePassword") })).toBeVisible());
      await reader.tabTo("textbox", t("account:fields.confirmPassword"));
      await reader.type("short");
      const password = page.getByRole("textbox", { name: t("account:fields.password"), exact: true });
      await reader.press("Enter", () => expect(password).toHaveAttribute("aria-invalid", "true"));
      await reader.retype("a new password");
      await reader.tabTo("textbox", t("account:fields.confirmPassword"));
      await reader.retype("a new password");
      await reader.press("Enter", async () => {
        await led("/auth/sign-in")();
        await expect(page.getByRole("button", { name: t("ui:dismiss") }).last()).toBeVisible();
      });
      expect(await reader.stop()).toMatchSnapshot(`account-password-${language}.txt`);
    });

    test("addresses are added and deleted, and money is put into the wallet, by keys alone @scripts", async ({
      page,
      shop,
      t,
      problems,
    }) => {
      test.slow();
      await arriveSignedIn(page, shop.url);
      const reader = await ScreenReader.start(page, problems);
      const { chosen, dialog, opened, shown } = outcomesOf(page);
      const form = dialog(t("addresses:form.addTitle"));

      reader.heading("Saved addresses");
      await reader.goTo("/addresses");
      await reader.tabTo("link", t("addresses:add"), { isQuiet: true });
      await reader.press("Enter", opened(t("addresses:form.addTitle")));
      reader.heading("A new address, empty");
      await reader.tabTo("button", t("addresses:add"));
      await reader.press("Enter", () => expect(form.getByText(t("addresses:errors.address"))).toBeVisible());
      reader.heading("A new address, searched for");
      await reader.type(street);
      await expect(form.getByRole("radio", { name: street })).toBeVisible();
      await reader.hear();
      await reader.tabTo("radio", street);
      await reader.press("Space", () => expect(form.locator("p[aria-live]")).toContainText(street));
      await reader.tabTo("button", t("addresses:add"), { isQuiet: true });
      await reader.press("Enter", async () => {
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(entries(page)).toHaveCount(3);
      });

      reader.heading("An address is deleted");
      await reader.tabTo("link", t("addresses:delete", { address: street }));
      await reader.press("Enter", opened(t("addresses:remove.question")));
      await reader.tabTo("button", t("addresses:remove.submit"));
      await reader.press("Enter", () => expect(entries(page)).toHaveCount(2));
      await reader.key("Tab");

      reader.heading("The wallet");
      await reader.goTo("/wallet");
      await reader.tabTo("textbox", t("wallet:fund.amount"), { isQuiet: true });
      await reader.press("Enter", () => shown(t("wallet:amount.missing")));
      await reader.type("25,5,5");
      await reader.press("Enter", () => shown(t("wallet:amount.unreadable")));
      for (let stops = 0; stops < 3; stops += 1) await reader.key("Tab");
      await reader.tabTo("link", t("wallet:filter.order"));
      await reader.press("Enter", chosen(t("wallet:filter.order")));
      for (let stops = 0; stops < 6; stops += 1) await reader.key("Tab");
      expect(await reader.stop()).toMatchSnapshot(`account-addresses-${language}.txt`);
    });
  });
}

test("after an address is deleted the focus is at the heading of those that are left @scripts", async ({
  page,
  shop,
  t,
}) => {
  await arriveSignedIn(page, shop.url);
  await page.goto("/addresses");
  await hydrated(page);
  const remove = async (address: string) => {
    const bin = page.getByRole("link", { name: t("addresses:delete", { address }) });
    await bin.focus();
    await bin.press("Enter");
    const yes = page.getByRole("dialog").getByRole("button", { name: t("addresses:remove.submit") });
    await hydrated(page);
    await yes.press("Enter");
    await expect(bin).toHaveCount(0);
  };
  for (const address of [home, office]) {
    await remove(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
});
