import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./Icon";
import { buttonClass } from "./SubmitButton";
import { useHydrated } from "./use-hydrated";

/** How long the button says that it has copied (the specification's copy confirmation). */
const copiedMs = 1000;

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
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!isHydrated || !navigator.clipboard) return null;
  return (
    <>
      <button
        type="button"
        className={buttonClass("line", "small")}
        aria-label={`${t("copy")}: ${label}`}
        onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true), reportError)}
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
