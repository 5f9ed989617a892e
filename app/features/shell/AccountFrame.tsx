import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isInbox } from "~/features/chat/address";
import { inboxHref } from "~/features/chat/inbox-href";
import { wishlistHref } from "~/features/wishlist/wish-href";
import { personalFragment } from "~/request/pages/personal-fragment";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/Icon";
import type { IconName } from "~/ui/icons/names";
import { Spaced } from "~/ui/Spaced";
import styles from "./AccountFrame.module.css";
import { accountLinks } from "./account-links";
import header from "./Header.module.css";
import { UnreadBadge, useUnreadName } from "./HeaderActions";
import { hasWishlist, useShell } from "./ShellContext";

/** Where the account begins. */
const overview = "/profile";

/**
 * The frame of the account's sections (NAV-19): a menu beside them on wide pages. On narrow ones the overview lists the sections, and each section leads
 * back to it.
 */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { shell, current } = useShell();
  const { t } = useTranslation("sections");
  const here = roomOf(current);
  const isOverview = here === overview;
  return (
    <div className={`wrap ${styles.frame}`}>
      {isOverview ? null : (
        <Link className={`link ${styles.back}`} to={overview}>
          <Icon name="chevron-left" flip />
          {t("title")}
        </Link>
      )}{" "}
      <nav className={classes(header.entries, styles.sections, !isOverview && styles.isAside)} aria-label={t("title")}>
        <RoomLink href={overview} isHere={isOverview} className={styles.first}>
          <Icon name="home" />
          <span>{t("overview")}</span>
        </RoomLink>{" "}
        <Spaced>
          {accountLinks(shell.config).map(({ key, href, icon }) =>
            key === "inbox" ? (
              <InboxLink key={key} href={href} isHere={href === here} icon={icon} />
            ) : (
              <RoomLink key={key} href={href} isHere={href === here}>
                <Icon name={icon} flip={icon === "route"} />
                <span>{t(`shell:profile.${key}`)}</span>
              </RoomLink>
            ),
          )}
        </Spaced>{" "}
        {hasWishlist(shell) ? (
          <Link to={wishlistHref(current)} preventScrollReset>
            <Icon name="heart" />
            <span>{t("shell:wishlist")}</span>
          </Link>
        ) : null}
      </nav>
      <div className="stack">{children}</div>
    </div>
  );
}

const InboxLink = personalFragment(
  function PersonalInbox({ icon, ...link }: Pick<RoomLinkProps, "href" | "isHere"> & { icon: IconName }) {
    const { t } = useTranslation("shell");
    return (
      <RoomLink {...link} label={useUnreadName(t("profile.inbox"))}>
        <Icon name={icon} flip />
        <span>
          {t("profile.inbox")} <UnreadBadge />
        </span>
      </RoomLink>
    );
  },
  () => ({ customer: true }),
);

type RoomLinkProps = {
  href: string;
  isHere: boolean;
  className?: string;
  label?: string | undefined;
  children: ReactNode;
};

function RoomLink({ href, isHere, className, label, children }: RoomLinkProps) {
  return (
    <Link to={href} className={className} aria-label={label} aria-current={isHere ? "page" : undefined}>
      {children}
    </Link>
  );
}

/** The address of the section a page belongs to, without what only narrows its list. */
function roomOf(current: string): string {
  const url = new URL(current, "http://page.invalid");
  if (isInbox(url)) return inboxHref;
  const { pathname, searchParams } = url;
  const page = searchParams.get("page");
  return pathname === overview && page ? `${overview}?page=${page}` : pathname;
}
