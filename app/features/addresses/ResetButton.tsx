import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "~/ui/SubmitButton";
import { useHydrated } from "~/ui/use-hydrated";

/**
 * `Reset` (ADDR-07). A form that came back with messages begins with what was typed, and the browser's own reset leads back to just that:
 * without scripts the button asks for the dialog anew.
 */
export function ResetButton() {
  const { t } = useTranslation("addresses");
  const isHydrated = useHydrated();
  return (
    <button
      className={buttonClass("line")}
      {...(isHydrated ? { type: "reset" as const } : { type: "submit" as const, form: "begin-anew" })}
    >
      {t("form.reset")}
    </button>
  );
}

/** Stands beside the form whose `ResetButton` uses it. */
export function ResetForm({ current }: { current: string }) {
  const [path, search] = current.split("?");
  return (
    <Form id="begin-anew" method="get" action={path} hidden>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}
