import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "./SubmitButton";

/** The next page of a list as a link, with how far one has come. Nothing when all is shown. */
export function LoadMore({ href, shown, total }: { href: string | null; shown: number; total: number }) {
  const { t } = useTranslation("ui");
  if (!href) return null;
  return (
    <p className="loadmore">
      <Link className={buttonClass("line")} to={href} preventScrollReset>
        {t("loadMore")}
      </Link>
      <small className="muted">{t("shownOf", { shown, total })}</small>
    </p>
  );
}
