import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Dialog, DialogBody, DialogFoot } from "~/ui/Dialog";
import { dialogHref } from "~/ui/dialog-href";
import { buttonClass } from "~/ui/SubmitButton";

/** `?dialog=location-permission`: the browser refuses to say where it is (LOC-18, LOC-20). */
export function PermissionDialog({ current }: { current: string }) {
  const { t } = useTranslation("location");
  const backHref = dialogHref(current, "location");
  return (
    <Dialog title={t("permission.title")} closeHref={backHref}>
      <DialogBody>
        <p>{t("permission.off")}</p>
      </DialogBody>
      <DialogFoot>
        <Link className={buttonClass("line", "normal", true)} to={backHref} preventScrollReset>
          {t("permission.close")}
        </Link>
      </DialogFoot>
    </Dialog>
  );
}
