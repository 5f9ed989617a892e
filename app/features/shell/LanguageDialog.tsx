import { useTranslation } from "react-i18next";
import type { Language } from "~/i18n/languages";
import { ShopForm } from "~/request/posting/ShopForm";
import { Confirm } from "~/ui/Confirm";
import { withoutDialog } from "~/ui/dialog-href";
import { buttonClass } from "~/ui/SubmitButton";

/** `?dialog=language&language=ar`: asks before changing (LNG-02, LNG-03, LNG-04). */
export function LanguageDialog({ language, current }: { language: Language; current: string }) {
  const { t } = useTranslation("shell");
  const closeHref = withoutDialog(current);
  return (
    <Confirm
      title={t("language.question")}
      icon="language"
      closeHref={closeHref}
      cancel={t("language.no")}
      action={
        <ShopForm intent="language" action="/settings/change">
          <input type="hidden" name="returnTo" value={closeHref} />
          <button type="submit" className={buttonClass()} name="value" value={language}>
            {t("language.yes")}
          </button>
        </ShopForm>
      }
    >
      {t("language.note")}
    </Confirm>
  );
}
