import { expect, test } from "vitest";
import { fail, ok, type Result } from "~/delivery-api";
import type { ChosenModule } from "~/session/visitor.server";
import { requireModule } from "./module-of-address.server";
import type { RequestContext } from "./request-context";

type Asked = { path: string; isDocument: boolean; isLost?: boolean };

/** Where a page of module `id` sends a visitor of food, module 1, who may enter grocery, module 2; null where it stays. */
async function sentTo(id: number, { path, isDocument, isLost = false }: Asked) {
  const food: ChosenModule = { id: 1, type: "food" };
  const modules: Result<ChosenModule[]> = isLost ? fail("timeout") : ok([food, { id: 2, type: "grocery" }]);
  const context = {
    isDocument,
    url: new URL(path, "http://shop.test"),
    session: { module: food, takeSetCookies: async () => [] },
    api: { modules: { list: async () => modules } },
  } as unknown as RequestContext;
  const thrown: unknown = await requireModule(context, id).then(
    () => null,
    (error) => error,
  );
  if (!(thrown instanceof Response)) return thrown;
  return { to: thrown.headers.get("Location"), isWhole: thrown.headers.get("X-Remix-Reload-Document") === "true" };
}

const results = "/home?search=a&data_type=searched";

test("RTE-11 a page that names a module which cannot be entered stays, as a document and after a post", async () => {
  for (const isDocument of [true, false]) {
    expect(await sentTo(77, { path: `${results}&module_id=77`, isDocument })).toBeNull();
    expect(await sentTo(2, { path: `${results}&module_id=2`, isDocument, isLost: true })).toBeNull();
  }
});

test("RTE-11 a hydrated page of another module is loaded whole, and an address without its module is completed", async () => {
  const complete = "/home?module_id=2&search=a&data_type=searched";
  expect(await sentTo(2, { path: `${results}&module_id=2`, isDocument: false })).toEqual({
    to: complete,
    isWhole: true,
  });
  expect(await sentTo(2, { path: results, isDocument: true })).toEqual({ to: complete, isWhole: false });
  expect(await sentTo(1, { path: results, isDocument: false })).toBeNull();
});
