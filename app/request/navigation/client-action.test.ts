import {
  createMemoryHistory,
  createRouter,
  type ErrorResponse,
  isRouteErrorResponse,
  type MemoryHistory,
  type Router,
} from "@remix-run/router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ActionData } from "~/request/posting/outcome";
import { onToast, type Toast } from "~/ui/toast-store";
import { clientAction } from "./client-action";
import { layoutRevalidates, pageRevalidates } from "./revalidate";

// With the real router, whose own rules about posts that a page has overtaken are the matter.

type Answer = ActionData | Response | ErrorResponse;

/** What the server knows; a load brings what it knew when it was asked. */
let pieces: number;
/** What the loads to come wait for, in their order; the others come at once. */
let waits: Promise<void>[];
let answer: Held<Answer>;
let history: MemoryHistory;
let router: Router;
const assign = vi.fn();

type Held<Value> = { promise: Promise<Value>; resolve: (value: Value) => void };

function held<Value>(): Held<Value> {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolved) => {
    resolve = resolved;
  });
  return { promise, resolve };
}

async function load(): Promise<number> {
  const known = pieces;
  await waits.shift();
  return known;
}

async function serverAction(): Promise<ActionData> {
  const given = await answer.promise;
  if (isRouteErrorResponse(given)) throw given;
  pieces = 1;
  if (given instanceof Response) throw given;
  return given;
}
const action = () => clientAction({ serverAction } as unknown as Parameters<typeof clientAction>[0]);

const addressOfRouter = () => router.state.location.pathname + router.state.location.search;
const done = (to: string | null, asks?: true): Answer => ({ kind: "done", toasts: [], to, ...(asks ? { asks } : {}) });
const wait = () => held<void>();

beforeEach(() => {
  pieces = 0;
  waits = [];
  answer = held();
  assign.mockReset();
  history = createMemoryHistory({ initialEntries: ["/store/5"] });
  const page = (id: string) => ({ id, path: id, loader: load, action, shouldRevalidate: pageRevalidates });
  const place = {
    get pathname() {
      return router.state.location.pathname;
    },
    get search() {
      return router.state.location.search;
    },
    assign,
  };
  const browser = { document: { createElement: vi.fn() }, location: place, addEventListener: vi.fn() };
  router = createRouter({
    window: browser as unknown as Window,
    history,
    routes: [
      { id: "lines", path: "/cart/lines", action },
      {
        id: "shop",
        loader: load,
        shouldRevalidate: layoutRevalidates,
        children: [page("/store/5"), page("/store/6"), page("/addresses")],
      },
    ],
    hydrationData: { loaderData: { shop: 0, "/store/5": 0 } },
    future: { v7_fetcherPersist: true, v7_normalizeFormMethod: true },
  }).initialize();
  vi.stubGlobal("window", { __remixRouter: router });
  vi.stubGlobal("location", place);
});

const press = (href = "/cart/lines") => {
  router.getFetcher("post");
  router.fetch("post", "shop", href, { formMethod: "post", formData: new FormData() });
};
const answered = (given: Answer) => answer.resolve(given);
const isAtRest = () => router.state.navigation.state === "idle" && router.state.fetchers.size === 0;
const rests = () => vi.waitFor(() => expect(isAtRest()).toBe(true));
const loaded = () => Object.entries(router.state.loaderData);

