/** Whoever comes to a page is told its heading: no screen reader reads the title of a page that scripts have opened (WCAG 2.4.3). */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
