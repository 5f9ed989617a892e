import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { buttonClass } from "~/ui/SubmitButton";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./Offers.module.css";

/** Milliseconds for which a copied code says so (SALE-17). */
const copiedMs = 1000;

/** A code that a press copies; without scripts one press selects it whole. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation("offers");
  const isHydrated = useHydrated();
  const text = useRef<HTMLElement>(null);
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each copy is told for its own second
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied, copies]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      setCopies(copies + 1);
    } catch {
      // No clipboard, as on plain http: what is selected can be copied by hand.
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  }

  const written = (
    <code ref={text} className={styles.code}>
      {code}
    </code>
  );
  if (!isHydrated) return <span className={styles.codeBox}>{written}</span>;
  return (
    <span className={styles.codeBox}>
      <button
        type="button"
        className={buttonClass("soft")}
        aria-label={isCopied ? t("copied") : t("copy", { code })}
        onClick={copy}
      >
        {isCopied ? (
          <>
            <Icon name="check" />
            {t("copied")}
          </>
        ) : (
          <>
            {written}
            <Icon name="copy" />
          </>
        )}
      </button>
      <span className="vh" role="status">
        {isCopied ? t("copied") : ""}
      </span>
    </span>
  );
}
