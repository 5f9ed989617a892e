import fc from "fast-check";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { clearMarkups, fillMarkup, markupKey, sharedMarkup } from "./markup-cache.server";
import { addressPlaceholder, fragmentEnd, slotPlaceholders, splitFragments } from "./markup-pieces.server";
import { filled, type PagePart } from "./page-slots.server";
import {
  FragmentCollectorProvider,
  personalFragment,
  sharedFragment,
  usePersonalPage,
  usePlaceText,
} from "./personal-fragment";

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
    () => ({ page: frame, shared: "all" }),
    (collector) => ({
      html: renderToString(<FragmentCollectorProvider value={collector}>{element}</FragmentCollectorProvider>),
      hasScripts: true,
    }),
  );

const here = { latitude: 24.5, longitude: 46.7 };
const address = { page: "/page?a=1&b=2", dialogs: "/page?a=1&b=2&" };
const whereabouts = { at: here, address };
const slots = { nonce: "n1", formToken: "t1", requestId: "r1", servedAt: "1", distance: "" };

const filledWith = (parts: PagePart[]) => filled(parts, slots).toString();

const pageFor = (
  name: string,
  render = vi.fn((parts: { shown: string }[]) =>
    parts.map(({ shown }) => `<p>${shown}, ${slotPlaceholders.formToken}</p>`),
  ),
) => {
  const markup = shared();
  const html = markup && fillMarkup(markup, whereabouts, () => name, render);
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

test("whoever has nothing that a fragment shows is given it as it was rendered with the page", () => {
  const markup = shared();
  const render = vi.fn();
  const parts = markup && fillMarkup(markup, whereabouts, () => null, render);
  const rendered = renderToString(page).replaceAll(slotPlaceholders.formToken, "t1");
  expect(parts && filledWith(parts)).toBe(rendered.replaceAll(slotPlaceholders.nonce, "n1"));
  expect(render).not.toHaveBeenCalled();
});

/** Who renders what for Ann on a page: the props of each fragment that was not rendered before. */
function renderedFor(element: ReactElement, key: string, frame?: string): object[] {
  const made: object[] = [];
  const markup = shared(element, key, frame);
  const parts =
    markup &&
    fillMarkup(
      markup,
      whereabouts,
      () => "Ann",
      (parts) => {
        made.push(...parts.map(({ fragment }) => fragment.source.props as object));
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

test("a fragment that is rendered for all pages leads over each visitor's page", () => {
  let times = 0;
  const Way = personalFragment(
    () => <a href="/never">Cart</a>,
    () => ({ cart: "all" }),
    "way",
  );
  const wayAt = (page: string, dialogs: string) => {
    const markup = shared(<Way />, page, page);
    const parts =
      markup &&
      fillMarkup(
        markup,
        { at: null, address: { page, dialogs } },
        () => "Ann",
        (parts) => {
          times += 1;
          return parts.map(
            ({ shown }) => `<a title="${shown}" href="${addressPlaceholder}?dialog=cart">${addressPlaceholder}</a>`,
          );
        },
      );
    return parts && filledWith(parts);
  };
  expect(wayAt("/home", "/home?")).toBe('<a title="Ann" href="/home?dialog=cart">/home</a>');
  expect(wayAt("/home?a=1&b=2", "/home?a=1&b=2&")).toBe(
    '<a title="Ann" href="/home?a=1&amp;b=2&amp;dialog=cart">/home?a=1&amp;b=2</a>',
  );
  expect(times).toBe(1);
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
  expect(sharedMarkup("page", () => ({ page: "the shop's", shared: "all" }), render)).toBeNull();
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
            { at, address },
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

let cards = 0;
const Card = sharedFragment(
  ({ name }: { name: string }) => {
    cards += 1;
    return (
      <article>
        <h3>{name}</h3>
        <Compass around={name} />
        <Greeting to={name} />
      </article>
    );
  },
  ({ name }) => name,
);

test("a fragment that pages share is rendered for the first of them, and holds texts and fragments of its visitor", () => {
  const pages = [
    <main key="1">
      <Card name="tea" />
      <Card name="rye" />
    </main>,
    <ul key="2">
      <Card name="rye" />
      <Card name="oat" />
      <Card name="tea" />
    </ul>,
  ];
  for (const [number, element] of pages.entries()) {
    const markup = shared(element, `page ${number}`, `frame ${number}`);
    for (const name of [null, "Ann", null]) {
      const parts =
        markup &&
        fillMarkup(
          markup,
          whereabouts,
          () => name,
          (parts) => parts.map(({ shown }) => `<p>${shown}</p>`),
        );
      const greeting = /<p data-token.*?<\/p>/g;
      const whole = renderToString(element).replace(greeting, (plain) => (name === null ? plain : `<p>${name}</p>`));
      expect(parts && filledWith(parts)).toBe(whole.replaceAll(slotPlaceholders.formToken, "t1"));
    }
  }
});

test("fragments that pages share are rendered once for all of them", () => {
  cards = 0;
  shared(<Card name="tea" />, "one", "frame one");
  shared(<Card name="tea" />, "two", "frame two");
  expect(cards).toBe(1);
  shared(<Card name="rye" />, "three");
  expect(cards).toBe(2);
});

test("a page whose shared fragments are no longer cached is rendered anew, and not filled before", () => {
  const filledFor = (markup: ReturnType<typeof shared>) =>
    markup &&
    fillMarkup(
      markup,
      whereabouts,
      () => null,
      () => [],
    );
  const first = shared(<Card name="tea" />);
  expect(filledFor(first)).not.toBeNull();
  clearMarkups();
  expect(filledFor(first)).toBeNull();
  expect(filledFor(shared(<Card name="tea" />))).not.toBeNull();
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
