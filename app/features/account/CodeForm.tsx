import { getFormProps, useForm } from "@conform-to/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { TextField } from "~/ui/kit/TextField";
import { SubmitButton } from "~/ui/SubmitButton";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./Auth.module.css";
import { FormErrors } from "./FormErrors";
import type { CodeData } from "./load-continue.server";

/** Where the code went, in words. */
export function CodeLead({ channel, to }: CodeData) {
  const { t } = useTranslation("auth");
  if (to === "") return t(channel === "phone" ? "code.toPhone" : "code.toEmail");
  return t("code.sentTo", { to });
}

type CodeFormProps = { code: CodeData; intents: { check: string; resend: string } };

/** The field for a one-time code, and the button for another one. */
export function CodeForm({ code, intents }: CodeFormProps) {
  const { t } = useTranslation("auth");
  const fetcher = useFormFetcher();
  const result = useFormResult(intents.check, fetcher.data);
  const [form, fields] = useForm<{ code: string; to: string }, string[]>({
    id: intents.check,
    lastResult: result?.reply,
    constraint: code.constraints,
  });
  const isPhone = code.channel === "phone";
  if (code.isElsewhere) return <p className="note note--warn">{t("code.elsewhere")}</p>;
  return (
    <>
      <ShopForm intent={intents.check} fetcher={fetcher} className={styles.authF} {...getFormProps(form)} noValidate>
        <FormErrors id={form.errorId} errors={form.errors} />
        {code.to === "" ? (
          <TextField
            field={fields.to}
            label={t(isPhone ? "code.phone" : "code.email")}
            type={isPhone ? "tel" : "email"}
            autoComplete={isPhone ? "tel" : "email"}
            dir="ltr"
          />
        ) : null}
        <TextField
          field={fields.code}
          label={t("code.label")}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
        />
        <SubmitButton wide busy={fetcher.isUnderWay}>
          {t("code.submit")}
        </SubmitButton>
      </ShopForm>
      <ResendForm key={code.sentAt} intent={intents.resend} waitMs={code.resendInMs} />
    </>
  );
}

/** Another code. Scripts hold the button back until the delivery API sends one; without them it says how long that is. */
function ResendForm({ intent, waitMs }: { intent: string; waitMs: number }) {
  const { t } = useTranslation("auth");
  const fetcher = useFormFetcher();
  const result = useFormResult(intent, fetcher.data);
  const seconds = useSecondsLeft(waitMs);
  const isHydrated = useHydrated();
  const isWaiting = seconds > 0;
  return (
    <ShopForm intent={intent} fetcher={fetcher} className={styles.authF}>
      <FormErrors id={`${intent}-errors`} errors={result?.reply?.error?.[""] ?? undefined} />
      <SubmitButton look="line" wide busy={fetcher.isUnderWay} disabled={isHydrated && isWaiting}>
        {t("code.resend")}
      </SubmitButton>
      {isWaiting ? <p className="muted">{t("code.wait", { count: seconds })}</p> : null}
    </ShopForm>
  );
}

/** Whole seconds until a wait of `ms`, as the server told it, is over. */
function useSecondsLeft(ms: number): number {
  const [left, setLeft] = useState(Math.ceil(ms / 1000));
  useEffect(() => {
    const endsAt = Date.now() + ms;
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [ms]);
  return left;
}
