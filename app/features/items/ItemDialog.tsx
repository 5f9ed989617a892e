import { useTranslation } from "react-i18next";
import { cartHref } from "~/features/cart/cart-href";
import { Dialog, DialogBody } from "~/ui/Dialog";
import { withoutDialog } from "~/ui/dialog-href";
import { EmptyState } from "~/ui/EmptyState";
import { CardHeart, cardId } from "./CardParts";
import { Gallery } from "./Gallery";
import { galleryOfDialog } from "./gallery-place";
import { ItemForm } from "./ItemForm";
import type { ItemDialogData } from "./load-item.server";

const titleId = "item-title";
const formId = "item-form";

/** A line of the cart is edited: closing leads back to it. */
const isOfCart = (current: string) => new URL(current, "http://page.invalid").searchParams.get("back") === "cart";

/** `?dialog=item&item=41`: the item over any page (ITEM-01, CART-17). */
export default function ItemDialog({ data, current }: { data: ItemDialogData; current: string }) {
  const { t } = useTranslation("items");
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
    >
      <ItemForm
        key={`${item.id}-${data.lineId}`}
        {...data}
        formId={formId}
        titleId={titleId}
        picture={
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
        }
      />
    </Dialog>
  );
}
