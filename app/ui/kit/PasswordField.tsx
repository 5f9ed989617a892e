import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../Icon";
import { useHydrated } from "../use-hydrated";
import { FormField, type FormFieldProps, FormInput } from "./FormField";
import styles from "./PasswordField.module.css";

type PasswordFieldProps = FormFieldProps & { autoComplete: "current-password" | "new-password" };

/** A password, never filled by the server. The button that shows it appears with the scripts that make it work. */
export function PasswordField({ autoComplete, ...shown }: PasswordFieldProps) {
  const { t } = useTranslation("ui");
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <FormField {...shown}>
      {(control) => (
        <FormInput
          control={{ ...control, defaultValue: "" }}
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          dir="ltr"
          classNames={{ wrapper: styles.wrapper, section: styles.section }}
          rightSection={
            isHydrated ? (
              <button type="button" className="round" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
                <Icon name={isShown ? "eye-off" : "eye"} label={t(isShown ? "hidePassword" : "showPassword")} />
              </button>
            ) : null
          }
        />
      )}
    </FormField>
  );
}
