import { useTranslation } from "react-i18next";
import { ShopForm } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Confirm } from "~/ui/Confirm";
import { withoutDialog } from "~/ui/dialog-href";
import { SubmitButton } from "~/ui/SubmitButton";

/** `?dialog=delete-account`: asks before the account is deleted (PROF-16). */
export function DeleteAccountDialog({ current }: { current: string }) {
  const { t } = useTranslation("deletion");
  const fetcher = useFormFetcher();
  return (
    <Confirm
      title={t("question")}
      closeHref={withoutDialog(current)}
      cancel={t("cancel")}
      action={
        <ShopForm intent="delete-account" fetcher={fetcher}>
          <SubmitButton look="danger" wide busy={fetcher.isUnderWay}>
            {t("submit")}
          </SubmitButton>
        </ShopForm>
      }
    >
      {t("text")}
    </Confirm>
  );
}
