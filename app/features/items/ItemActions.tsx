import { useTranslation } from "react-i18next";
import type { Item, Selection } from "~/delivery-api";
import type { SaleState } from "~/features/catalogue/availability.server";
import { linePrice } from "~/features/catalogue/price";
import { isInStock } from "~/features/catalogue/stock";
import { chosenVariation } from "~/features/catalogue/variations";
import { clockTime, quantity as writtenQuantity } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Money, Notice } from "~/ui/Marks";
import { Stepper } from "~/ui/Stepper";
import { SubmitButton } from "~/ui/SubmitButton";
import { useHydrated } from "~/ui/use-hydrated";
import { useCardView } from "./card-view";
import styles from "./ItemDialog.module.css";
import { fieldNames, type ItemFormDetails } from "./selection-form";

type ItemActionsProps = {
  item: Item;
  isCampaign: boolean;
  lineId: number | null;
  selection: Selection;
  sale: SaleState;
  /** What is wrong with what was sent. */
  messages: ItemFormDetails["messages"];
  /** The button whose post is under way. */
  busyIntent: string | null;
};

/** Quantity, total and the ways to buy; what stands against buying takes their place (ITEM-08, ITEM-12 to ITEM-19). */
export function ItemActions(props: ItemActionsProps) {
  const { item, selection, sale, messages } = props;
  const { t } = useTranslation("items");
  const isHydrated = useHydrated();
  // Said as soon as it is chosen: the button below cannot be pressed then (VAR-13, ITEM-21).
  const isSoldOut = chosenVariation(item, selection) !== null && item.stock !== 0 && !isInStock(item, selection);
  const soldOut = isSoldOut ? t("problems.variation-out-of-stock") : undefined;
  // Hydrated, the focus is at the group and its message; a bare page opens at its top, where only the foot is in view.
  const message = messages.find(({ name }) => name === null || !isHydrated)?.text ?? soldOut;
  if (sale.state === "not-now") return <NotNow because={sale.because} />;
  return (
    <>
      {message ? (
        <Notice kind="error" role="alert">
          {message}
        </Notice>
      ) : null}
      <QuantityAndTotal item={item} selection={selection} />
      <BuyButtons {...props} />
    </>
  );
}

function QuantityAndTotal({ item, selection }: Pick<ItemActionsProps, "item" | "selection">) {
  const { t, money, digits } = useCardView();
  const isHydrated = useHydrated();
  const { quantity } = selection;
  return (
    <div className={styles.detQ}>
      <SubmitButton
        look="line"
        size="small"
        className={styles.updateTotal}
        name="intent"
        value="update-total"
        hidden={isHydrated}
      >
        {t("updateTotal")}
      </SubmitButton>
      <Stepper
        size="large"
        label={item.name}
        quantity={quantity}
        written={writtenQuantity(quantity)}
        less={{ name: fieldNames.step, value: "-1", disabled: quantity <= 1 }}
        more={{ name: fieldNames.step, value: "1" }}
      />
      <div>
        <small>{t("total")}</small>
        <b aria-live="polite">
          <Money text={money(linePrice(item, selection, digits).total)} />
        </b>
      </div>
    </div>
  );
}

/** Campaign items are ordered at once or put into the cart like others (ITEM-09); without stock there is nothing to press (ITEM-22). */
function BuyButtons({ item, isCampaign, lineId, selection, busyIntent }: ItemActionsProps) {
  const { t } = useTranslation("items");
  if (!isInStock(item, selection)) {
    return (
      <SubmitButton wide disabled>
        {t("outOfStock")}
      </SubmitButton>
    );
  }
  return (
    <div className="two">
      <SubmitButton look="soft" name="intent" value="buy-now" busy={busyIntent === "buy-now"}>
        {t(isCampaign ? "orderNow" : "buyNow")}
      </SubmitButton>
      <SubmitButton name="intent" value="add-to-cart" busy={busyIntent === "add-to-cart"}>
        {t(lineId === null ? "addToCart" : "updateCart")}
      </SubmitButton>
    </div>
  );
}

/** ITEM-12: the hours, where the buttons would be. */
function NotNow({ because }: { because: Extract<SaleState, { state: "not-now" }>["because"] }) {
  const { t } = useTranslation("items");
  const language = useLanguage();
  const time = (text: string) => clockTime(text, language);
  return (
    <Notice kind="warning" title={t("notAvailableNow")}>
      {because.reason === "hours" ? t("availableHours", { from: time(because.from), to: time(because.to) }) : null}
      {because.reason === "campaign" ? t("availableDates", { from: because.from, to: because.to }) : null}
      {because.reason === "store-inactive" ? t("storeClosed") : null}
      {because.reason === "store-closed"
        ? because.opensAt
          ? t("storeOpensAt", { time: time(because.opensAt.time) })
          : t("storeClosed")
        : null}
    </Notice>
  );
}
