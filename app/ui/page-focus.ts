import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { lastFocused } from "./last-focused";

/** What a person can press: a field would open a phone's keyboard unasked. */
const pressable = "a[href], button:not(:disabled), summary";
/** What takes the focus of a control whose place its group has taken, before whatever else is pressed there. */
export const successor = { "data-successor": "" } as const;

/** Whoever comes to a page is told its heading: no screen reader reads the title of a page that scripts have opened (WCAG 2.4.3). */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * The focus of a page that scripts change: another page begins at its heading, and when a control is taken away what stands in its place gets the focus, never
 * the bare document (WCAG 2.4.3). Dialogs look after opening and closing themselves (`useFocusInside`).
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    // A dialog, or a field that the page begins with.
    if (!document.activeElement?.closest("dialog[open], main :is(input, textarea, select)")) focusHeading();
  }, [pathname]);
  useEffect(() => {
    const removals = new MutationObserver((records) => {
      const had = lastFocused();
      const isLost = document.activeElement === document.body && had instanceof Element && !had.isConnected;
      if (isLost && location.pathname === page.current) focusSuccessor(had, records);
    });
    removals.observe(document.body, { childList: true, subtree: true });
    return () => removals.disconnect();
  }, []);
}

/** Browsers say nothing of a focus that goes with its element: what was removed, and what was put there, tells where it was. */
function focusSuccessor(lost: Element, records: MutationRecord[]): void {
  let gone: Node = lost;
  for (const { target, removedNodes, nextSibling } of records) {
    if (![...removedNodes].some((node) => node.contains(gone))) continue;
    if (!target.isConnected) {
      gone = target;
      continue;
    }
    const added = records.filter((record) => record.target === target).flatMap((record) => [...record.addedNodes]);
    const next = firstPressable([...added, ...siblingsFrom(nextSibling), target, ...ancestorsOf(target)]);
    if (next) next.focus({ preventScroll: true });
    break;
  }
  if (document.activeElement !== document.body) return;
  const dialog = document.querySelector<HTMLElement>("dialog[open]");
  if (dialog) dialog.focus({ preventScroll: true });
  else focusHeading();
}

function firstPressable(places: Iterable<Node>): HTMLElement | null {
  for (const place of places) {
    if (!(place instanceof HTMLElement) || !place.isConnected) continue;
    const found =
      place.querySelector<HTMLElement>("[data-successor]") ??
      (place.matches(pressable) ? place : place.querySelector<HTMLElement>(pressable));
    if (found && !found.closest("[inert]")) return found;
  }
  return null;
}

function* siblingsFrom(first: Node | null): Generator<Node> {
  for (let node = first; node; node = node.nextSibling) yield node;
}

/** Up to the part of the page that it is in. */
function* ancestorsOf(node: Node): Generator<Node> {
  const part = (node instanceof Element ? node : node.parentElement)?.closest("section, article, form, dialog");
  for (let parent = node.parentElement; parent && part?.contains(parent); parent = parent.parentElement) yield parent;
}
