import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
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
  const timer = useRef<number | null>(null);
  const { state } = useNavigation();
  // Whoever leaves meanwhile has thought better of it, though the dialog may stay until the page has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation that begins ends the pause
  useEffect(() => {
    return () => {
      window.clearTimeout(timer.current ?? undefined);
      timer.current = null;
    };
  }, [state]);
  function pause(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (timer.current !== null) return;
    const form = event.currentTarget;
    timer.current = window.setTimeout(() => {
      timer.current = null;
      fetcher.submit(form);
    }, logoutDelayMs);
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
