import { getFormProps, useForm } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { withReturn } from "~/request/navigation/with-return";
import type { Constraints } from "~/request/posting/constraints.server";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { PasswordField } from "~/ui/kit/PasswordField";
import { TextField } from "~/ui/kit/TextField";
import { SubmitButton } from "~/ui/SubmitButton";
import styles from "./Auth.module.css";
import { AuthAlternative, AuthPage } from "./AuthPage";
import { CodeForm, CodeLead } from "./CodeForm";
import { FormErrors } from "./FormErrors";
import type { ForgotData, ResetData } from "./load-recover.server";
import { newPasswordMinimum } from "./new-password";

/** `/auth/forgot-password`: where the code goes (ERR-08). */
export function ForgotPage({ returnTo, channels, constraints }: ForgotData) {
  const { t } = useTranslation(["auth", "account"]);
  const fetcher = useFormFetcher();
  const result = useFormResult("forgot-password", fetcher.data);
  const [form, fields] = useForm<{ to: string; returnTo: string }, string[]>({
    id: "forgot-password",
    lastResult: result?.reply,
    constraint: constraints,
  });
  const hasMail = channels.includes("email");
  return (
    <AuthPage
      title={t("forgot.title")}
      lead={t(hasMail ? "forgot.leadEither" : "forgot.lead")}
      footer={
        <AuthAlternative question={t("forgot.remembered")}>
          <Link className="link" to={withReturn("/auth/sign-in", returnTo)}>
            {t("account:signIn.link")}
          </Link>
        </AuthAlternative>
      }
    >
      <ShopForm intent="forgot-password" fetcher={fetcher} className={styles.authF} {...getFormProps(form)} noValidate>
        <FormErrors id={form.errorId} errors={form.errors} />
        <input type="hidden" name="returnTo" value={returnTo ?? ""} />
        <TextField
          field={fields.to}
          label={t(hasMail ? "account:fields.identifier" : "account:fields.phone")}
          hint={hasMail ? undefined : t("account:hints.phone")}
          type={hasMail ? "text" : "tel"}
          autoComplete={hasMail ? "username" : "tel"}
          autoCapitalize="none"
          dir={hasMail ? "auto" : "ltr"}
        />
        <SubmitButton wide busy={fetcher.isUnderWay}>
          {t("forgot.submit")}
        </SubmitButton>
      </ShopForm>
    </AuthPage>
  );
}

/** `/auth/reset-password`: first the code, then the new password. */
export function ResetPage({ data }: { data: ResetData }) {
  const { t } = useTranslation("auth");
  const footer = (
    <AuthAlternative>
      <Link className="link" to="/auth/forgot-password">
        {t("anew")}
      </Link>
    </AuthAlternative>
  );
  if (data.step === "code") {
    return (
      <AuthPage title={t("reset.codeTitle")} lead={<CodeLead {...data} />} footer={footer}>
        <CodeForm code={data} intents={{ check: "check-reset", resend: "resend-reset" }} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t("reset.title")} lead={t("reset.lead")} footer={footer}>
      <NewPasswordForm constraints={data.constraints} />
    </AuthPage>
  );
}

function NewPasswordForm({ constraints }: { constraints: Constraints }) {
  const { t } = useTranslation(["auth", "account"]);
  const fetcher = useFormFetcher();
  const result = useFormResult("reset-password", fetcher.data);
  const [form, fields] = useForm<{ password: string; confirmPassword: string }, string[]>({
    id: "reset-password",
    lastResult: result?.reply,
    constraint: constraints,
  });
  return (
    <ShopForm intent="reset-password" fetcher={fetcher} className={styles.authF} {...getFormProps(form)} noValidate>
      <FormErrors id={form.errorId} errors={form.errors} />
      <PasswordField
        field={fields.password}
        label={t("account:fields.password")}
        hint={t("account:hints.password", { count: newPasswordMinimum })}
        autoComplete="new-password"
      />
      <PasswordField
        field={fields.confirmPassword}
        label={t("account:fields.confirmPassword")}
        autoComplete="new-password"
      />
      <SubmitButton wide busy={fetcher.isUnderWay}>
        {t("reset.submit")}
      </SubmitButton>
    </ShopForm>
  );
}
