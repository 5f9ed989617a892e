import { createRemixStub } from "@remix-run/testing";
import { act, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { vi } from "vitest";
import { i18n } from "./render";

type Route = Parameters<typeof createRemixStub>[0][number];

type Around = Pick<Route, "loader" | "action" | "shouldRevalidate"> & {
  /** Of the page, by path. */
  path?: string;
  /** What its loader has answered at first. */
  data?: unknown;
};

/**
 * For tests in `@vitest-environment jsdom`: a component as the page of a running router, in English; any other path is an empty page. Gives what takes all of
 * it away.
 */
export async function mount(Component: ComponentType, { path = "/home", data = null, ...route }: Around = {}) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const Page = createRemixStub([
    {
      id: "root",
      children: [
        { id: "page", path: path.split("?")[0], Component, ...route },
        { id: "other", path: "*", Component: () => null },
      ],
    },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Page initialEntries={[path]} hydrationData={{ loaderData: { root: {}, page: data } }} />
      </I18nextProvider>,
    ),
  );
  return () => act(async () => root.unmount());
}

/** A promise, and what keeps it. */
export function held<Value>() {
  let keep = (_: Value) => {};
  const promise = new Promise<Value>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}
