import fc from "fast-check";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import {
  clearMarkups,
  fillMarkup,
  fragmentEnd,
  markupKey,
  sharedMarkup,
  slotPlaceholders,
  splitFragments,
} from "./markup-cache.server";
import { filled, type PagePart } from "./page-slots.server";
import { FragmentCollectorProvider, personalFragment, usePersonalPage, usePlaceText } from "./personal-fragment";

beforeEach(clearMarkups);

const Greeting = personalFragment(
  ({ to }: { to: string }) => <p data-token={slotPlaceholders.formToken}>Welcome to {to}</p>,
  () => ({ customer: true }),
);

function Secret() {
  usePersonalPage();
  return null;
}

const page = (
  <main>
    <script nonce={slotPlaceholders.nonce} />
    <Greeting to="the shop" />
    <Greeting to="its cellar" />
  </main>
);

const shared = (element = page, key = "page", frame = "the shop's") =>
  sharedMarkup(
    key,
    () => frame,
    (collector) => ({
      html: renderToString(<FragmentCollectorProvider value={collector}>{element}</FragmentCollectorProvider>),
      hasScripts: true,
    }),
  );

const here = { latitude: 24.5, longitude: 46.7 };
const slots = { nonce: "n1", formToken: "t1", requestId: "r1", servedAt: "1", distance: "" };

const filledWith = (parts: PagePart[]) => filled(parts, slots).toString();

const pageFor = (
  name: string,
  render = vi.fn((parts: { shown: string }[]) =>
    parts.map(({ shown }) => `<p>${shown}, ${slotPlaceholders.formToken}</p>`),
  ),
) => {
  const markup = shared();
  const html = markup && fillMarkup(markup, here, () => name, render);
  return { html: html && filledWith(html), render };
};

test("a page is rendered once, and filled with each visitor's fragments and slots", () => {
  expect(pageFor("Ann").html).toBe('<main><script nonce="n1"></script><p>Ann, t1</p><p>Ann, t1</p></main>');
  expect(pageFor("Bea").html).toBe('<main><script nonce="n1"></script><p>Bea, t1</p><p>Bea, t1</p></main>');
});

test("a fragment is rendered once for all who are shown the same", () => {
  expect(pageFor("Ann").render).toHaveBeenCalledTimes(1);
  expect(pageFor("Ann").render).not.toHaveBeenCalled();
  expect(pageFor("Bea").render).toHaveBeenCalledTimes(1);
});

/** Who renders what for Ann on a page: the props of each fragment that was not rendered before. */
function renderedFor(element: ReactElement, key: string, frame?: string): object[] {
  const made: object[] = [];
  const markup = shared(element, key, frame);
  const parts =
    markup &&
    fillMarkup(
      markup,
      here,
      () => "Ann",
      (parts) => {
        made.push(...parts.map(({ fragment }) => fragment.source.props));
        return parts.map(({ fragment }) => renderToString(fragment.element));
      },
    );
  expect(parts && filledWith(parts)).toBe(renderToString(element).replaceAll(slotPlaceholders.formToken, "t1"));
  return made;
}

test("pages of the same frame share their fragments, in whatever order, and those of another frame or other props do not", () => {
  const [first, second] = [<Greeting key="1" to="the shop" />, <Greeting key="2" to="its cellar" />];
  expect(renderedFor(<main>{[first, second]}</main>, "one")).toEqual([{ to: "the shop" }, { to: "its cellar" }]);
  expect(renderedFor(<div>{[second, first]}</div>, "other")).toEqual([]);
  expect(renderedFor(<div>{[second, <Greeting key="3" to="its roof" />]}</div>, "third")).toEqual([{ to: "its roof" }]);
  expect(renderedFor(<div>{[second]}</div>, "fourth", "another's")).toEqual([{ to: "its cellar" }]);
});

test("two components with the same props are two fragments, and so are props that cannot be written down, page by page", () => {
  const Farewell = personalFragment(
    ({ to }: { to: string }) => <p>Leave {to}</p>,
    () => ({ customer: true }),
  );
  const Caller = personalFragment(
    ({ call }: { call: () => string }) => <p>{call()}</p>,
    () => ({ customer: true }),
  );
  const caller = (word: string) => <Caller call={() => word} />;
  expect(renderedFor(<Greeting to="the shop" />, "one")).toHaveLength(1);
  expect(renderedFor(<Farewell to="the shop" />, "two")).toHaveLength(1);
  expect(renderedFor(caller("yes"), "three")).toHaveLength(1);
  expect(renderedFor(caller("no"), "four")).toHaveLength(1);
});

test("fragments that are rendered together are told apart", () => {
  const html = renderToString(
    <>
      one{fragmentEnd}
      {fragmentEnd}
      <i>three</i>
      {fragmentEnd}
    </>,
  );
  expect(splitFragments(html)).toEqual(["one", "", "<i>three</i>"]);
});

test("a page that shows what is personal outside of its fragments is not shared, nor rendered for it again", () => {
  expect(shared(<Secret />)).toBeNull();
  const render = vi.fn();
  expect(sharedMarkup("page", () => "the shop's", render)).toBeNull();
  expect(render).not.toHaveBeenCalled();
});

function Compass({ around }: { around: string }) {
  const textOfPlace = usePlaceText();
  const where = textOfPlace(here, ({ latitude }) => `${around}${latitude}`);
  return (
    <p title={where}>
      {where} <b>{where}</b>
    </p>
  );
}

test("a text of the visitor's place stands in the shared page, in attributes as well, as React writes it", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "grapheme" }), fc.constant("<&'\"> \u2068")),
      fc.double(),
      (around, latitude) => {
        clearMarkups();
        const markup = shared(<Compass around={around} />, "compass");
        const at = { latitude, longitude: 0 };
        const html =
          markup &&
          fillMarkup(
            markup,
            at,
            () => "",
            () => [],
          );
        const own = renderToString(
          <p title={`${around}${latitude}`}>
            {`${around}${latitude}`} <b>{`${around}${latitude}`}</b>
          </p>,
        );
        expect(html && filledWith(html)).toBe(own);
      },
    ),
  );
});

test("outside of a shared page a fragment is its component", () => {
  expect(renderToString(<Greeting to="the shop" />)).toContain("the shop");
});

test("a fragment that cannot be rendered by itself leaves the page to be rendered whole", () => {
  expect(
    pageFor(
      "Ann",
      vi.fn(() => null as unknown as string[]),
    ).html,
  ).toBeNull();
});

test("pages of the same data have one key, and data that cannot be written down have none", () => {
  const keyOf = (data: unknown) => markupKey(data)?.key;
  expect(keyOf({ rows: [1, 2] })).toBe(keyOf({ rows: [1, 2] }));
  expect(keyOf({ rows: [1, 2] })).not.toBe(keyOf({ rows: [2, 1] }));
  expect(keyOf({ seen: new Set([1]) })).not.toBe(keyOf({ seen: new Set([2]) }));
  expect(markupKey({ load: () => 1 })).toBeNull();
});
