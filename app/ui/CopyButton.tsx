import { useTranslation } from "react-i18next";
import { Icon } from "./Icon";
import { buttonClass } from "./SubmitButton";
import { useCopied } from "./use-copied";
import { useHydrated } from "./use-hydrated";

type CopyButtonProps = {
  /** What goes to the clipboard. */
  text: string;
  /** What it is, for those who do not see where the button stands. */
  label: string;
};

/** Copies a text that stands beside it; nothing where there is no script or no clipboard, since the text can be selected. A failure is only logged. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation("ui");
  const isHydrated = useHydrated();
  const { isCopied, copy } = useCopied();
  if (!isHydrated) return <span className="copy-place" />;
  if (!navigator.clipboard) return null;
  return (
    <>
      <button
        type="button"
        className={buttonClass("line", "small")}
        aria-label={t("labelled", { label: t("copy"), value: label })}
        onClick={() => copy(text).catch(reportError)}
      >
        <Icon name={isCopied ? "check" : "copy"} />
        {t(isCopied ? "copied" : "copy")}
      </button>
      <span className="vh" role="status">
        {isCopied ? t("copied") : ""}
      </span>
    </>
  );
}
