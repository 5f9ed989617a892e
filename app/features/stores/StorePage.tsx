import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useCart } from "~/features/cart/CartContext";
import { useCardView } from "~/features/items/card-view";
import { ItemCard } from "~/features/items/ItemCard";
import { MenuRow, menuGrid } from "~/features/items/MenuRow";
import { dialogHref } from "~/ui/dialog-href";
import { EmptyState } from "~/ui/EmptyState";
import { LoadMore } from "~/ui/LoadMore";
import type { StoreData } from "./load-store.server";
import { StoreHead } from "./StoreHead";
import styles from "./StorePage.module.css";

/** A store: its head, the sections of its menu as links, and what it sells (RTE-36). */
export function StorePage(data: StoreData) {
  const { t } = useTranslation("stores");
  const { items, total, moreHref, sections } = data;
  const current = sections.find(({ isCurrent }) => isCurrent);
  return (
    <div className={styles.storep}>
      <StoreHead {...data} />
      <div className="wrap">
        {sections.length > 2 ? <Sections sections={sections} /> : null}
        <section className="sec" id="menu">
          <div className="sec__h">
            <h2>{current?.id ? current.name : t("items")}</h2>
          </div>
          {items.length > 0 ? <Items {...data} /> : <EmptySection href={sections[0]?.href} />}
          <LoadMore href={moreHref} shown={items.length} total={total} />
        </section>
      </div>
      <CartBar />
    </div>
  );
}

function Sections({ sections }: Pick<StoreData, "sections">) {
  const { t } = useTranslation("stores");
  return (
    <nav className={styles.catbar} aria-label={t("sections")}>
      <div className="chips">
        {sections.map(({ id, name, href, isCurrent }) => (
          <Link key={id} className="chip" to={href} preventScrollReset aria-current={isCurrent ? "page" : undefined}>
            {name}
          </Link>
        ))}
      </div>
    </nav>
  );
}

function Items({ items, isRowLayout }: StoreData) {
  const view = useCardView();
  const Card = isRowLayout ? MenuRow : ItemCard;
  return (
    <div className={isRowLayout ? menuGrid : "grid grid--6"}>
      {items.map((item) => (
        <Card key={item.id} item={item} view={view} />
      ))}
    </div>
  );
}

function EmptySection({ href }: { href: string | undefined }) {
  const { t } = useTranslation("stores");
  return (
    <EmptyState
      small
      picture="magnifying-glass-tilted-left"
      title={t("empty.title")}
      {...(href ? { action: { href, label: t("empty.action") } } : {})}
    >
      {t("empty.text")}
    </EmptyState>
  );
}

/** Phones keep the way to the cart in view while there is something in it. */
function CartBar() {
  const { t } = useTranslation("stores");
  const { lines } = useCart();
  const { pathname, search } = useLocation();
  if (lines.length === 0) return null;
  return (
    <Link className={styles.cartbar} to={dialogHref(pathname + search, "cart")} preventScrollReset>
      <span className="badge" aria-hidden="true">
        {lines.length}
      </span>
      <span>{t("viewCart")}</span>
      <span className="small">{t("cartItems", { count: lines.length })}</span>
    </Link>
  );
}
