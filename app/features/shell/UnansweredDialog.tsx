import { useTranslation } from "react-i18next";
import { Dialog, DialogBody, DialogFoot } from "~/ui/Dialog";
import { withoutDialog } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import { buttonClass } from "~/ui/SubmitButton";

/** Stands for a dialog whose data could not be had; the page below it is well. The link tries again as a whole page. */
export function UnansweredDialog({ current }: { current: string }) {
  const { t } = useTranslation("ui");
  return (
    <Dialog title={t("errors.503.title")} variant="small" closeHref={withoutDialog(current)}>
      <DialogBody>
        <p>{t("errors.503.text")}</p>
      </DialogBody>
      <DialogFoot>
        <a className={buttonClass("accent", "normal", true)} href={current} data-reload>
          <Icon name="refresh" />
          {t("tryAgain")}
        </a>
      </DialogFoot>
    </Dialog>
  );
}
