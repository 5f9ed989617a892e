import { createRemixStub } from "@remix-run/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageError } from "./PageError";

/** The page that stands for an answer of this status. */
function errorPage(status: number): string {
  const Page = createRemixStub([
    { id: "root", children: [{ id: "page", path: "*", Component: () => null, ErrorBoundary: PageError }] },
  ]);
  const thrown = { status, statusText: "", internal: false, data: null };
  const hydrationData = { loaderData: { root: { requestId: "r-42" } }, errors: { page: thrown } };
  return renderToStaticMarkup(<Page initialEntries={["/somewhere"]} hydrationData={hydrationData} />);
}

test("what went wrong has a reference for the help desk, a page that does not exist has none", () => {
  for (const status of [500, 503, 403]) expect(errorPage(status)).toContain("r-42");
  expect(errorPage(404)).not.toContain("r-42");
});
