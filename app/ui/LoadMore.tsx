import { Link } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "./classes";
import { buttonClass } from "./SubmitButton";
import type { More } from "./use-growing-list";

type LoadMoreProps = {
  href: string | null;
  shown: number;
  total: number;
  /** Of `useGrowingList`: the next page then joins the list, as soon as its end comes into view. */
  more?: More;
};

/** How far before its end the list asks for more. */
const margin = "200px";

/** The next page of a list as a link, with how far one has come. Nothing when all is shown. */
export function LoadMore({ href, shown, total, more }: LoadMoreProps) {
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
  if (!href) return null;

  const isLoading = more?.state === "loading";
  function append(event: MouseEvent) {
    if (!more || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    more.load();
  }
  return (
    <p className="loadmore" ref={place}>
      {more?.state === "failed" ? <span role="alert">{t("failure.noAnswer")}</span> : null}
      <Link
        className={classes(buttonClass("line"), isLoading && "is-busy")}
        to={href}
        preventScrollReset
        aria-disabled={isLoading || undefined}
        onClick={append}
      >
        {t("loadMore")}
      </Link>
      <small className="muted" role="status">
        {t("shownOf", { shown, total })}
      </small>
    </p>
  );
}
