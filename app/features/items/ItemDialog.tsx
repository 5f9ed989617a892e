import { useTranslation } from "react-i18next";
import { Dialog, DialogBody } from "~/ui/Dialog";
import { withoutDialog } from "~/ui/dialog-href";
import { EmptyState } from "~/ui/EmptyState";
import { Picture } from "~/ui/Picture";
import { CardHeart, cardId } from "./CardParts";
import styles from "./ItemDialog.module.css";
import { ItemForm } from "./ItemForm";
import type { ItemDialogData } from "./load-item.server";

const titleId = "item-title";

/** `?dialog=item&item=41`: the item over any page (ITEM-01, CART-17). */
export function ItemDialog({ data, current }: { data: ItemDialogData; current: string }) {
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
    <Dialog title={item.name} titleId={titleId} closeHref={withoutDialog(current, cardId(item))}>
      <ItemForm
        key={`${item.id}-${data.lineId}`}
        {...data}
        titleId={titleId}
        picture={
          <div className={styles.detPic}>
            <Picture src={item.image} width={459} height={242} className={styles.detGround} />
            <Picture
              src={item.image}
              alt={item.name}
              width={459}
              height={242}
              eager
              standIn="tools-kitchen-2"
              className={styles.detWhole}
            />
            <CardHeart item={{ ...item, isCampaign }} />
          </div>
        }
      />
    </Dialog>
  );
}
