import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./Icon";

/** Where the page stands: links to what is above it, then its own name. */
export function Breadcrumbs({ above, here }: { above: { href: string; label: string }[]; here: string }) {
  const { t } = useTranslation("ui");
  return (
    <nav className="crumbs" aria-label={t("breadcrumbs")}>
      {above.map(({ href, label }) => (
        <Fragment key={href}>
          <Link to={href}>{label}</Link>
          <Icon name="chevron-right" flip />{" "}
        </Fragment>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  );
}
