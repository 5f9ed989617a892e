/**
 * What people cannot see or reach on the page as it is drawn, a sentence each: an open dialog that is not over the page, controls that something
 * else covers, wherever one scrolls. Runs in the browser, as text: it uses nothing from outside its own body.
 */
export async function outOfSight(isScripted: boolean): Promise<string[]> {
  const faults: string[] = [];
  const dialog = document.querySelector<HTMLDialogElement>("dialog[open]");
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") || element.textContent || "").replace(/\s+/g, " ").trim().slice(0, 40)}"`;
  const tolerated = 1;

  if (dialog) {
    const { left, top, right, bottom, width, height } = dialog.getBoundingClientRect();
    const isInside =
      left >= -tolerated &&
      top >= -tolerated &&
      right <= innerWidth + tolerated &&
      bottom <= innerHeight + tolerated &&
      width > 0 &&
      height > 0;
    if (!isInside) faults.push(`the dialog is not inside the window`);
    if (!dialog.parentElement || getComputedStyle(dialog.parentElement).position !== "fixed")
      faults.push("the dialog is not styled");
    if (!document.getElementById("main")?.hasAttribute("inert")) faults.push("the page behind the dialog is not inert");
    if (isScripted && !dialog.contains(document.activeElement)) faults.push("the focus is not in the dialog");
  }

  const toasts = document.querySelectorAll<HTMLElement>('[class*="toasts"]');
  // A toast may cover what it will leave.
  for (const toast of toasts) toast.style.visibility = "hidden";
  const scrolls: [Element, number, number][] = [];
  for (const element of document.querySelectorAll("*"))
    if (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
      scrolls.push([element, element.scrollLeft, element.scrollTop]);

  const atItsMiddle = (element: Element): Element | null | undefined => {
    const [box] = element.getClientRects();
    if (!box || box.width < 2 || box.height < 2) return undefined;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
    return document.elementFromPoint(x, y);
  };
  const isItself = (element: Element, hit: Element | null | undefined) =>
    hit === undefined ||
    (hit !== null &&
      (element === hit ||
        element.contains(hit) ||
        [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit) || hit.contains(label))));

  /** What sticks to the window's foot stands there to be pressed at once. */
  const isInStickyFoot = (element: Element | null): boolean => {
    if (element === null) return false;
    const { position, bottom } = getComputedStyle(element);
    return (position === "sticky" && bottom !== "auto") || isInStickyFoot(element.parentElement);
  };

  /** What was opened over the page, as a menu or a map that fills the window, lies there until it is closed; nothing of its own may lie under it. */
  const isOpened = (cover: Element, control: Element): boolean => {
    const opened = cover.closest("details[open], [popover], [data-full], .sug");
    if (!opened || opened.contains(control)) return false;
    for (let part: Element | null = cover; part && part !== opened.parentElement; part = part.parentElement)
      if (["absolute", "fixed"].includes(getComputedStyle(part).position)) return true;
    return false;
  };

  const controls = (dialog ?? document).querySelectorAll<HTMLElement>(
    "a[href], button, summary, input, select, textarea",
  );
  /** Scripts take a row's arrow away at its end, which they hear of with the next frame. */
  const scrolled = () =>
    isScripted
      ? new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
      : undefined;

  const covered: [control: HTMLElement, now: Element | null | undefined][] = [];
  for (const control of controls) {
    const isSeen =
      !control.closest("[inert], [aria-hidden=true], [class*=toasts]") &&
      !control.matches(":disabled, [type=hidden], .vh, .skip") &&
      // Of two sliders on one line the thumbs are pressed, and lines let presses through.
      !(control.matches("[type=range]") && getComputedStyle(control).pointerEvents === "none") &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !(control.matches("input[type=radio], input[type=checkbox], input[type=file]") && control.closest("label"));
    const now = atItsMiddle(control);
    if (isSeen && !isItself(control, now)) covered.push([control, now]);
  }
  for (const [control, now] of covered) {
    if (now && isOpened(now, control)) continue;
    if (isInStickyFoot(control)) {
      faults.push(`${nameOf(control)} stands in a foot that ${now ? `lies under ${nameOf(now)}` : "is not in sight"}`);
      continue;
    }
    // Lists that scroll may hide it now: what counts is that it can be brought into sight.
    let cover: Element | null | undefined = null;
    let isReached = false;
    for (const block of ["top of the page", "center", "start", "end"] as const) {
      // What sticks half outside the window, as a header does, moves with it until the page is at its beginning.
      if (block === "top of the page") scrollTo({ top: 0, behavior: "instant" });
      else control.scrollIntoView({ block, inline: "center", behavior: "instant" });
      await scrolled();
      cover = atItsMiddle(control);
      isReached = isItself(control, cover) || Boolean(cover && isOpened(cover, control));
      if (isReached) break;
    }
    if (isReached) continue;
    faults.push(
      cover
        ? `${nameOf(control)} lies under ${nameOf(cover)}.${cover.getAttribute("class") ?? ""}`
        : `${nameOf(control)} cannot be scrolled into sight`,
    );
  }

  for (const toast of toasts) toast.style.visibility = "";
  for (const [element, left, top] of scrolls) element.scrollTo({ left, top, behavior: "instant" });
  // A dialog that opens by itself meanwhile, as the question for a review does, has made another page of it.
  return document.querySelector("dialog[open]") === dialog ? faults : outOfSight(isScripted);
}
