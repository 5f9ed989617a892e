import { useTranslation } from "react-i18next";
import { Dialog, DialogBody } from "~/ui/Dialog";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { buttonClass } from "~/ui/SubmitButton";
import type { ModulesDialogData } from "./load-modules.server";
import { ModuleCards } from "./ModuleCards";

/** `?dialog=modules`: which kind of shop? It stays until one is chosen (MOD-01, MOD-03, MOD-05). */
export function ModulesDialog({ data, current }: { data: ModulesDialogData; current: string }) {
  const { t } = useTranslation("modules");
  return (
    <Dialog title={t("title")} closeHref={null}>
      <DialogBody>
        {data.isFailed ? (
          <p className="note note--bad">
            <Icon name="alert-circle" />
            <span>{t("ui:failure.noAnswer")}</span>
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
            <p className="muted">{t("required")}</p>
            <ModuleCards modules={data.modules} small />
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}
