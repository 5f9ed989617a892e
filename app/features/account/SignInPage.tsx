import { getFormProps, useForm } from "@conform-to/react";
import { Link, useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ActionData } from "~/request/outcome";
import { ShopForm, useFormResult } from "~/request/ShopForm";
import { Kit } from "~/ui/kit/Kit";
import { PasswordField } from "~/ui/kit/PasswordField";
import { TextField } from "~/ui/kit/TextField";
import { SubmitButton } from "~/ui/SubmitButton";
import styles from "./Auth.module.css";
import { FormErrors } from "./FormErrors";

type SignInFields = { identifier: string; password: string; returnTo: string };

/** Manual sign-in by email or phone (RTE-17). `returnTo` is where the customer came from. */
export function SignInPage({ returnTo }: { returnTo: string | null }) {
  const { t } = useTranslation("account");
  const fetcher = useFetcher<ActionData>();
  const result = useFormResult("sign-in", fetcher.data);
  const [form, fields] = useForm<SignInFields, string[]>({
    id: "sign-in",
    lastResult: result?.reply,
    defaultValue: { returnTo: returnTo ?? "" },
    constraint: { identifier: { required: true, maxLength: 100 }, password: { required: true, maxLength: 255 } },
  });
  return (
    <section className={`wrap ${styles.auth}`}>
      <header className={styles.authH}>
        <h1>{t("signIn.title")}</h1>
        <p>{t("signIn.lead")}</p>
      </header>
      <Kit>
        <ShopForm intent="sign-in" fetcher={fetcher} className={styles.authF} {...getFormProps(form)} noValidate>
          <FormErrors id={form.errorId} errors={form.errors} />
          <input type="hidden" name="returnTo" value={returnTo ?? ""} />
          <TextField
            field={fields.identifier}
            label={t("fields.identifier")}
            autoComplete="username"
            autoCapitalize="none"
            dir="auto"
          />
          <PasswordField field={fields.password} label={t("fields.password")} autoComplete="current-password" />
          <SubmitButton wide busy={fetcher.state !== "idle"}>
            {t("signIn.submit")}
          </SubmitButton>
        </ShopForm>
      </Kit>
      <p className={styles.authAlt}>
        {t("signIn.noAccount")}{" "}
        <Link className="link" to={withReturn("/auth/sign-up", returnTo)}>
          {t("signUp.link")}
        </Link>
      </p>
    </section>
  );
}

/** Keeps the way back while the customer changes between the two forms. */
export const withReturn = (path: string, returnTo: string | null) =>
  returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;
