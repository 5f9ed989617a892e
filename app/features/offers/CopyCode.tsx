import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { buttonClass } from "~/ui/SubmitButton";
import { useCopied } from "~/ui/use-copied";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./Offers.module.css";

/** A code that a press copies; without scripts one press selects it whole. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation("offers");
  const isHydrated = useHydrated();
  const text = useRef<HTMLElement>(null);
  const { isCopied, copy } = useCopied();
  // No clipboard: what is selected can be copied by hand.
  const select = () => text.current && getSelection()?.selectAllChildren(text.current);

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
        onClick={() => copy(code).catch(select)}
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
