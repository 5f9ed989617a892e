import { useTranslation } from "react-i18next";
import type { Item, Selection } from "~/delivery-api";
import type { OpensAt, SaleState } from "~/features/catalogue/availability.server";
import { linePrice } from "~/features/catalogue/price";
import { isInStock } from "~/features/catalogue/stock";
import { chosenVariation } from "~/features/catalogue/variations";
import { calendarDate, calendarDay, clockTime, quantity as writtenQuantity } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { classes } from "~/ui/classes";
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
  /** The options to choose from next. */
  missing: { id: string; title: string | null } | null;
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
      <Choosing {...props} />
      <BuyButton {...props} />
    </>
  );
}

/** How many, what is still to be chosen, and the way past the cart. Hydrated, the button below says the total (ITEM-16). */
function Choosing({ item, isCampaign, selection, missing, busyIntent }: ItemActionsProps) {
  const { t, money, digits } = useCardView();
  const { t: tProduct } = useTranslation("product");
  const isHydrated = useHydrated();
  const { quantity } = selection;
  return (
    <>
      <SubmitButton
        look="line"
        size="small"
        className={classes(styles.updateTotal, "until-hydrated")}
        name="intent"
        value="update-total"
        hidden={isHydrated}
      >
        {t("updateTotal")}
      </SubmitButton>
      <div className={styles.detQ}>
        <Stepper
          size="large"
          label={item.name}
          quantity={quantity}
          written={writtenQuantity(quantity)}
          less={{ name: fieldNames.step, value: "-1", disabled: quantity <= 1 }}
          more={{ name: fieldNames.step, value: "1" }}
        />
        <div className={isHydrated ? "vh" : styles.total} aria-live="polite" aria-atomic="true">
          <small>{t("total")}</small>{" "}
          <b>
            <Money text={money(linePrice(item, selection, digits).total)} />
          </b>
        </div>
        {isHydrated && missing ? (
          <button type="button" className={styles.missing} onClick={() => leadTo(missing.id)}>
            {missing.title === null ? t("options") : tProduct("choose", { name: missing.title })}
          </button>
        ) : null}
        {isInStock(item, selection) ? (
          <SubmitButton look="plain" name="intent" value="buy-now" busy={busyIntent === "buy-now"}>
            {t(isCampaign ? "orderNow" : "buyNow")}
          </SubmitButton>
        ) : null}
      </div>
    </>
  );
}

/** To the options with that id, and the keys with it. */
function leadTo(id: string) {
  const options = document.getElementById(id);
  options?.scrollIntoView({ block: "center" });
  options?.querySelector<HTMLElement>("input:not(:disabled)")?.focus({ preventScroll: true });
}

/** Campaign items are ordered at once or put into the cart like others (ITEM-09); without stock there is nothing to press (ITEM-22). */
function BuyButton({ item, lineId, selection, busyIntent }: ItemActionsProps) {
  const { t, money, digits } = useCardView();
  const isHydrated = useHydrated();
  if (!isInStock(item, selection)) {
    return (
      <SubmitButton wide disabled>
        {t("outOfStock")}
      </SubmitButton>
    );
  }
  return (
    <SubmitButton wide name="intent" value="add-to-cart" busy={busyIntent === "add-to-cart"}>
      {t(lineId === null ? "addToCart" : "updateCart")}
      {isHydrated ? (
        <span aria-hidden="true">
          {" · "}
          <Money text={money(linePrice(item, selection, digits).total)} />
        </span>
      ) : null}
    </SubmitButton>
  );
}

/** ITEM-12: the hours, where the buttons would be. */
function NotNow({ because }: { because: Extract<SaleState, { state: "not-now" }>["because"] }) {
  const { t } = useTranslation("items");
  const language = useLanguage();
  const time = (text: string) => clockTime(text, language);
  const day = (date: string) => calendarDate(date, language);
  const storeOpens = (opening: OpensAt) =>
    opening.date === null
      ? t("storeOpensAt", { time: time(opening.time) })
      : t("storeOpensOn", { day: calendarDay(opening.date, language), time: time(opening.time) });
  return (
    <Notice kind="warning" title={t("notAvailableNow")}>
      {because.reason === "hours" ? t("availableHours", { from: time(because.from), to: time(because.to) }) : null}
      {because.reason === "campaign" ? t("availableDates", { from: day(because.from), to: day(because.to) }) : null}
      {because.reason === "store-inactive" ? t("storeClosed") : null}
      {because.reason === "store-closed" ? (because.opensAt ? storeOpens(because.opensAt) : t("storeClosed")) : null}
    </Notice>
  );
}
