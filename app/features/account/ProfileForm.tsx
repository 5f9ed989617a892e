import { getFormProps, useForm } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ProfileStep } from "~/delivery-api/model";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { type FormFetcher, useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Avatar } from "~/ui/Avatar";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import { Kit } from "~/ui/kit/Kit";
import { PasswordField } from "~/ui/kit/PasswordField";
import { TextField } from "~/ui/kit/TextField";
import { Notice } from "~/ui/Marks";
import { buttonClass, SubmitButton } from "~/ui/SubmitButton";
import { useHydrated } from "~/ui/use-hydrated";
import { FormErrors } from "./FormErrors";
import type { ProfileFormData } from "./load-profile.server";
import { newPasswordMinimum } from "./new-password";
import { PhotoField } from "./PhotoField";
import styles from "./Profile.module.css";

type ProfileFields = Record<
  "firstName" | "lastName" | "email" | "phone" | "photo" | "currentPassword" | "password" | "confirmPassword" | "otp",
  string
>;

/** `/profile?page=profile-settings`: the edit profile form, and the way out of the account (PROF-01 to PROF-13, PROF-16). */
export function ProfileForm({ profile, current }: { profile: ProfileFormData; current: string }) {
  const { t } = useTranslation(["profile", "account"]);
  const fetcher = useFormFetcher();
  const result = useFormResult("update-profile", fetcher.data);
  const { firstName, lastName, email, phone, image, isSocial, constraints } = profile;
  const [form, fields] = useForm<ProfileFields, string[]>({
    id: "edit-profile",
    lastResult: result?.reply,
    defaultValue: { firstName, lastName, email, phone },
    constraint: constraints,
  });
  const step = result?.details?.step as ProfileStep | undefined;
  const place = useBeginAnewWhenDone(fetcher);
  return (
    <>
      <section className="panel" aria-labelledby="edit-profile-title" ref={place}>
        <h1 id="edit-profile-title" className={styles.name}>
          {t("title")}
        </h1>
        <Kit>
          <ShopForm
            intent="update-profile"
            fetcher={fetcher}
            encType="multipart/form-data"
            className={styles.form}
            {...getFormProps(form)}
            noValidate
          >
            <FormErrors id={form.errorId} errors={form.errors} />
            <div className={styles.photo}>
              <Avatar name={firstName} image={image} size="large" />
              <PhotoField id={fields.photo.id} error={fields.photo.errors?.[0] ?? null} />
            </div>
            <div className="two">
              <TextField field={fields.firstName} label={t("fields.firstName")} autoComplete="given-name" />
              <TextField field={fields.lastName} label={t("fields.lastName")} autoComplete="family-name" />
            </div>
            <TextField field={fields.email} label={t("fields.email")} type="email" autoComplete="email" dir="ltr" />
            <TextField
              field={fields.phone}
              label={t("fields.phone")}
              hint={t("fields.phoneHint")}
              dir="ltr"
              isReadOnly
            />
            {isSocial ? (
              <Notice>{t("social")}</Notice>
            ) : (
              <>
                <PasswordField
                  field={fields.currentPassword}
                  label={t("fields.currentPassword")}
                  hint={t("fields.currentPasswordHint")}
                  autoComplete="current-password"
                />
                <PasswordField
                  field={fields.password}
                  label={t("fields.password")}
                  hint={t("fields.passwordHint", { rule: t("account:hints.password", { count: newPasswordMinimum }) })}
                  autoComplete="new-password"
                />
                <PasswordField
                  field={fields.confirmPassword}
                  label={t("fields.confirmPassword")}
                  autoComplete="new-password"
                />
              </>
            )}
            {step ? <CodeStep step={step} field={fields.otp} /> : null}
            <div className={styles.buttons}>
              <SubmitButton busy={fetcher.isUnderWay}>{t("submit")}</SubmitButton> <ResetButton />{" "}
              <Link className={buttonClass("plain")} to="/profile">
                <Icon name="arrow-left" flip />
                {t("back")}
              </Link>
            </div>
          </ShopForm>
        </Kit>
        <StartOver current={current} />
      </section>
      <section className={`panel ${styles.apart}`} aria-labelledby="data-title">
        <h2 id="data-title">{t("data.title")}</h2>
        <p className="muted small">{t("data.text")}</p>
        <a className={buttonClass("line")} href="/profile/data" type="application/json" data-reload>
          <Icon name="notes" />
          {t("data.action")}
        </a>
      </section>
      <section className={`panel ${styles.apart}`} aria-labelledby="leave-title">
        <h2 id="leave-title">{t("leave.title")}</h2>
        <p className="muted small">{t("leave.text")}</p>
        <Link className={buttonClass("line")} to={dialogHref(current, "delete-account")} preventScrollReset>
          <Icon name="trash" />
          {t("leave.action")}
        </Link>
      </section>
    </>
  );
}

/** The code that a changed e-mail or phone waits for (docs/delivery-api.md §4.2). */
function CodeStep({ step, field }: { step: ProfileStep; field: Parameters<typeof TextField>[0]["field"] }) {
  const { t } = useTranslation("profile");
  return (
    <div className={styles.form}>
      <Notice kind="warning" role="status">
        <p>{step.message || t(`code.${step.on}`)}</p>
        <p>{t("code.again")}</p>
      </Notice>
      <input type="hidden" name="verificationOn" value={step.on} />
      <input type="hidden" name="verificationMedium" value={step.medium} />
      <TextField
        field={field}
        label={t("code.label")}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        optional={false}
      />
    </div>
  );
}

/**
 * `Reset` (PROF-13). What came back with messages begins with what was typed, and the browser's own reset leads back to just that: the page is
 * asked for anew then.
 */
function ResetButton() {
  const { t } = useTranslation("profile");
  const isHydrated = useHydrated();
  return (
    <button
      className={buttonClass("line")}
      {...(isHydrated ? { type: "reset" as const } : { type: "submit" as const, form: "profile-anew" })}
    >
      {t("reset")}
    </button>
  );
}

function StartOver({ current }: { current: string }) {
  const [path, search] = current.split("?");
  return (
    <Form id="profile-anew" method="get" action={path} hidden>
      {[...new URLSearchParams(search)].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
    </Form>
  );
}

/** A saved password and photo do not stay in their fields. */
function useBeginAnewWhenDone(fetcher: FormFetcher) {
  const place = useRef<HTMLElement>(null);
  const isDone = !fetcher.isUnderWay && fetcher.data?.kind === "done";
  useEffect(() => {
    if (isDone) place.current?.querySelector("form")?.reset();
  }, [isDone]);
  return place;
}
