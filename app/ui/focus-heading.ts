/** Whoever comes to a page is told its heading: no screen reader reads the title of a page that scripts have opened (WCAG 2.4.3). */
export function focusHeading(): void {
  const headings = ["main h1", "main h2"].flatMap((level) => [...document.querySelectorAll<HTMLElement>(level)]);
  // What a phone does not show cannot have it.
  const heading = headings.find((one) => one.getClientRects().length > 0) ?? document.querySelector("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
