import { useTranslation } from "react-i18next";
import { CopyButton } from "~/ui/CopyButton";
import { Icon } from "~/ui/Icon";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./StorePage.module.css";

/** Passing a store on: by what the device offers, otherwise its plain address, to copy. */
export function ShareStore({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation("store");
  const isByDevice = useHydrated() && navigator.share !== undefined;
  const action = (
    <>
      <Icon name="share" />
      {t("share.action")}
    </>
  );
  if (isByDevice) {
    return (
      <button
        type="button"
        className={`link ${styles.shareB}`}
        // A customer who thinks better of it rejects this too.
        onClick={() => navigator.share({ title: name, url }).catch(() => undefined)}
      >
        {action}
      </button>
    );
  }
  return (
    <details className={styles.more}>
      <summary className="link">{action}</summary>
      <div className={styles.share}>
        <a className="link" href={url} dir="ltr" aria-label={t("share.label")}>
          {url}
        </a>
        <CopyButton text={url} label={t("share.label")} />
      </div>
    </details>
  );
}
