import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ShopForm } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Confirm } from "~/ui/Confirm";
import { withoutDialog } from "~/ui/dialog-href";
import { SubmitButton } from "~/ui/SubmitButton";

/** The specification's pause before a confirmed logout takes effect (SES-12). */
const logoutDelayMs = 500;

/** `?dialog=logout`: asks before signing out (SES-11). */
export function LogoutDialog({ current }: { current: string }) {
  const { t } = useTranslation("account");
  const fetcher = useFormFetcher();
  const waiting = useRef(false);
  function pause(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (waiting.current) return;
    waiting.current = true;
    const form = event.currentTarget;
    setTimeout(() => fetcher.submit(form), logoutDelayMs);
  }
  return (
    <Confirm
      title={t("logout.question")}
      icon="logout"
      closeHref={withoutDialog(current)}
      cancel={t("logout.cancel")}
      action={
        <ShopForm intent="logout" fetcher={fetcher} onSubmit={pause}>
          <SubmitButton look="danger" wide busy={fetcher.isUnderWay}>
            {t("logout.submit")}
          </SubmitButton>
        </ShopForm>
      }
    />
  );
}
