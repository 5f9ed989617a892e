/** What keys need beyond what browsers do, loaded with the first focus (`usePageFocus`). */

import { focusHeading } from "./focus-heading";
import { forgetFocused, lastFocused } from "./last-focused";

/** What a person can press: a field would open a phone's keyboard unasked. */
const pressable = "a[href], button:not(:disabled), summary";

const pageName = () => document.querySelector("main h1")?.textContent;

let path = location.pathname;
let name = pageName();

/** From the first import on, the focus of a control that is taken away goes to what stands in its place. */
function restoreFocus(records: MutationRecord[]): void {
  const isOtherPage = location.pathname !== path;
  const isOtherStep = name !== pageName();
  path = location.pathname;
  name = pageName();
  const had = lastFocused();
  // Another page begins at its heading, and a dialog that closes looks after the focus itself.
  if (isOtherPage || document.activeElement !== document.body || !(had instanceof Element) || had.isConnected) return;
  // Where the next step of a form takes its place, nothing stands for what was pressed.
  const isInPage = !had.closest("dialog");
  if (isInPage && isOtherStep && had.closest("form")?.isConnected === false) focusHeading();
  else if (isInPage || document.querySelector("dialog[open]")) focusSuccessor(had, records);
}
new MutationObserver(restoreFocus).observe(document.body, { childList: true, subtree: true });
// What went while the script was on its way.
restoreFocus([]);

/** Browsers say nothing of a focus that goes with its element: where it was removed, what was put there has it, what follows, or what is around it. */
function focusSuccessor(lost: Element, records: MutationRecord[]): void {
  const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
  const target = removal?.target;
  const added = records.flatMap((record) => (record.target === target ? [...record.addedNodes] : []));
  const places = [
    ...added,
    removal?.nextSibling,
    target,
    target?.parentElement,
    document.querySelector("dialog[open]"),
  ];
  // `data-successor`: what stands for a whole group, or for what is done.
  for (const place of places) {
    if (!(place instanceof HTMLElement) || !place.isConnected || place.closest("[inert]")) continue;
    const next =
      place.querySelector<HTMLElement>("[data-successor]") ??
      (place.matches(pressable) ? place : place.querySelector<HTMLElement>(pressable));
    if (!next) continue;
    next.focus({ preventScroll: true });
    return;
  }
  focusHeading();
}

/** A menu over the page (those of the header, and `<details data-menu>`) closes on Escape and gives the focus back to what has opened it; whoever goes on by keys leaves none open. */
const menuAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>("header details, details[data-menu]") : null;

/** Closes the menu that Escape was pressed in. */
export function closeMenu(event: KeyboardEvent): void {
  const menu = menuAround(event.target);
  if (event.key !== "Escape" || !menu?.open) return;
  // The dialog around it stays.
  event.preventDefault();
  menu.open = false;
  menu.querySelector("summary")?.focus();
}
document.addEventListener("keydown", closeMenu);

// Chromium leaves a row as it is where 32 pixels of what has the focus are in sight already.
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && target.matches(":focus-visible")) scrollRowTo(target);
});

/** Room for the ring around what has the focus, in pixels. */
const ringRoom = 8;

/** Brings an element wholly into the row of a carousel that it is in; the page stays where it is. */
function scrollRowTo(element: Element): void {
  const row = element.closest(".scroll");
  if (row === null) return;
  const inner = element.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  const over = inner.right + ringRoom - Math.min(outer.right, innerWidth);
  const under = Math.max(outer.left, 0) + ringRoom - inner.left;
  if (over > 0) row.scrollBy({ left: Math.min(over, -under), behavior: "instant" });
  else if (under > 0) row.scrollBy({ left: -under, behavior: "instant" });
}

document.addEventListener("focusout", ({ target, relatedTarget }) => {
  const menu = menuAround(target);
  if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
});

document.addEventListener("focusout", ({ target, relatedTarget }) => {
  // Chromium says so of what is being removed, too: afterwards it can be told.
  queueMicrotask(() => {
    if (!relatedTarget && lastFocused() === target && wasLeft(target as Element)) forgetFocused();
  });
});

/** What could still have the focus was left for something that takes none: in Safari that is any button or link. Another window takes it from nothing here. */
const wasLeft = (element: Element) =>
  element !== document.activeElement && element.isConnected && !element.closest("[inert], :disabled");
