import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CardItem, CardStore } from "~/features/catalogue/card";
import { storeHref } from "~/features/catalogue/store-href";
import { CardAdd, CardName, CardPicture, CardPrice } from "~/features/items/CardParts";
import { type CardView, useCardView } from "~/features/items/card-view";
import type { WishlistData } from "~/features/wishlist/load-wishlist.server";
import { GuestWishDialog } from "~/features/wishlist/WishDialogs";
import { useWishlist } from "~/features/wishlist/WishlistContext";
import { removeFromWishlistHref, wishlistHref } from "~/features/wishlist/wish-href";
import { wishKey } from "~/features/wishlist/wishes";
import { rating } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Dialog, DialogBody } from "~/ui/Dialog";
import { withoutDialog } from "~/ui/dialog-href";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { Rating } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { Spaced } from "~/ui/Spaced";
import styles from "./WishlistDrawer.module.css";

/** `?dialog=wishlist&tab=stores`: what the customer wished for (WISH-08 to WISH-11). It stands up here because it draws cards of items. */
export function WishlistDrawer({ data, current }: { data: WishlistData; current: string }) {
  const { t } = useTranslation("wishlist");
  const { wished } = useWishlist();
  if (data.kind === "guest") return <GuestWishDialog current={current} />;
  // Not those whose removal is under way.
  const items = data.kind === "items" ? data.items.filter(({ id }) => wished.has(wishKey({ kind: "item", id }))) : [];
  const stores =
    data.kind === "stores" ? data.stores.filter(({ id }) => wished.has(wishKey({ kind: "store", id }))) : [];
  return (
    <Dialog title={t("title")} variant="drawer-end" closeHref={withoutDialog(current)}>
      <DialogBody>
        <Tabs tab={data.kind} labels={data.tabs} current={current} />
        {items.length + stores.length === 0 ? <Empty tab={data.kind} current={current} /> : null}
        <Rows items={items} stores={stores} current={current} />
      </DialogBody>
    </Dialog>
  );
}

type Tab = "items" | "stores";

function Tabs({ tab, labels, current }: { tab: Tab; labels: Record<Tab, string>; current: string }) {
  const { t } = useTranslation("wishlist");
  return (
    <nav className="tabs" aria-label={t("title")}>
      <Spaced>
        {(["items", "stores"] as const).map((name) => (
          <Link
            key={name}
            to={wishlistHref(current, name)}
            aria-current={name === tab ? "page" : undefined}
            preventScrollReset
          >
            {labels[name]}
          </Link>
        ))}
      </Spaced>
    </nav>
  );
}

function Empty({ tab, current }: { tab: Tab; current: string }) {
  const { t } = useTranslation("wishlist");
  return (
    <EmptyState
      picture={tab === "items" ? "shopping-bags" : "convenience-store"}
      title={t(`empty.${tab}`)}
      small
      action={{ href: withoutDialog(current), label: t("empty.action") }}
    >
      {t("empty.text")}
    </EmptyState>
  );
}

function Rows({ items, stores, current }: { items: CardItem[]; stores: CardStore[]; current: string }) {
  const view = useCardView({ isInDialog: true });
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <ItemLine key={item.id} item={item} view={view} />
      ))}
      {stores.map((store) => (
        <StoreLine key={store.id} store={store} current={current} />
      ))}
    </ul>
  );
}

/** Add-to-cart and remove (WISH-11). */
function ItemLine({ item, view }: { item: CardItem; view: CardView }) {
  return (
    <li className={styles.row}>
      <div className={styles.pic}>
        <CardPicture item={item} view={view} size={72} badge={false} />
      </div>
      <div className={styles.words}>
        <CardName item={item} view={view} />
        <p className="item__s">{item.storeName}</p>
        <CardPrice item={item} view={view} />
      </div>
      <div className={styles.buttons}>
        <Remove href={removeFromWishlistHref(view.current, { kind: "item", id: item.id })} name={item.name} />
        <CardAdd item={item} view={view} className={undefined} />
      </div>
    </li>
  );
}

/** Remove (WISH-11). */
function StoreLine({ store, current }: { store: CardStore; current: string }) {
  const language = useLanguage();
  return (
    <li className={styles.row}>
      <div className={styles.pic}>
        <Picture src={store.logo} width={72} height={72} standIn="building-store" />
      </div>
      <div className={styles.words}>
        <h3 className="item__n">
          <a href={storeHref(store)}>{store.name}</a>
        </h3>
        <p className="item__s" dir="auto">
          {store.address}
        </p>
        {store.ratingCount > 0 ? <Rating value={rating(store.rating, 1, language)} count={store.ratingCount} /> : null}
      </div>
      <div className={styles.buttons}>
        <Remove href={removeFromWishlistHref(current, { kind: "store", id: store.id })} name={store.name} />
      </div>
    </li>
  );
}

function Remove({ href, name }: { href: string; name: string }) {
  const { t } = useTranslation("wishlist");
  return (
    <Link className="round" to={href} preventScrollReset>
      <Icon name="trash" label={t("remove", { name })} />
    </Link>
  );
}
