import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { checkoutForm, grace } from "./support/ordering";
import { outcomesOf, ScreenReader, windowOf } from "./support/screen-reader";
import { burger, cartDrawer, itemCard, putBurgerInCart, putInCart, rice } from "./support/shopping";

/** What the sandbox calls things in each language. */
const surroundings = {
  en: { food: "Food", small: "Small", dish: "Harbour Burger", kitchen: "Harbour Kitchen" },
  ar: { food: "طعام", small: "صغير", dish: "برغر الميناء", kitchen: "مطبخ الميناء" },
} as const;

for (const language of ["en", "ar"] as const) {
  const { food, small, dish, kitchen } = surroundings[language];
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: windowOf[language] });

    test("a guest orders dinner by keys alone, and hears every step as the transcript has it @scripts", async ({
      page,
      t,
      control,
      problems,
    }) => {
      // The title counts the minutes of the order.
      await control.setClock({ freeze: true });
      const reader = await ScreenReader.start(page, problems);
      const { dialog, opened, led, shown } = outcomesOf(page);

      reader.heading("The landing page");
      await reader.goTo("/");
      const search = page.getByRole("combobox", { name: t("landing:search") });
      await reader.tabTo("", t("landing:search"), { ready: () => expect(search).toBeFocused() });
      await reader.type("12 Harbour Street");
      await reader.press("Enter", opened(t("modules:title")));
      await reader.tabTo("button", food);
      await reader.press("Enter", async () => {
        await led("/home")();
        await shown(t("modules:chosen"));
      });

      reader.heading("Home");
      await reader.tabTo("link", t("shell:skipTo", { name: "" }).trim(), { key: "Shift+Tab" });
      await reader.press("Enter", () => expect(page).toHaveURL(/#/));
      await reader.tabTo("link", dish);
      await reader.press("Enter", async () => {
        await expect(dialog(dish).getByRole("button", { name: t("items:addToCart") })).toBeVisible();
        await opened(dish)();
      });

      reader.heading("The item, without a choice");
      await reader.tabTo("button", t("items:addToCart"), { isQuiet: true });
      await reader.press("Enter", () => expect(page.locator("fieldset[data-invalid]")).toBeVisible());
      reader.heading("The item, with a choice");
      await reader.tabTo("radio", small);
      await reader.key("ArrowDown");
      await reader.tabTo("button", t("items:addToCart"));
      await reader.press("Enter", async () => {
        await expect(dialog(dish)).toBeHidden();
        await shown(t("cart:added"));
      });

      reader.heading("The cart");
      await reader.tabTo("link", t("shell:cartWith", { count: 1 }), { key: "Shift+Tab", isQuiet: true });
      await reader.press("Enter", opened(t("cart:title")));
      await reader.tabTo("button", t("ui:oneMore", { label: dish }));
      await reader.press("Enter", () => expect(dialog(t("cart:title")).locator("output")).toHaveText("2"));
      await reader.tabTo("link", t("cart:checkout"));
      await reader.press("Enter", opened(t("cart:guest.title")));
      await reader.tabTo("link", t("cart:guest.guest"));
      await reader.press("Enter", led("/checkout"));

      reader.heading("Checkout, empty");
      const form = checkoutForm(page, t);
      await reader.tabTo("button", t("checkout:placeOrder"));
      await reader.press("Enter", () => expect(page.getByRole("alert").first()).toBeVisible());
      reader.heading("Checkout, with a name only");
      await expect(form.name).toBeFocused();
      await reader.type(grace.name);
      await reader.tabTo("button", t("checkout:placeOrder"), { isQuiet: true });
      await reader.press("Enter", () => expect(form.phone).toBeFocused());

      reader.heading("Checkout, filled");
      await reader.type(grace.phone);
      await reader.tabTo("textbox", t("addresses:contact.email"));
      await reader.type(grace.email);
      await reader.tabTo("button", t("checkout:placeOrder"), { isQuiet: true });
      await reader.press("Enter", opened(t("orders:placed.title")));

      reader.heading("The order is placed");
      await reader.tabTo("link", t("orders:track.submit"));
      await reader.press("Enter", opened(t("orders:track.drawer"), kitchen));

      reader.heading("Tracking");
      for (let stops = 0; stops < 8; stops += 1) await reader.key("Tab");
      // Each of its lines was read by a person: whoever changes it reads it again.
      expect(await reader.stop()).toMatchSnapshot(`order-${language}.txt`);
    });
  });
}

test("a control that goes leaves its focus to what takes its place, and a menu closes on Escape @scripts", async ({
  page,
  shop,
  t,
}) => {
  await arrive(page, shop.url);
  await page.goto("/store/harbour-kitchen");
  await hydrated(page);
  const card = itemCard(page, rice);
  const add = card.getByRole("button", { name: t("items:addToCart") });
  await add.press("Enter");
  await expect(card.getByRole("button", { name: t("ui:oneMore", { label: "" }) })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(add).toBeFocused();
  const place = page.locator("header summary").first();
  await place.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(place).toBeFocused();
  await expect(page.locator("header details[open]")).toHaveCount(0);
});

test("a line taken out of the cart leaves its focus to the next one, the last to the drawer @scripts", async ({
  page,
  shop,
  t,
}) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  await putBurgerInCart(page, shop.url);
  await page.goto("/home?dialog=cart");
  await hydrated(page);
  const drawer = cartDrawer(page);
  const remove = drawer.getByRole("button", { name: t("ui:remove", { label: "" }) });
  await expect(remove).toHaveCount(2);
  await remove.first().press("Enter");
  await expect(remove).toHaveCount(1);
  await expect(drawer.locator(":focus")).toHaveCount(1);
  await expect(drawer).not.toBeFocused();
  await remove.press("Enter");
  await expect(remove).toHaveCount(0);
  await expect(page.locator("dialog:focus, dialog :focus")).toHaveCount(1);
});

test("a card is one stop beside its heart and its add, and the cart the second of a page", async ({ page, shop }) => {
  await arrive(page, shop.url);
  await page.goto("/home");
  const card = itemCard(page, burger);
  await expect(card.locator("a:not([tabindex='-1']), button")).toHaveCount(3);
  await expect(page.locator("a.skip").nth(1)).toHaveAttribute("href", /dialog=cart/);
});
