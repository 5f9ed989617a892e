import { createContext, type FunctionComponent, type ReactElement, useContext } from "react";
import type { Coordinates, WishEntry } from "~/delivery-api";

/** What a fragment shows of its visitor, and nothing else of them. */
export type PersonalReads = {
  /** Lines of the cart: all, or those of one item. */
  cart?: "all" | { itemId: number; isCampaign: boolean };
  wishes?: "all" | WishEntry;
  /** The customer's name and picture, and how many messages wait. */
  customer?: true;
  recentSearches?: true;
  /** The order that comes next. */
  running?: true;
  /** Where they are: for more than a text (`usePlaceText`). */
  place?: true;
};

/** All that tells a fragment from others: a number of its component, and what its markup depends on of the component's props. */
type Source = { component: number; props: unknown };

/** A part of a page that is each visitor's own, to be rendered by itself. */
export type PersonalFragment = {
  element: ReactElement;
  source: Source;
  reads: PersonalReads;
  /** Names one that depends on nothing of its page but its address, and on plain props: what was rendered of it serves all pages. */
  ofAllPages?: string;
};

/** A text, never empty, that only the visitor's coordinates decide. */
export type TextOfPlace = (at: Coordinates) => string;

/** Takes the fragments of a page that is rendered once for many visitors (ADR 0201). */
export type FragmentCollector = {
  /** What stands in the page where the fragment will: as it is for whoever has nothing of what it shows. */
  personal(fragment: PersonalFragment): ReactElement;
  /** What stands in the page for an element that other pages show as well. */
  shared(element: ReactElement, source: Source): ReactElement;
  /** What stands in the page where the text will. */
  text(textOf: TextOfPlace): string;
  /** Something else of the page reads what is personal: the page is no one's but this visitor's. */
  reject(): void;
};

const CollectorContext = createContext<FragmentCollector | null>(null);
export const FragmentCollectorProvider = CollectorContext.Provider;

let components = 0;

/** The component as a fragment: where pages are collected, what `collect` makes of it stands in its place. */
function fragmentOf<Props extends object>(
  Component: FunctionComponent<Props>,
  collect: (collector: FragmentCollector, element: ReactElement, props: Props, component: number) => ReactElement,
): FunctionComponent<Props> {
  // Browsers collect nothing: a wrapper would only weigh.
  if (!import.meta.env.SSR) return Component;
  components += 1;
  const component = components;
  return function Fragment(props) {
    const collector = useContext(CollectorContext);
    const element = <Component {...props} />;
    return collector ? collect(collector, element, props, component) : element;
  };
}

/**
 * The component as a fragment of pages that are rendered once for many. Of the visitor it may read what `readsOf` says; it has no `useId`, and no
 * text stands beside it without an element between, or its markup by itself would not be that within the page.
 */
export const personalFragment = <Props extends object>(
  Component: FunctionComponent<Props>,
  readsOf: (props: Props) => PersonalReads,
  ofAllPages?: string,
): FunctionComponent<Props> =>
  fragmentOf(Component, (collector, element, props, component) =>
    collector.personal({
      element,
      source: { component, props },
      reads: readsOf(props),
      ...(ofAllPages ? { ofAllPages } : {}),
    }),
  );

/**
 * The component as a fragment that pages share. Beside what `propsOf` says of its props it depends on nothing but what all pages of a language, a module and
 * a kind of visitor have in common, and on personal fragments within it, of which the same holds. It has no `useId` either, and no text beside it.
 */
export const sharedFragment = <Props extends object>(
  Component: FunctionComponent<Props>,
  propsOf: (props: Props) => unknown,
): FunctionComponent<Props> =>
  fragmentOf(Component, (collector, element, props, component) =>
    collector.shared(element, { component, props: propsOf(props) }),
  );

/** Gives texts made of the visitor's coordinates: each may stand in a page, or in an attribute, that visitors share, and costs no rendering. */
export function usePlaceText(): (at: Coordinates, textOf: TextOfPlace) => string {
  // biome-ignore lint/correctness/useHookAtTopLevel: the build decides, once for all renderings
  const collector = import.meta.env.SSR ? useContext(CollectorContext) : null;
  return (at, textOf) => (collector ? collector.text(textOf) : textOf(at));
}

/** For hooks that read what is personal: outside of a fragment they make the page one visitor's. */
export const usePersonalPage = (): void => useGuard()?.();

/** To be called when something personal is read outside of a fragment; null wherever that is no matter. */
function useGuard(): (() => void) | null {
  // biome-ignore lint/correctness/useHookAtTopLevel: the build decides, once for all renderings
  return (import.meta.env.SSR && useContext(CollectorContext)?.reject) || null;
}

/** The value, of which these fields are personal: to read one outside of a fragment makes the page one visitor's. */
export function usePersonalFields<Value extends object>(value: Value, fields: readonly (keyof Value)[]): Value {
  const reject = useGuard();
  if (!reject) return value;
  const guarded = { ...value };
  for (const field of fields) {
    const get = () => {
      reject();
      return Reflect.get(value, field);
    };
    Object.defineProperty(guarded, field, { get });
  }
  return guarded;
}
