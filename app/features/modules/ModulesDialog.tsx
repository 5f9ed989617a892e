import { useTranslation } from "react-i18next";
import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { Dialog, DialogBody } from "~/ui/Dialog";
import { withoutDialog } from "~/ui/dialog-href";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { buttonClass } from "~/ui/SubmitButton";
import type { ModulesDialogData } from "./load-modules.server";
import { ModuleCards } from "./ModuleCards";
import styles from "./Modules.module.css";

/** `?dialog=modules`: which kind of shop? Closed without an answer it leads back to where the address is said (MOD-01, MOD-03, MOD-05). */
export function ModulesDialog({ data, current }: { data: ModulesDialogData; current: string }) {
  const { t } = useTranslation("modules");
  const { module } = useShopFacts();
  return (
    <Dialog title={t("title")} closeHref={module ? withoutDialog(current) : "/"}>
      <DialogBody>
        {data.isFailed ? (
          <p className="note note--bad">
            <Icon name="alert-circle" />
            <span>{t("ui:failure.noAnswer")}</span>{" "}
            <a className={buttonClass("line", "small")} href={current} data-reload>
              {t("ui:tryAgain")}
            </a>
          </p>
        ) : data.modules.length === 0 ? (
          <EmptyState picture="package" title={t("none")} small>
            {t("contact")}
          </EmptyState>
        ) : (
          <>
            <p className={styles.ask}>
              <b>{t("ask")}</b> <span className="muted">{t("required")}</span>
            </p>
            <ModuleCards modules={data.modules} small />
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}
