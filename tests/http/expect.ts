import { expect as browserExpect } from "@playwright/test";
import { computeAccessibleDescription, computeAccessibleName } from "dom-accessibility-api";
import { HttpLocator, type TextMatch } from "./locator";
import { HttpPage } from "./page";
import { matches, normalized, textOf } from "./text";
import { isShown } from "./visibility";

type Verdict = { holds: boolean; seen: unknown };
type Check<Subject> = (subject: Subject, ...wanted: never[]) => Verdict;

const onOne =
  <Wanted extends unknown[]>(check: (element: HTMLInputElement, ...wanted: Wanted) => Verdict) =>
  (locator: HttpLocator, ...wanted: Wanted) =>
    check(locator.element() as HTMLInputElement, ...wanted);

const state = (name: string, hold: (element: HTMLInputElement) => boolean) =>
  onOne((element) => ({ holds: hold(element), seen: hold(element) ? name : `not ${name}` }));

/** As Playwright has it. */
const disabled = ":disabled, [aria-disabled=true]";

const isWhole = (text: string, wanted: TextMatch) =>
  wanted instanceof RegExp ? wanted.test(normalized(text)) : normalized(text) === normalized(wanted);

const texts =
  (fits: (text: string, wanted: TextMatch) => boolean) => (locator: HttpLocator, wanted: TextMatch | TextMatch[]) => {
    if (!Array.isArray(wanted)) {
      const text = textOf(locator.element());
      return { holds: fits(text, wanted), seen: normalized(text) };
    }
    const seen = locator.elements().map((element) => normalized(textOf(element)));
    return {
      holds: seen.length === wanted.length && wanted.every((want, index) => fits(seen[index] ?? "", want)),
      seen,
    };
  };

/** Several that match are one to the person who looks, when a style sheet shows one of them. */
const isSomewhere = (locator: HttpLocator): Verdict => {
  const shown = locator.elements().filter(isShown);
  return { holds: shown.length > 0, seen: `${locator.elements().length} found, ${shown.length} shown` };
};

const locatorChecks = {
  toBeVisible: isSomewhere,
  toBeHidden: (locator: HttpLocator) => ({ holds: !isSomewhere(locator).holds, seen: isSomewhere(locator).seen }),
  toBeAttached: (locator: HttpLocator) => ({ holds: locator.elements().length > 0, seen: locator.elements().length }),
  toHaveCount: (locator: HttpLocator, wanted: number) => {
    const seen = locator.elements().length;
    return { holds: seen === wanted, seen };
  },
  toHaveText: texts(isWhole),
  toContainText: texts((text, wanted) =>
    wanted instanceof RegExp ? isWhole(text, wanted) : normalized(text).includes(normalized(wanted)),
  ),
  toHaveValue: onOne(({ value }, wanted: TextMatch) => ({
    holds: wanted instanceof RegExp ? wanted.test(value) : value === wanted,
    seen: value,
  })),
  toHaveAttribute: onOne((element, name: string, wanted?: TextMatch) => {
    const seen = element.getAttribute(name);
    if (wanted === undefined) return { holds: seen !== null, seen };
    return { holds: seen !== null && (wanted instanceof RegExp ? wanted.test(seen) : seen === wanted), seen };
  }),
  toHaveAccessibleName: onOne((element, wanted: TextMatch) => {
    const seen = computeAccessibleName(element);
    return { holds: isWhole(seen, wanted), seen };
  }),
  toHaveAccessibleDescription: onOne((element, wanted: TextMatch) => {
    const seen = computeAccessibleDescription(element);
    return { holds: isWhole(seen, wanted), seen };
  }),
  toBeChecked: onOne((element, { checked = true }: { checked?: boolean } = {}) => ({
    holds: element.checked === checked,
    seen: element.checked,
  })),
  toBeDisabled: state("disabled", (element) => element.matches(disabled)),
  toBeEnabled: state("enabled", (element) => !element.matches(disabled)),
  toBeEditable: state("editable", (element) => !element.matches(":disabled") && !element.readOnly),
  toBeEmpty: state("empty", (element) => (element.value ?? textOf(element)) === ""),
  toBeFocused: state("focused", (element) => element.ownerDocument.activeElement === element),
} satisfies Record<string, Check<HttpLocator>>;

const pageChecks = {
  toHaveURL: (page: HttpPage, wanted: TextMatch | ((url: URL) => boolean)) => {
    const seen = page.url();
    if (typeof wanted === "function") return { holds: wanted(new URL(seen)), seen };
    return {
      holds:
        wanted instanceof RegExp ? wanted.test(seen) : seen === new URL(wanted, page.context().options.baseURL).href,
      seen,
    };
  },
  toHaveTitle: (page: HttpPage, wanted: TextMatch) => {
    const seen = page.document.title;
    return { holds: wanted instanceof RegExp ? wanted.test(seen) : matches(seen, wanted, true), seen };
  },
} satisfies Record<string, Check<HttpPage>>;

/** The checks for one subject, in Playwright's names, each also behind `not`. A page without scripts is as it is: nothing is waited for. */
function checksOf<Subject extends HttpLocator | HttpPage>(
  subject: Subject,
  checks: Record<string, Check<Subject>>,
  message?: string,
) {
  const build = (isNot: boolean, not?: object) =>
    new Proxy(
      {},
      {
        get: (_, name: string) => {
          if (name === "not") return not;
          const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
          if (!check) throw new Error(`${name} needs a browser: tag the test @css`);
          return async (...wanted: never[]) => {
            const { holds, seen } = check(subject, ...wanted);
            if (holds === isNot)
              throw new Error(
                [
                  message,
                  `${subject instanceof HttpPage ? subject.url() : subject} ${isNot ? "not " : ""}${name}`,
                  `wanted: ${wanted.map(String)}`,
                  `seen:   ${String(seen)}`,
                ]
                  .filter(Boolean)
                  .join("\n"),
              );
          };
        },
      },
    );
  return build(false, build(true));
}

/** Playwright's `expect`, which also looks at pages of the HTTP driver. */
export const expect = new Proxy(browserExpect, {
  apply(target, self, [subject, message]: [unknown, string?]) {
    if (subject instanceof HttpLocator) return checksOf(subject, locatorChecks, message);
    if (subject instanceof HttpPage) return checksOf(subject, pageChecks, message);
    return Reflect.apply(target, self, [subject, message]);
  },
});
