import { computeAccessibleName, getRole } from "dom-accessibility-api";
import { matches, normalized, textOf } from "../http/text";

/** Runs in the page of an engine, where it is put as one script (./page.ts). What goes in and out is JSON. */

/** A part of the page, by role and accessible name; of several the first that is seen. Passwords and summaries have no role: `field` is whatever takes text. */
export type Part = { role: string; name?: Wanted };
/** A whole text, or a pattern. */
export type Wanted = string | { pattern: string };

/** Where to press, or why nobody could yet. */
type Spot = { x: number; y: number } | { not: string };

const isSeen = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true]");

const hasName = (element: HTMLElement, name?: Wanted) =>
  name === undefined ||
  matches(computeAccessibleName(element), typeof name === "string" ? name : new RegExp(name.pattern), true);

const withoutRole: Record<string, string> = {
  field: "textarea, input:not([type=radio], [type=checkbox], [type=hidden])",
  summary: "summary",
};

function candidates(root: HTMLElement, role: string): HTMLElement[] {
  const selector = withoutRole[role];
  const found = [...root.querySelectorAll<HTMLElement>(selector ?? "*")];
  return selector ? found : found.filter((element) => getRole(element) === role);
}

/** All that match the last of the parts, each within the first match of the part before. */
function find(parts: Part[]): HTMLElement[] {
  return parts.reduce<HTMLElement[]>(
    ([root], { role, name }) =>
      root ? candidates(root, role).filter((element) => isSeen(element) && hasName(element, name)) : [],
    [document.body],
  );
}

/** What a finger meets: of a circle to choose its whole label. */
function surfaceOf(element: HTMLElement): HTMLElement {
  const [label] = (element as HTMLInputElement).labels ?? [];
  return element.matches("[type=radio], [type=checkbox]") ? (label ?? element) : element;
}

function middleOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  // Drivers press at whole pixels.
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** What a press at the middle of it would meet instead, null when nothing. */
function meets(element: HTMLElement): string | null {
  const { x, y } = middleOf(element);
  const met = document.elementFromPoint(x, y);
  return element.contains(met) ? null : (met?.outerHTML.slice(0, 120) ?? "the edge");
}

/** A window that paints three times a second stands still between two looks. */
function moves({ playState, effect }: Animation, element: HTMLElement): boolean {
  const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
  return playState !== "finished" && !isEndless && Boolean((effect as KeyframeEffect)?.target?.contains(element));
}

let isMissed = false;

/** Where a page may run no scripts, no listener is called. */
function isListening(): boolean {
  let isHeard = false;
  const hear = () => {
    isHeard = true;
  };
  document.addEventListener("listening", hear, { once: true });
  document.dispatchEvent(new Event("listening"));
  return isHeard;
}

const inPage = {
  count: (parts: Part[]): number => find(parts).length,

  /** The text of the first, null where there is none. */
  text: (parts: Part[]): string | null => {
    const [found] = find(parts);
    return found ? normalized(textOf(found)) : null;
  },

  /** Scrolls the first into sight where it is not. What is typed next takes the place of what a field holds. */
  spot: (parts: Part[]): Spot => {
    const [found] = find(parts);
    if (!found) return { not: "is not there" };
    if (found.matches(":disabled, [aria-disabled=true]")) return { not: "is disabled" };
    const surface = surfaceOf(found);
    if (document.getAnimations().some((animation) => moves(animation, surface))) return { not: "moves" };
    if (meets(surface) !== null) surface.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const cover = meets(surface);
    if (cover !== null) return { not: `is covered by ${cover}` };
    if (found instanceof HTMLInputElement && found.value) found.select();
    const note = ({ target }: Event) => {
      isMissed = !surface.contains(target as Node);
    };
    document.addEventListener("pointerdown", note, { capture: true, once: true });
    isMissed = isListening();
    return middleOf(surface);
  },

  /**
   * Whether the last press met something else, as blocks that are laid out once they are in sight may have pushed it away, or nothing. Known only
   * where the page runs scripts.
   */
  isMissed: (): boolean => isMissed,

  isFocused: (parts: Part[]): boolean => find(parts)[0] === document.activeElement,

  /** What the first holds, a field. */
  value: (parts: Part[]): string | null => (find(parts)[0] as HTMLInputElement | undefined)?.value ?? null,

  path: (): string => location.pathname,

  /** px by which the page is wider than its window. */
  sideScroll: (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth,
};

export type InPage = typeof inPage;

Object.assign(globalThis, { inPage });
