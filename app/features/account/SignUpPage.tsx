import { getFormProps, useForm } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { SocialMedium } from "~/delivery-api";
import { withReturn } from "~/request/navigation/with-return";
import type { Constraints } from "~/request/posting/constraints.server";
import type { PhoneChoices } from "~/request/posting/phone-number.server";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { PasswordField } from "~/ui/kit/PasswordField";
import { PhoneField } from "~/ui/kit/PhoneField";
import { TextField } from "~/ui/kit/TextField";
import { SubmitButton } from "~/ui/SubmitButton";
import styles from "./Auth.module.css";
import { AuthAlternative, AuthPage } from "./AuthPage";
import { FormErrors } from "./FormErrors";
import { newPasswordMinimum } from "./new-password";
import { SocialLinks } from "./SocialLinks";

type SignUpFields = Record<
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "phoneCountry"
  | "password"
  | "confirmPassword"
  | "referralCode"
  | "returnTo",
  string
>;

type SignUpPageProps = {
  returnTo: string | null;
  phone: PhoneChoices;
  mediums: SocialMedium[];
  constraints: Constraints;
};

/** Manual sign-up (RTE-17). */
export function SignUpPage({ returnTo, phone, mediums, constraints }: SignUpPageProps) {
  const { t } = useTranslation("account");
  const fetcher = useFormFetcher();
  const result = useFormResult("sign-up", fetcher.data);
  const [form, fields] = useForm<SignUpFields, string[]>({
    id: "sign-up",
    lastResult: result?.reply,
    defaultValue: { phoneCountry: phone.country },
    constraint: constraints,
  });
  return (
    <AuthPage
      title={t("signUp.title")}
      lead={t("signUp.lead")}
      footer={
        <>
          <SocialLinks mediums={mediums} returnTo={returnTo} />
          <AuthAlternative question={t("signUp.haveAccount")}>
            <Link className="link" to={withReturn("/auth/sign-in", returnTo)}>
              {t("signIn.link")}
            </Link>
          </AuthAlternative>
        </>
      }
    >
      <ShopForm intent="sign-up" fetcher={fetcher} className={styles.authF} {...getFormProps(form)} noValidate>
        <FormErrors id={form.errorId} errors={form.errors} />
        <input type="hidden" name="returnTo" value={returnTo ?? ""} />
        <div className="two">
          <TextField field={fields.firstName} label={t("fields.firstName")} autoComplete="given-name" />
          <TextField field={fields.lastName} label={t("fields.lastName")} autoComplete="family-name" />
        </div>
        <TextField field={fields.email} label={t("fields.email")} type="email" autoComplete="email" dir="ltr" />
        <div className="grid2">
          <PhoneField
            field={fields.phone}
            label={t("fields.phone")}
            hint={t("hints.phone")}
            country={fields.phoneCountry}
            countryLabel={t("fields.phoneCountry")}
            countries={phone.countries}
          />
        </div>
        <PasswordField
          field={fields.password}
          label={t("fields.password")}
          hint={t("hints.password", { count: newPasswordMinimum })}
          autoComplete="new-password"
        />
        <PasswordField field={fields.confirmPassword} label={t("fields.confirmPassword")} autoComplete="new-password" />
        <TextField field={fields.referralCode} label={t("fields.referralCode")} dir="ltr" />
        <SubmitButton wide busy={fetcher.isUnderWay}>
          {t("signUp.submit")}
        </SubmitButton>
      </ShopForm>
    </AuthPage>
  );
}