describe("a post whose page is left", () => {
  it("before its answer: the next page and its frame know of it, and nobody is fetched back", async () => {
    press();
    await router.navigate("/store/6");
    answered(done("/store/5"));
    await rests();
    expect(addressOfRouter()).toBe("/store/6");
    expect(loaded()).toEqual([
      ["shop", 1],
      ["/store/6", 1],
    ]);
  });

  it("and was on the way to another when it was pressed: nobody is fetched back", async () => {
    const page = wait();
    waits = [page.promise];
    const arrival = router.navigate("/store/6");
    press();
    page.resolve();
    await arrival;
    answered(done("/store/5"));
    await rests();
    expect(addressOfRouter()).toBe("/store/6");
    expect(router.state.loaderData.shop).toBe(1);
  });

  it("LOC-14: a question that leads to a page of its own is asked there", async () => {
    press();
    await router.navigate("/store/6");
    answered(done("/addresses?dialog=modules", true));
    await rests();
    expect(addressOfRouter()).toBe("/addresses?dialog=modules");
  });

  it("before the loads of its answer: the page that lands first brings what they would have", async () => {
    const reload = wait();
    press();
    waits = [reload.promise, reload.promise];
    answered(done(null));
    await vi.waitFor(() => expect(waits).toHaveLength(0));
    await router.navigate("/store/6");
    expect(addressOfRouter()).toBe("/store/6");
    expect(loaded()).toEqual([
      ["shop", 1],
      ["/store/6", 1],
    ]);
    reload.resolve();
    await rests();
  });

  it("for a page on its way, which another one overtakes: the last of them brings it all", async () => {
    const [reload, first] = [wait(), wait()];
    press();
    waits = [reload.promise, reload.promise, first.promise, first.promise];
    answered(done(null));
    await vi.waitFor(() => expect(waits).toHaveLength(2));
    router.navigate("/store/6");
    await router.navigate("/addresses");
    expect(loaded()).toEqual([
      ["shop", 1],
      ["/addresses", 1],
    ]);
    for (const { resolve } of [reload, first]) resolve();
    await rests();
  });

  it("for a dialog of it, CART-17: what the dialog shows is loaded once more", async () => {
    press();
    await router.navigate("/store/5?dialog=cart");
    expect(router.state.loaderData.shop).toBe(0);
    answered(done("/store/5"));
    await rests();
    expect(addressOfRouter()).toBe("/store/5?dialog=cart");
    expect(router.state.loaderData.shop).toBe(1);
  });

  it("with a dialog that is closed over it, form and all: the page below knows of it", async () => {
    await router.navigate("/store/5?dialog=item&item=3");
    press("/store/5?dialog=item&item=3");
    await router.navigate("/store/5");
    router.deleteFetcher("post");
    answered(done("/store/5"));
    await vi.waitFor(() => expect(loaded().map(([, known]) => known)).toEqual([1, 1]));
    expect(addressOfRouter()).toBe("/store/5");
  });

  it("CART-12: is asked about over the next page, in place of any dialog there", async () => {
    press();
    await router.navigate("/store/6?sort=new&dialog=cart");
    answered(done("/store/5?dialog=clear-cart&item=3", true));
    await rests();
    expect(addressOfRouter()).toBe("/store/6?sort=new&dialog=clear-cart&item=3");
    expect(router.state.loaderData.shop).toBe(1);
  });

  it("and come back to: the answer leads on as if nothing had been", async () => {
    press();
    await router.navigate("/store/5?dialog=cart");
    await router.navigate("/store/5");
    answered(done("/store/5?dialog=clear-cart&item=3", true));
    await rests();
    expect(addressOfRouter()).toBe("/store/5?dialog=clear-cart&item=3");
  });

  it("LNG-04: has the document loaded anew where the customer is, when the answer concerns all of it", async () => {
    press();
    await router.navigate("/store/6?sort=new");
    answered(new Response(null, { status: 303, headers: { Location: "/home", "X-Remix-Reload-Document": "yes" } }));
    await rests();
    expect(assign.mock.calls).toEqual([["/store/6?sort=new"]]);
  });
});

describe("a post whose page stays", () => {
  it("is told in the server's words that the shop is closed for maintenance, and leaves the page as it was typed", async () => {
    const words = { title: "We'll be back soon", text: "Your cart is safe until we're back." };
    const toasts: Toast[] = [];
    const stop = onToast((toast) => toasts.push(toast));
    press();
    const refusal = { status: 503, statusText: "", internal: false, data: { words } };
    answered(refusal);
    await rests();
    stop();
    expect(toasts).toEqual([{ id: "not-taken", kind: "error", ...words }]);
    expect([addressOfRouter(), router.state.errors, loaded()]).toEqual([
      "/store/5",
      null,
      [
        ["shop", 0],
        ["/store/5", 0],
      ],
    ]);
  });

  it("leads on, with one load of everything", async () => {
    press();
    answered(done("/addresses"));
    await rests();
    expect(addressOfRouter()).toBe("/addresses");
    expect(loaded()).toEqual([
      ["shop", 1],
      ["/addresses", 1],
    ]);
    expect(history.index).toBe(1);
  });

  it.each([["/store/5"], [null]])("is no page to go Back over, and everything is loaded (to %s)", async (to) => {
    press("/store/5");
    answered(done(to));
    await rests();
    expect(history.index).toBe(0);
    expect(loaded()).toEqual([
      ["shop", 1],
      ["/store/5", 1],
    ]);
  });
});
