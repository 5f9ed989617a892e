import { useTranslation } from "react-i18next";
import { cartHref } from "~/features/cart/cart-href";
import { Dialog, DialogBody } from "~/ui/Dialog";
import { withoutDialog } from "~/ui/dialog-href";
import { EmptyState } from "~/ui/EmptyState";
import { CardHeart, cardId } from "./CardParts";
import { Gallery } from "./Gallery";
import { galleryOfDialog } from "./gallery-place";
import { ItemComing, seenCard } from "./ItemComing";
import styles from "./ItemDialog.module.css";
import { ItemForm } from "./ItemForm";
import type { ItemDialogData } from "./load-item.server";

const titleId = "item-title";
const formId = "item-form";

/** A line of the cart is edited: closing leads back to it. */
const isOfCart = (current: string) => new URL(current, "http://page.invalid").searchParams.get("back") === "cart";
type ItemDialogProps = {
  /** Null while they are on their way. */
  data: ItemDialogData | null;
  current: string;
  /** Where the dialog's own address leads while its data are on their way. */
  coming?: string;
};

/** `?dialog=item&item=41`: the item over any page (ITEM-01, CART-17). */
export default function ItemDialog({ data, current, coming = "" }: ItemDialogProps) {
  const { t } = useTranslation("items");
  if (data === null) {
    const card = seenCard(coming);
    if (!card) return null;
    // The same dialog that will show the item: its focus stays, and it rises once.
    return (
      <Dialog title={card.name} titleId={titleId} closeHref={withoutDialog(current)} variant="split">
        <ItemComing card={card} titleId={titleId} />
      </Dialog>
    );
  }
  if (data.kind !== "item") {
    const closeHref = withoutDialog(current);
    return (
      <Dialog title={t(`${data.kind}.title`)} closeHref={closeHref} variant="small">
        <DialogBody>
          <EmptyState
            small
            picture="magnifying-glass-tilted-left"
            title={t(`${data.kind}.title`)}
            action={
              data.kind === "gone"
                ? { href: closeHref, label: t("ui:close") }
                : { href: current, label: t("ui:tryAgain") }
            }
          >
            {t(`${data.kind}.text`)}
          </EmptyState>
        </DialogBody>
      </Dialog>
    );
  }
  const { item, isCampaign } = data;
  return (
    <Dialog
      title={item.name}
      titleId={titleId}
      closeHref={isOfCart(current) ? cartHref(current) : withoutDialog(current, cardId(item))}
      variant="split"
    >
      <ItemForm
        key={`${item.id}-${data.lineId}`}
        {...data}
        formId={formId}
        titleId={titleId}
        picture={
          <>
            <div className={styles.bar} aria-hidden="true">
              <b>{item.name}</b>
            </div>
            <Gallery
              formId={formId}
              images={item.images}
              name={item.name}
              place={galleryOfDialog(current)}
              standIn="tools-kitchen-2"
              isWide
            >
              <CardHeart item={{ ...item, isCampaign }} />
            </Gallery>
          </>
        }
      />
    </Dialog>
  );
}
