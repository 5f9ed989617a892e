import { Children, type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Carousel.module.css";
import { endsOf, stepTo } from "./carousel-steps";
import { classes } from "./classes";
import { Icon } from "./Icon";
import { Spaced } from "./Spaced";

/** Milliseconds between two moves of a carousel that plays, and of one move (HOME-all-07). */
const restMs = 4000;
const moveMs = 800;

type CarouselProps = {
  /** What the row holds; its buttons say it. */
  name: string;
  /** No heading names the row: it is a region of that name. */
  isRegion?: boolean;
  /** Gives the row its columns (`--col`) or rows. */
  className?: string | undefined;
  /** How many lines it has; they are filled one after the other. */
  lines?: number | undefined;
  /** After the last slide comes the first. */
  loop?: boolean;
  /** Moves on by itself where there are scripts. */
  autoplay?: boolean;
  /** Its slides hold nothing that takes the focus: the row takes it itself, so that keys can scroll it. */
  isText?: boolean;
  children: ReactNode;
};

/**
 * A row that scrolls: by touch, wheel and keys in any browser, with scripts also by buttons and by itself. What plays does so only in sight, rests
 * under the pointer, and stops for good at the first touch or focus (WCAG 2.2.2); it never begins where people ask for less motion.
 */
export function Carousel(props: CarouselProps) {
  const { name, isRegion, className, lines, loop = false, autoplay = false, isText, children } = props;
  const { t } = useTranslation("ui");
  const track = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<ReturnType<typeof endsOf>>(null);
  const [isPlaying, setPlaying] = useState(autoplay);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const look = () => {
      const next = endsOf(stateOf(row));
      // A home has a dozen rows, which are all measured at once: drawn at once, their buttons were a long task.
      startTransition(() => setEnds((ends) => (ends?.start === next?.start && ends?.end === next?.end ? ends : next)));
    };
    const observer = new ResizeObserver(look);
    observer.observe(row);
    row.addEventListener("scroll", look, { passive: true });
    if (prefersReducedMotion()) setPlaying(false);
    return () => {
      observer.disconnect();
      row.removeEventListener("scroll", look);
    };
  }, []);

  useEffect(() => {
    const row = track.current;
    if (!isPlaying || !row) return;
    let isInView = false;
    const sight = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
    });
    sight.observe(row);
    const timer = setInterval(() => {
      if (isInView && !document.hidden && !row.parentElement?.matches(":hover, :focus-within"))
        move(row, 1, row.firstElementChild?.clientWidth ?? 0, loop);
    }, restMs);
    // Whoever takes it in hand has it for good.
    const hand = new AbortController();
    for (const event of ["pointerdown", "touchstart", "wheel", "focusin"])
      row.addEventListener(event, () => setPlaying(false), { passive: true, signal: hand.signal });
    return () => {
      sight.disconnect();
      clearInterval(timer);
      hand.abort();
    };
  }, [isPlaying, loop]);

  const way = (direction: 1 | -1, isAtEnd: boolean) => (
    <button
      type="button"
      className={classes("round round--on", styles.way, direction === 1 && styles.next)}
      aria-disabled={(isAtEnd && !loop) || undefined}
      onClick={() => {
        setPlaying(false);
        if (track.current) move(track.current, direction, track.current.clientWidth, loop);
      }}
    >
      <Icon
        name={direction === 1 ? "chevron-right" : "chevron-left"}
        flip
        label={t(direction === 1 ? "next" : "previous", { name })}
      />
    </button>
  );
  return (
    <div className={styles.carousel} {...(isRegion ? { role: "region", "aria-label": name } : {})}>
      {ends && autoplay ? (
        <button
          type="button"
          className={classes("round round--on", styles.pause)}
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon name={isPlaying ? "player-pause" : "player-play"} label={t(isPlaying ? "pause" : "play", { name })} />
        </button>
      ) : null}
      {ends ? way(-1, ends.start) : null}
      {ends ? way(1, ends.end) : null}
      <div
        ref={track}
        className={classes("scroll", lines !== undefined && "scroll--lines", className)}
        style={lines === undefined ? undefined : linesFor(Children.count(children), lines)}
        {...(isText ? { tabIndex: 0 } : {})}
      >
        <Spaced>{children}</Spaced>
      </div>
    </div>
  );
}

const linesFor = (slides: number, lines: number) =>
  ({ "--lines": Math.min(lines, slides), "--columns": Math.ceil(slides / lines) }) as object;

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const isRightToLeft = (row: Element) => getComputedStyle(row).direction === "rtl";

function stateOf(row: HTMLElement) {
  const startOf = (slide: Element) => {
    const { left, right } = slide.getBoundingClientRect();
    return isRightToLeft(row) ? -right : left;
  };
  const [first] = row.children;
  return {
    now: Math.abs(row.scrollLeft),
    most: row.scrollWidth - row.clientWidth,
    get starts() {
      return first ? [...row.children].map((slide) => startOf(slide) - startOf(first)) : [];
    },
  };
}

/** Glides one step on or back; a hand on the row takes over. */
function move(row: HTMLElement, direction: 1 | -1, width: number, loop: boolean) {
  const sign = isRightToLeft(row) ? -1 : 1;
  const to = sign * stepTo(stateOf(row), direction, width, loop);
  if (prefersReducedMotion()) {
    row.scrollLeft = to;
    return;
  }
  const from = row.scrollLeft;
  const startedAt = performance.now();
  const hand = new AbortController();
  for (const event of ["wheel", "touchstart"])
    row.addEventListener(event, () => hand.abort(), { passive: true, signal: hand.signal });
  // Snapping would pull each step of the glide back.
  row.style.scrollSnapType = "none";
  const glide = (time: number) => {
    const part = Math.min(1, Math.max(0, time - startedAt) / moveMs);
    if (!hand.signal.aborted) row.scrollLeft = from + (to - from) * part * part * (3 - 2 * part);
    if (part < 1 && !hand.signal.aborted) {
      requestAnimationFrame(glide);
      return;
    }
    hand.abort();
    row.style.scrollSnapType = "";
  };
  requestAnimationFrame(glide);
}
