import { Link, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./Icon";
import { Spaced } from "./Spaced";

/** A choice of what a block shows; its address says which, so that it needs no script. */
export type Tab = { label: string; href: string; isCurrent: boolean };

/** The heading of a block of a page, in the visitor's language. */
export type BlockHead = {
  /** Anchor of the block: its heading, so that who follows a link to it hears the heading and goes on by keys from there. */
  id: string;
  title: string;
  text?: string | undefined;
  /** Where all of it is shown. */
  moreHref?: string | undefined;
  tabs?: Tab[] | undefined;
  /** Stands as a row of its title (`Fold`), which leads to the page with the block opened, or closed again. */
  fold?: { isOpen: boolean; href: string } | undefined;
};

type SectionProps = BlockHead & {
  /** Stands in for the content while another tab's is under way (UI-06). */
  skeleton?: ReactNode;
  children: ReactNode;
};

/** A block of a page: heading, a way to all of it, tabs, content. In a fold the heading is that of the fold. */
export function Section({ id, title, text, moreHref, tabs = [], fold, skeleton, children }: SectionProps) {
  const { t } = useTranslation("ui");
  const coming = useIsNavigatingTo();
  const isLoading = tabs.some(({ href, isCurrent }) => !isCurrent && coming(href));
  const more = moreHref ? (
    <a className="more" href={moreHref} aria-label={t("labelled", { label: t("viewAll"), value: title })}>
      {t("viewAll")}
      <Icon name="chevron-right" flip />
    </a>
  ) : null;
  const content = (
    <>
      {tabs.length > 1 ? (
        <nav className="chips" aria-label={title}>
          <Spaced>
            {tabs.map(({ label, href, isCurrent }) => (
              <Link key={href} className="chip" to={href} preventScrollReset aria-current={isCurrent || undefined}>
                {label}
              </Link>
            ))}
          </Spaced>
        </nav>
      ) : null}
      {isLoading && skeleton ? skeleton : children}
    </>
  );
  if (fold) {
    return (
      <>
        {text || more ? (
          <div className="sec__h">
            <p>{text}</p>
            {more}
          </div>
        ) : null}
        {content}
      </>
    );
  }
  return (
    <section className="sec" aria-labelledby={id} aria-busy={isLoading || undefined}>
      <div className="sec__h">
        <div>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {text ? <p>{text}</p> : null}
        </div>
        {more}
      </div>
      {content}
    </section>
  );
}

/** Tells whether the page of an address, whatever its anchor, is under way. */
export function useIsNavigatingTo(): (href: string) => boolean {
  const { location } = useNavigation();
  const coming = location && `${location.pathname}${location.search}`;
  return (href) => href.replace(/#.*/, "") === coming;
}
