import { expect, isFull, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { grace } from "./support/ordering";
import { cy, stepTitle } from "./support/parcels";
import { scan } from "./support/pictures";
import { outcomesOf, ScreenReader, windowOf } from "./support/screen-reader";
import { enterModule } from "./support/shopping";

/** What the sandbox calls things in each language. */
const surroundings = {
  en: { documents: "Documents", street: "20 Harbour Street" },
  ar: { documents: "وثائق", street: "شارع الميناء 20" },
} as const;

/** Open day and night. */
const pharmacy = "/store/41?module_id=3";

for (const language of ["en", "ar"] as const) {
  const { documents, street } = surroundings[language];
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: windowOf[language] });
    test.skip(!isFull, "in the full run");

    test("a guest sends a parcel by keys alone @scripts", async ({ page, shop, t, control, problems }) => {
      test.slow();
      await control.setClock({ freeze: true });
      await arrive(page, shop.url);
      await enterModule(page, shop.url, "parcel");
      const reader = await ScreenReader.start(page, problems);
      const { opened } = outcomesOf(page);
      const next = () => reader.tabTo("button", t("parcel:continue"));
      const main = page.getByRole("main");

      reader.heading("The parcel home");
      await reader.goTo("/home");
      await reader.tabTo("link", documents);
      await reader.press("Enter", () => expect(stepTitle(page, t, "sender")).toBeFocused());

      reader.heading("The sender");
      // Its script comes later than the page: three stops more.
      await expect(main.getByRole("application")).toBeVisible();
      await next();
      await reader.press("Enter", () => expect(main.getByText(t("addresses:errors.name"))).toBeVisible());
      await reader.type(grace.name);
      await reader.tabTo("textbox", t("addresses:contact.phone"));
      await reader.type(grace.phone);
      await reader.tabTo("textbox", t("addresses:contact.email"));
      await reader.type(grace.email);
      await reader.press("Enter", () => expect(stepTitle(page, t, "receiver")).toBeFocused());

      reader.heading("The receiver");
      await next();
      await reader.press("Enter", () => expect(main.getByText(t("addresses:errors.address"))).toBeVisible());
      await reader.type(street);
      await expect(main.getByRole("radio", { name: street }).first()).toBeVisible();
      await reader.hear();
      await reader.tabTo("radio", street);
      await reader.press("Space", () => expect(main.locator("p[aria-live]")).toContainText(street));
      await reader.tabTo("textbox", t("addresses:contact.name"), { isQuiet: true });
      await reader.type(cy.name);
      await reader.tabTo("textbox", t("addresses:contact.phone"), { isQuiet: true });
      await reader.retype(cy.phone);
      await reader.tabTo("combobox", t("parcel:instruction.choose"));
      await reader.key("ArrowDown");
      await next();
      await reader.press("Enter", () => expect(stepTitle(page, t, "payment")).toBeFocused());

      reader.heading("Review and pay");
      await reader.tabTo("radio", t("parcel:payer.sender"));
      await reader.key("ArrowDown");
      await reader.hear();
      await reader.tabTo("button", t("checkout:placeOrder"));
      await reader.press("Enter", opened(t("orders:placed.title")));
      await reader.tabTo("link", t("orders:track.submit"));
      await reader.press("Enter", opened(t("orders:track.drawer"), ""));
      reader.heading("Tracking");
      for (let stops = 0; stops < 5; stops += 1) await reader.key("Tab");
      expect(await reader.stop()).toMatchSnapshot(`parcel-${language}.txt`);
    });

    test("a guest orders by prescription by keys alone @scripts", async ({ page, shop, t, problems }) => {
      test.slow();
      await arrive(page, shop.url);
      const reader = await ScreenReader.start(page, problems);
      const { opened, led } = outcomesOf(page);
      const files = page.getByLabel(t("checkout:prescription.label", { count: 5 }), { exact: true });

      reader.heading("A pharmacy");
      await reader.goTo(pharmacy);
      await reader.tabTo("link", t("store:prescription.order"), { isQuiet: true });
      await reader.press("Enter", opened(t("cart:guest.title")));
      await reader.tabTo("link", t("cart:guest.guest"), { isQuiet: true });
      await reader.press("Enter", led("/checkout"));

      reader.heading("Checkout, without a picture");
      await reader.tabTo("textbox", t("addresses:contact.name"));
      await reader.type(grace.name);
      await reader.tabTo("textbox", t("addresses:contact.phone"));
      await reader.type(grace.phone);
      await reader.tabTo("textbox", t("addresses:contact.email"));
      await reader.type(grace.email);
      await reader.tabTo("button", t("checkout:placeOrder"));
      await reader.press("Enter", () => expect(files).toBeFocused());
      reader.heading("Checkout, with a picture");
      // The dialog of files is the browser's own.
      await files.setInputFiles([scan]);
      await reader.hear();
      await reader.tabTo("button", t("checkout:placeOrder"), { isQuiet: true });
      await reader.press("Enter", opened(t("orders:placed.title")));
      expect(await reader.stop()).toMatchSnapshot(`prescription-${language}.txt`);
    });
  });
}
