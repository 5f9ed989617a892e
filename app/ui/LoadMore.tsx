import { Link, useLocation } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "./classes";
import { previousPage } from "./growing-list";
import { Spaced } from "./Spaced";
import { buttonClass } from "./SubmitButton";
import type { More } from "./use-growing-list";

type LoadMoreProps = {
  href: string | null;
  /** Rows of the pages before this one. */
  before?: number;
  /** Rows shown here. */
  shown: number;
  total: number;
  /** Of `useGrowingList`: the next page then joins the list, as soon as its end comes into view. */
  more?: More;
};

/** How far before its end the list asks for more. */
const margin = "200px";

/**
 * The next page of a list as a link, and where one is; on a later page, which without scripts stands in the place of the one before, the way
 * back to that. Nothing when all is shown; a list that has grown to its end says so, and takes the focus of the link that has gone.
 */
export function LoadMore({ href, before = 0, shown, total, more }: LoadMoreProps) {
  const { t } = useTranslation("ui");
  const place = useRef<HTMLParagraphElement>(null);
  const latest = useRef(more);
  latest.current = more;
  const isWaiting = more?.state === "idle";
  // Observed anew after each page: a short one may leave the end in view.
  useEffect(() => {
    if (!place.current || !href || !isWaiting) return;
    const observer = new IntersectionObserver(([end]) => end?.isIntersecting && latest.current?.load(), {
      rootMargin: margin,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [href, isWaiting]);
  const isFocused = useRef(false);
  useEffect(() => {
    if (!href && isFocused.current) place.current?.focus();
  }, [href]);
  const { pathname, search } = useLocation();
  const back = before > 0 && shown > 0 ? previousPage(pathname + search) : null;
  if (!href && !back && !more?.hasGrown) return null;

  const isLoading = more?.state === "loading";
  function append(event: MouseEvent) {
    if (!more || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    more.load();
  }
  return (
    <p className="loadmore" ref={place} tabIndex={-1}>
      <Spaced>
        {more?.state === "failed" ? <span role="alert">{t("failure.noAnswer")}</span> : null}
        {href ? (
          <Link
            className={classes(buttonClass("line"), isLoading && "is-busy")}
            to={href}
            preventScrollReset
            aria-disabled={isLoading || undefined}
            onClick={append}
            onFocus={() => {
              isFocused.current = true;
            }}
            onBlur={() => {
              isFocused.current = false;
            }}
          >
            {t("loadMore")}
          </Link>
        ) : null}
        {/* Says how the list grows. Of another list the page says how long it is. */}
        <small key={total} className="muted" role="status">
          {back ? t("shownRange", { from: before + 1, to: before + shown, total }) : t("shownOf", { shown, total })}
        </small>
        {back ? (
          <Link className="link" to={back}>
            {t("previousPage")}
          </Link>
        ) : null}
      </Spaced>
    </p>
  );
}
