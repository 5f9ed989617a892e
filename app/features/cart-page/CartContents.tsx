import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { cartLinesPath, useCart } from "~/features/cart/CartContext";
import { QuantityForm } from "~/features/cart/QuantityForm";
import { useCheckoutHref } from "~/features/cart/use-checkout-href";
import { itemOf } from "~/features/catalogue/item-href";
import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { useMoney } from "~/features/catalogue/use-money";
import { commaList } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { classes } from "~/ui/classes";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import { Money, Price, VegMark } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { buttonClass } from "~/ui/SubmitButton";
import styles from "./Cart.module.css";
import { CostsLine } from "./CostsLine";
import type { CartLineDetails } from "./cart-details";
import type { CartPageData } from "./load-cart-details.server";

/** The store, the way to free delivery, and the lines (CART-03, CART-25). */
export function CartLines({ cart, current }: { cart: CartPageData; current: string }) {
  const { t } = useTranslation("cart");
  return (
    <>
      <div className="stack">
        {cart.store ? <StoreRow {...cart.store} /> : null}
        {cart.freeDelivery ? <FreeDelivery {...cart.freeDelivery} /> : null}
        {cart.waiting ? <p className="note">{cart.waiting}</p> : null}
      </div>
      <p className={styles.empty}>
        <Link className="link" to={dialogHref(current, "clear-cart")} preventScrollReset>
          {t("emptyCart")}
        </Link>
      </p>
      {cart.lines.map((line) => (
        <Line key={line.id} line={line} current={current} />
      ))}
    </>
  );
}

function StoreRow({ href, name, logo, deliveryTime }: NonNullable<CartPageData["store"]>) {
  return (
    <Link className="again again--flat" to={href}>
      <Picture src={logo} width={48} height={48} standIn="building-store" className="again__l" />
      <span>
        <b>{name}</b>{" "}
        {deliveryTime ? (
          <small>
            <bdi>{deliveryTime}</bdi>
          </small>
        ) : null}
      </span>
      <Icon name="chevron-right" flip />
    </Link>
  );
}

function FreeDelivery({ percent, missing }: { percent: number; missing: number }) {
  const { t } = useTranslation("cart");
  const format = useMoney();
  const shown = Math.floor(percent);
  return (
    <div className={styles.free}>
      <p>
        <Icon name="motorbike" flip />
        <span>{missing > 0 ? t("freeDelivery.missing", { amount: format(missing) }) : t("freeDelivery.reached")}</span>
      </p>
      <progress className="ok" max={100} value={shown} aria-label={t("freeDelivery.progress")}>
        {shown}%
      </progress>
    </div>
  );
}

function Line({ line, current }: { line: CartLineDetails; current: string }) {
  const { t } = useTranslation("cart");
  const language = useLanguage();
  const { lines } = useCart();
  const format = useMoney();
  const existing = lines.find(({ id }) => id === line.id);
  // Its removal is under way.
  if (!existing) return null;
  return (
    <article className={styles.line}>
      <Picture src={line.image} width={72} height={72} className={styles.linePic} />
      <div>
        <h3>
          {line.isVeg === null ? null : <VegMark isVeg={line.isVeg} />}
          <bdi>{line.name}</bdi>
        </h3>
        {line.options ? (
          <p>
            <bdi>{line.options}</bdi>
          </p>
        ) : null}
        {line.allergens.length > 0 ? <p>{t("contains", { allergens: commaList(line.allergens, language) })}</p> : null}
        <div className={styles.lineF}>
          <Price price={format(line.total)} was={line.before > line.total ? format(line.before) : null} />
          <QuantityForm line={existing} name={line.name} current={current} />
        </div>
        <LineActions line={line} current={current} />
      </div>
    </article>
  );
}

/** Other options, and for customers the wishlist, which takes no campaign items. */
function LineActions({ line, current }: { line: CartLineDetails; current: string }) {
  const { t } = useTranslation("cart");
  const { isSignedIn } = useShopFacts();
  const { formToken } = useCart();
  const { id, itemId, name, isCampaign, isEditable } = line;
  const canSave = isSignedIn && !isCampaign;
  if (!isEditable && !canSave) return null;
  return (
    <div className={styles.lineA}>
      {isEditable ? (
        <Link
          className="link"
          to={dialogHref(current, "item", { ...itemOf(itemId, isCampaign), lineId: id, back: "cart" })}
          preventScrollReset
          aria-label={t("editLine", { name })}
        >
          {t("edit")}
        </Link>
      ) : null}
      {canSave ? (
        <form method="post" action={cartLinesPath}>
          <input type="hidden" name="intent" value="save-for-later" />
          <input type="hidden" name="token" value={formToken} />
          <input type="hidden" name="returnTo" value={current} />
          <input type="hidden" name="lineId" value={id} />
          <button type="submit" className="link" aria-label={t("saveLine", { name })}>
            {t("save")}
          </button>
        </form>
      ) : null}
    </div>
  );
}

/** Discount, subtotal, what an order would cost, and the way to checkout (CART-03, CART-26). */
export function CartSums({ cart, current }: { cart: CartPageData; current: string }) {
  const { t } = useTranslation("cart");
  const format = useMoney();
  return (
    <div className={styles.total}>
      <dl className={classes("sums", styles.sums)}>
        {cart.saved > 0 ? (
          <div className="plus">
            <dt>{t("discount")}</dt>
            <dd>
              <Money text={`−${format(cart.saved)}`} />
            </dd>
          </div>
        ) : null}
        <div className="tot">
          <dt>{t("subtotal")}</dt>
          <dd>
            <Money text={format(cart.subtotal)} />
          </dd>
        </div>
      </dl>
      {cart.costs ? <CostsLine costs={cart.costs} /> : null}
      <Link
        className={buttonClass("accent", "normal", true)}
        to={useCheckoutHref("/checkout?page=cart", current)}
        preventScrollReset
      >
        {t("checkout")}
        <Icon name="arrow-right" flip />
      </Link>
    </div>
  );
}
