import { type RefObject, useEffect, useRef, useState } from "react";

/** Marks the parts of a menu. */
export const sectionAttribute = "data-section";

/** A line across the window, a third of its height down: what lies on it is being read. */
const readingLine = "-35% 0px -64% 0px";

/**
 * The id of the heading that one has scrolled below, null before hydration, and a ref for the bar of links to the parts, which keeps the link to that
 * part in sight.
 */
export function useSectionInView(): { bar: RefObject<HTMLElement>; inView: string | null } {
  const bar = useRef<HTMLElement>(null);
  const [inView, setInView] = useState<string | null>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({ isIntersecting }) => isIntersecting);
        if (read) setInView(read.target.querySelector("h2")?.id ?? null);
      },
      { rootMargin: readingLine },
    );
    for (const part of document.querySelectorAll(`[${sectionAttribute}]`)) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const row = bar.current;
    const link = inView === null ? null : row?.querySelector<HTMLElement>(`[href="#${inView}"]`);
    if (!row || !link) return;
    // `scrollIntoView` would move the page too.
    const [shown, wanted] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
    row.scrollBy({ left: wanted.left + wanted.width / 2 - shown.left - shown.width / 2 });
  }, [inView]);

  return { bar, inView };
}
