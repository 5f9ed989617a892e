import { createRemixStub } from "@remix-run/testing";
import { createInstance } from "i18next";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import addresses from "~/i18n/locales/en/addresses.json";
import cart from "~/i18n/locales/en/cart.json";
import chat from "~/i18n/locales/en/chat.json";
import checkout from "~/i18n/locales/en/checkout.json";
import items from "~/i18n/locales/en/items.json";
import landing from "~/i18n/locales/en/landing.json";
import location from "~/i18n/locales/en/location.json";
import maintenance from "~/i18n/locales/en/maintenance.json";
import orders from "~/i18n/locales/en/orders.json";
import pages from "~/i18n/locales/en/pages.json";
import parcel from "~/i18n/locales/en/parcel.json";
import payment from "~/i18n/locales/en/payment.json";
import rating from "~/i18n/locales/en/rating.json";
import reviews from "~/i18n/locales/en/reviews.json";
import shell from "~/i18n/locales/en/shell.json";
import store from "~/i18n/locales/en/store.json";
import stores from "~/i18n/locales/en/stores.json";
import ui from "~/i18n/locales/en/ui.json";
import type { FormResult } from "~/request/posting/outcome";

/** The texts of tests, in English. */
export const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: "en",
  resources: {
    en: {
      addresses,
      cart,
      chat,
      checkout,
      items,
      landing,
      location,
      maintenance,
      orders,
      pages,
      parcel,
      payment,
      rating,
      reviews,
      shell,
      store,
      stores,
      ui,
    },
  },
  defaultNS: "ui",
  initImmediate: false,
  interpolation: { escapeValue: false },
});

type Around = {
  path?: string;
  /** Stands for the root loader's data. */
  rootData?: object;
  /** What a form on the page was answered. */
  formResult?: FormResult;
  /** What the page's loader has thrown: the element is its error page. */
  error?: unknown;
};

/** For tests: the HTML the server would send for an element, in English. */
export function render(
  element: ReactElement,
  { path = "/home", rootData = {}, formResult, error }: Around = {},
): string {
  const page = { Component: () => element, ErrorBoundary: () => element };
  const Page = createRemixStub([{ id: "root", children: [{ id: "routes/_shop", path: "*", ...page }] }]);
  const loaderData = { root: rootData, "routes/_shop": { formResult: formResult ?? null } };
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Page
        initialEntries={[path]}
        hydrationData={{ loaderData, ...(error ? { errors: { "routes/_shop": error } } : {}) }}
      />
    </I18nextProvider>,
  );
}
