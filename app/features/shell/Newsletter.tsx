import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { newsletterConstraint } from "~/features/pages/newsletter";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { FieldError } from "~/ui/Field";
import { SubmitButton } from "~/ui/SubmitButton";
import styles from "./Footer.module.css";
import { useShell } from "./ShellContext";

/** The operator's words, an e-mail field and `Subscribe` (NEWS-01 to NEWS-03). The server judges the address, so that its words are shown. */
export function Newsletter() {
  const { t } = useTranslation("shell");
  const { landing } = useShell().shell;
  const fetcher = useFormFetcher();
  const answer = fetcher.data;
  const reply = useFormResult("newsletter", answer)?.reply;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (answer?.kind === "done" && field.current) field.current.value = "";
  }, [answer]);
  const error = reply?.error?.email?.[0];
  const typed = reply?.initialValue?.email;
  return (
    <section className={styles.news}>
      <div>
        <h2>{landing?.newsletterTitle || t("newsletter.title")}</h2>
        <p>{landing?.newsletterSubtitle}</p>
      </div>
      <ShopForm intent="newsletter" fetcher={fetcher} className={styles.newsF} noValidate>
        <label className="vh" htmlFor="newsletter-email">
          {t("newsletter.label")}
        </label>{" "}
        <input
          ref={field}
          className="inp"
          id="newsletter-email"
          type="email"
          name="email"
          placeholder={t("newsletter.email")}
          autoComplete="email"
          {...newsletterConstraint}
          defaultValue={typeof typed === "string" ? typed : ""}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? "newsletter-error" : undefined}
        />
        {/* People neither see nor reach it, or are told; what fills it in is a machine. */}
        <label className="vh" aria-hidden="true">
          {t("newsletter.leaveEmpty")} <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>{" "}
        <SubmitButton busy={fetcher.isUnderWay}>{t("newsletter.submit")}</SubmitButton>
        {error ? <FieldError id="newsletter-error">{error}</FieldError> : null}
      </ShopForm>
    </section>
  );
}
