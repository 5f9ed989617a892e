import { expect, isFull, test } from "./fixtures";
import { ann, arrive, arriveSignedIn } from "./support/arrive";
import { deliveredOrder, postOrder, sumRow, theOrder } from "./support/ordering";
import { outcomesOf, ScreenReader, windowOf } from "./support/screen-reader";
import { putInCart, rice } from "./support/shopping";
import { withoutStreams } from "./support/streams";

/** What the sandbox calls things in each language. */
const surroundings = {
  en: { kitchen: "Harbour Kitchen", dish: "Plain Rice", bank: "Bank transfer", number: "Transaction number" },
  ar: { kitchen: "مطبخ الميناء", dish: "أرز سادة", bank: "تحويل مصرفي", number: "رقم العملية" },
} as const;

/** The chat with Harbour Kitchen. */
const kitchenChat = 3;

for (const language of ["en", "ar"] as const) {
  const { kitchen, dish, bank, number } = surroundings[language];
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: windowOf[language] });
    test.skip(!isFull, "in the full run");

    test("a customer signs in, fills the cart at a store and orders for later by keys alone, paying outside the shop @scripts", async ({
      page,
      shop,
      t,
      control,
      problems,
    }) => {
      test.slow();
      await control.setClock({ freeze: true });
      await arrive(page, shop.url);
      const reader = await ScreenReader.start(page, problems);
      const { chosen, opened, led, loaded, shown } = outcomesOf(page);

      reader.heading("Sign-in, with a wrong password");
      await reader.goTo("/auth/sign-in?returnTo=%2Fstores");
      await reader.tabTo("textbox", t("account:fields.identifier"), { isQuiet: true });
      await reader.type(ann.phone);
      await reader.tabTo("textbox", t("account:fields.password"));
      await reader.type("not the password");
      await reader.press("Enter", () => expect(page.getByRole("alert").first()).toBeVisible());
      await reader.tabTo("textbox", t("account:fields.password"));
      await reader.retype(ann.password);
      await reader.press("Enter", loaded("/stores"));

      reader.heading("Stores");
      await reader.tabTo("link", t("shell:skip"));
      await reader.press("Enter", () => expect(page).toHaveURL(/#main$/));
      await reader.tabTo("link", t("stores:quick.fast"));
      await reader.press("Enter", chosen(t("stores:quick.fast")));
      await reader.tabTo("link", kitchen);
      await reader.press("Enter", led("/store/harbour-kitchen"));

      reader.heading("A store");
      await reader.tabTo("button", t("items:add", { name: dish }));
      const stepper = page.getByRole("group", { name: dish, exact: true }).first();
      const more = stepper.getByRole("button", { name: t("ui:oneMore", { label: dish }) });
      const counted = (count: string) => expect(stepper.getByRole("status")).toHaveText(count);
      await reader.press("Enter", async () => {
        await shown(t("cart:added"));
        await counted("1");
        await expect(more).toBeFocused();
      });
      await reader.press("Enter", () => counted("2"));
      // More than three are not sold at once.
      await reader.press("Enter", async () => {
        await counted("3");
        await expect(more).toHaveAttribute("aria-disabled", "true");
      });
      await reader.tabTo("link", t("shell:cartWith", { count: 1 }), { key: "Shift+Tab", isQuiet: true });
      await reader.press("Enter", opened(t("cart:title")));
      await reader.tabTo("link", t("cart:checkout"), { isQuiet: true });
      await reader.press("Enter", led("/checkout"));

      reader.heading("Checkout: a time");
      await reader.tabTo("radio", t("checkout:when.asap"));
      await reader.key("ArrowDown");
      await reader.tabTo("combobox", t("checkout:when.slot"));
      await reader.key("ArrowDown");
      reader.heading("Checkout: how it is paid");
      await reader.tabTo("DisclosureTriangle", t("payment:methods.cash_on_delivery.name"));
      await reader.press("Enter", () => expect(page.getByRole("radio", { name: bank })).toBeVisible());
      await reader.tabTo("radio", t("payment:methods.cash_on_delivery.name"));
      for (let choices = 0; choices < 3; choices += 1) await reader.key("ArrowDown");
      await reader.hear();
      await reader.key("Tab");
      reader.heading("Checkout: a coupon");
      await reader.tabTo("textbox", t("checkout:coupon.label"));
      await reader.type("NOSUCH");
      await reader.tabTo("button", t("checkout:coupon.apply"));
      const code = page.getByRole("textbox", { name: t("checkout:coupon.label") });
      await reader.press("Enter", () => expect(code).toHaveAttribute("aria-invalid", "true"));
      await reader.retype("FIRST5");
      await reader.tabTo("button", t("checkout:coupon.apply"));
      await reader.press("Enter", () => expect(sumRow(page, t, t("checkout:summary.coupon"))).toBeVisible());
      await reader.tabTo("button", t("checkout:placeOrder"));
      await reader.press("Enter", () => expect(page.getByRole("alert").first()).toBeVisible());
      reader.heading("Checkout: what the transfer needs");
      await reader.type("Ann Lee");
      await reader.tabTo("textbox", number);
      await reader.type("T-1");
      await reader.tabTo("button", t("checkout:placeOrder"), { isQuiet: true });
      await reader.press("Enter", async () => {
        await expect(page).toHaveURL((url) => url.pathname === "/my-orders");
        await opened(t("orders:number", { id: (await theOrder(control)).id }))();
      });
      reader.heading("The order");
      await reader.tabTo("link", t("ui:close"));
      await reader.tabTo("link", t("orders:track.submit"));
      expect(await reader.stop()).toMatchSnapshot(`customer-order-${language}.txt`);
    });

    test("a customer follows an order, is written to, gives it up and reviews another by keys alone @scripts", async ({
      page,
      shop,
      t,
      control,
      problems,
    }) => {
      test.slow();
      await control.setClock({ freeze: true });
      await arriveSignedIn(page, shop.url);
      await withoutStreams(page);
      const delivered = await deliveredOrder(page, shop.url, control);
      await putInCart(page, shop.url, rice);
      const id = await postOrder(page, shop.url, control);
      const reader = await ScreenReader.start(page, problems);
      const { chosen, dialog, opened, led, shown } = outcomesOf(page);
      const order = t("orders:number", { id });
      /** As when a tab is looked at again: the page asks for news. */
      const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

      reader.heading("My orders");
      await reader.goTo("/my-orders");
      await reader.tabTo("link", t("orders:mine.detailsOf", { id }), { isQuiet: true });
      await reader.press("Enter", opened(order));
      await reader.tabTo("link", t("orders:details.chat"));
      await reader.press("Enter", led("/chatting"));

      reader.heading("A chat");
      const log = page.getByRole("log");
      await reader.tabTo("textbox", t("chat:message.label"));
      await reader.tabTo("button", t("chat:send"));
      await reader.press("Enter", () => expect(page.getByText(t("chat:message.empty"))).toBeVisible());
      await reader.type("Is it ready?");
      await reader.press("Enter", async () => {
        await expect(log).toContainText(`${t("chat:mine")} Is it ready?`);
        await expect(page.getByRole("textbox", { name: t("chat:message.label") })).toHaveValue("");
      });
      await control.setClock({ advanceSeconds: 2 });
      await control.writeAsPartner(kitchenChat, "Your rice is ready");
      await lookAgain();
      await expect(log).toContainText("Your rice is ready");
      await reader.hear();

      reader.heading("An order is given up");
      await reader.goTo("/my-orders");
      await reader.tabTo("link", t("orders:mine.trackOf", { id }), { isQuiet: true });
      await reader.press("Enter", opened(t("orders:track.drawer"), kitchen));
      await reader.tabTo("link", t("payment:question.cancel"));
      await reader.press("Enter", opened(t("payment:cancel.title")));
      await reader.tabTo("radio", "");
      await reader.press("Space", () =>
        expect(dialog(t("payment:cancel.title")).getByRole("radio").first()).toBeChecked(),
      );
      await reader.tabTo("button", t("payment:cancel.submit"));
      await reader.press("Enter", () => expect(dialog(t("payment:cancel.title"))).toHaveCount(0));

      reader.heading("Another order on its way");
      await putInCart(page, shop.url, rice);
      const other = await postOrder(page, shop.url, control);
      await reader.goTo("/my-orders");
      await reader.tabTo("link", t("orders:mine.trackOf", { id: other }), { isQuiet: true });
      await reader.press("Enter", opened(t("orders:track.drawer"), kitchen));
      for (const status of ["confirmed", "picked_up", "delivered"]) {
        await control.advanceOrder(other, status);
        await lookAgain();
        await expect(dialog(t("orders:track.drawer")).getByRole("status")).toHaveText(t(`orders:steps.${status}`));
        await reader.hear();
        if (status !== "picked_up") continue;
        for (let stops = 0; stops < 7; stops += 1) await reader.key("Tab");
      }
      await reader.press("Escape", () => expect(page.getByRole("dialog")).toHaveCount(0));

      reader.heading("A review");
      // Orders keep the names of the language they were placed in: not this page's.
      const submitReview = t("rating:submitOf", { name: "" }).trim();
      await reader.goTo("/my-orders");
      await reader.tabTo("link", t("orders:mine.history"), { isQuiet: true });
      await reader.press("Enter", chosen(t("orders:mine.history")));
      await reader.tabTo("link", t("orders:mine.detailsOf", { id: delivered }));
      await reader.press("Enter", opened(t("orders:number", { id: delivered })));
      await reader.tabTo("link", t("orders:details.review"));
      await reader.press("Enter", led(`/rate-and-review/${delivered}`));
      await reader.tabTo("button", submitReview);
      await reader.press("Enter", () => shown(t("rating:needStars")));
      for (const _ of [1, 2, 3]) await reader.key("ArrowRight");
      await reader.tabTo("textbox", t("rating:comment"));
      await reader.type("Still warm");
      await reader.tabTo("button", submitReview);
      await reader.press("Enter", () => shown(t("rating:reviewed")));
      expect(await reader.stop()).toMatchSnapshot(`customer-after-${language}.txt`);
    });
  });
}
