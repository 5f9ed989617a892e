import { getFormProps, useForm } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Icon } from "~/ui/Icon";
import { PhoneField } from "~/ui/kit/PhoneField";
import { TextField } from "~/ui/kit/TextField";
import { SubmitButton } from "~/ui/SubmitButton";
import styles from "./Auth.module.css";
import { AuthAlternative, AuthPage } from "./AuthPage";
import { CodeForm, CodeLead } from "./CodeForm";
import { FormErrors } from "./FormErrors";
import type { ContinueData } from "./load-continue.server";

/** `/auth/continue`: what a sign-in waits for. A code, the answer to "is it you?", or who a newcomer is. */
export function ContinuePage({ data }: { data: ContinueData }) {
  const { t } = useTranslation("auth");
  const footer = (
    <AuthAlternative>
      <Link className="link" to="/auth/sign-in">
        {t("anew")}
      </Link>
    </AuthAlternative>
  );
  if (data.step === "code") {
    return (
      <AuthPage
        title={t(data.channel === "phone" ? "code.titlePhone" : "code.titleEmail")}
        lead={<CodeLead {...data} />}
        footer={footer}
      >
        <CodeForm key={data.channel} code={data} intents={{ check: "verify-code", resend: "resend-code" }} />
      </AuthPage>
    );
  }
  if (data.step === "exists") {
    return (
      <AuthPage title={t("exists.title")} lead={t("exists.lead")} footer={footer}>
        <ExistingForm name={data.name} image={data.image} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t("info.title")} lead={t("info.lead")} footer={footer}>
      <PersonalForm {...data} />
    </AuthPage>
  );
}

function ExistingForm({ name, image }: { name: string; image: string | null }) {
  const { t } = useTranslation("auth");
  const fetcher = useFormFetcher();
  return (
    <ShopForm intent="is-it-me" fetcher={fetcher} className={styles.authF}>
      <p className={styles.person}>
        {image ? (
          <img src={image} alt="" width={48} height={48} />
        ) : (
          <span className={styles.face}>
            <Icon name="user" />
          </span>
        )}
        <b dir="auto">{name}</b>
      </p>
      <div className="two">
        <SubmitButton look="line" name="answer" value="no" busy={fetcher.isUnderWay}>
          {t("exists.no")}
        </SubmitButton>{" "}
        <SubmitButton name="answer" value="yes" busy={fetcher.isUnderWay}>
          {t("exists.yes")}
        </SubmitButton>
      </div>
    </ShopForm>
  );
}

type PersonalFields = Record<"firstName" | "lastName" | "email" | "phone" | "phoneCountry" | "referralCode", string>;

function PersonalForm({ requested, phone, constraints }: Extract<ContinueData, { step: "info" }>) {
  const { t } = useTranslation(["auth", "account"]);
  const fetcher = useFormFetcher();
  const result = useFormResult("complete-account", fetcher.data);
  const [form, fields] = useForm<PersonalFields, string[]>({
    id: "complete-account",
    lastResult: result?.reply,
    defaultValue: { phoneCountry: phone.country },
    constraint: constraints,
  });
  return (
    <ShopForm intent="complete-account" fetcher={fetcher} className={styles.authF} {...getFormProps(form)} noValidate>
      <FormErrors id={form.errorId} errors={form.errors} />
      {requested.names ? (
        <div className="two">
          <TextField field={fields.firstName} label={t("account:fields.firstName")} autoComplete="given-name" />
          <TextField field={fields.lastName} label={t("account:fields.lastName")} autoComplete="family-name" />
        </div>
      ) : null}
      {requested.email ? (
        <TextField field={fields.email} label={t("account:fields.email")} type="email" autoComplete="email" dir="ltr" />
      ) : null}
      {requested.phone ? (
        <div className="grid2">
          <PhoneField
            field={fields.phone}
            label={t("account:fields.phone")}
            hint={t("account:hints.phone")}
            country={fields.phoneCountry}
            countryLabel={t("account:fields.phoneCountry")}
            countries={phone.countries}
          />
        </div>
      ) : null}
      <TextField field={fields.referralCode} label={t("account:fields.referralCode")} dir="ltr" />
      <SubmitButton wide busy={fetcher.isUnderWay}>
        {t("info.submit")}
      </SubmitButton>
    </ShopForm>
  );
}
