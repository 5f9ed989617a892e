import { getFormProps, useForm } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { withReturn } from "~/request/navigation/with-return";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { PasswordField } from "~/ui/kit/PasswordField";
import { TextField } from "~/ui/kit/TextField";
import { SubmitButton } from "~/ui/SubmitButton";
import styles from "./Auth.module.css";
import { AuthAlternative, AuthPage } from "./AuthPage";
import { FormErrors } from "./FormErrors";
import type { SignInData } from "./load-auth.server";
import { SocialLinks } from "./SocialLinks";

/** Sign-in by password, by a code, or by another site, as far as the operator offers them (RTE-17). */
export function SignInPage({ returnTo, by, hasOther, mediums, constraints }: SignInData) {
  const { t } = useTranslation("account");
  const other = by === "code" ? "password" : "code";
  const Form = by === "code" ? CodeRequestForm : PasswordForm;
  const otherHref = withReturn("/auth/sign-in", returnTo);
  return (
    <AuthPage
      title={t("signIn.title")}
      lead={t(by === "code" ? "signIn.leadCode" : "signIn.lead")}
      footer={
        <>
          <SocialLinks mediums={mediums} returnTo={returnTo} />
          <AuthAlternative question={t("signIn.noAccount")}>
            <Link className="link" to={withReturn("/auth/sign-up", returnTo)}>
              {t("signUp.link")}
            </Link>
          </AuthAlternative>
        </>
      }
    >
      <Form returnTo={returnTo} constraints={constraints} />
      {hasOther ? (
        <p className={styles.other}>
          <Link className="link" to={other === "code" ? `${otherHref}${returnTo ? "&" : "?"}by=code` : otherHref}>
            {t(`signIn.by.${other}`)}
          </Link>
        </p>
      ) : null}
    </AuthPage>
  );
}

type FormProps = Pick<SignInData, "returnTo" | "constraints">;
type SignInFields = { identifier: string; password: string; returnTo: string };

function PasswordForm({ returnTo, constraints }: FormProps) {
  const { t } = useTranslation("account");
  const fetcher = useFormFetcher();
  const result = useFormResult("sign-in", fetcher.data);
  const [form, fields] = useForm<SignInFields, string[]>({
    id: "sign-in",
    lastResult: result?.reply,
    defaultValue: { returnTo: returnTo ?? "" },
    constraint: constraints,
  });
  return (
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
      <p className={styles.forgot}>
        <Link className="link" to={withReturn("/auth/forgot-password", returnTo)}>
          {t("signIn.forgot")}
        </Link>
      </p>
      <SubmitButton wide busy={fetcher.isUnderWay}>
        {t("signIn.submit")}
      </SubmitButton>
    </ShopForm>
  );
}

function CodeRequestForm({ returnTo, constraints }: FormProps) {
  const { t } = useTranslation("account");
  const fetcher = useFormFetcher();
  const result = useFormResult("sign-in-code", fetcher.data);
  const [form, fields] = useForm<{ phone: string; returnTo: string }, string[]>({
    id: "sign-in-code",
    lastResult: result?.reply,
    constraint: constraints,
  });
  return (
    <ShopForm intent="sign-in-code" fetcher={fetcher} className={styles.authF} {...getFormProps(form)} noValidate>
      <FormErrors id={form.errorId} errors={form.errors} />
      <input type="hidden" name="returnTo" value={returnTo ?? ""} />
      <TextField
        field={fields.phone}
        label={t("fields.phone")}
        hint={t("hints.phone")}
        type="tel"
        autoComplete="tel"
        dir="ltr"
      />
      <SubmitButton wide busy={fetcher.isUnderWay}>
        {t("signIn.sendCode")}
      </SubmitButton>
    </ShopForm>
  );
}
