import { createRemixStub } from "@remix-run/testing";
import { createInstance } from "i18next";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import cart from "~/i18n/locales/en/cart.json";
import items from "~/i18n/locales/en/items.json";
import orders from "~/i18n/locales/en/orders.json";
import payment from "~/i18n/locales/en/payment.json";
import rating from "~/i18n/locales/en/rating.json";
import reviews from "~/i18n/locales/en/reviews.json";
import shell from "~/i18n/locales/en/shell.json";
import store from "~/i18n/locales/en/store.json";
import stores from "~/i18n/locales/en/stores.json";
import ui from "~/i18n/locales/en/ui.json";

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: "en",
  resources: { en: { cart, items, orders, payment, rating, reviews, shell, store, stores, ui } },
  defaultNS: "ui",
  initImmediate: false,
  interpolation: { escapeValue: false },
});

/** For tests: the HTML the server would send for an element, in English. `rootData` stands for the root loader's data. */
export function render(
  element: ReactElement,
  { path = "/home", rootData = {} }: { path?: string; rootData?: object } = {},
): string {
  const Page = createRemixStub([{ id: "root", path: "*", Component: () => element }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Page initialEntries={[path]} hydrationData={{ loaderData: { root: rootData } }} />
    </I18nextProvider>,
  );
}
