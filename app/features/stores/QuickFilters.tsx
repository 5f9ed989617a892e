import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { Spaced } from "~/ui/Spaced";
import { quickFilterLinks, type storeListHref } from "./store-list-href";

/** Chips that narrow the stores: links to the listing with one more filter, or one less. */
export function QuickFilters({ state }: { state: Parameters<typeof storeListHref>[0] }) {
  const { t } = useTranslation("stores");
  return (
    <nav className="chips" aria-label={t("quick.label")}>
      <Spaced>
        {quickFilterLinks(state).map(({ filter, isChosen, href }) => (
          <Link key={filter} className="chip" to={href} aria-current={isChosen || undefined}>
            {filter === "rated" ? <span className="vh">{`${t("ui:rated")} `}</span> : null}
            {t(`quick.${filter}`)}
            {isChosen ? <Icon name="x" /> : null}
          </Link>
        ))}
      </Spaced>
    </nav>
  );
}
