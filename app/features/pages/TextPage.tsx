import { useTranslation } from "react-i18next";
import { ShopForm } from "~/request/posting/ShopForm";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { EmptyState } from "~/ui/EmptyState";
import { SubmitButton } from "~/ui/SubmitButton";
import type { TextPageData } from "./load-text.server";
import styles from "./TextPage.module.css";

/** A page of the operator's own text: one column of a length that reads well. */
export function TextPage({ title, html, isCounted }: TextPageData) {
  const { t } = useTranslation("pages");
  return (
    <div className="wrap">
      <Breadcrumbs above={[{ href: "/", label: t("start") }]} here={title} />
      <article className={styles.text}>
        <h1>{title}</h1>
        {html ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader (clean-html.server.ts)
          <div dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          <EmptyState
            picture="potted-plant"
            title={t("empty.title")}
            action={{ href: "/help-and-support", label: t("help.title") }}
          >
            {t("empty.text")}
          </EmptyState>
        )}
        {isCounted === null ? null : <Counting isCounted={isCounted} />}
      </article>
    </div>
  );
}

/** What analytics count, and the choice not to be counted in this browser. */
function Counting({ isCounted }: { isCounted: boolean }) {
  const { t } = useTranslation("pages");
  return (
    <section aria-labelledby="counting-title">
      <h2 id="counting-title">{t("counting.title")}</h2>
      <p>{t(isCounted ? "counting.isOn" : "counting.isOff")}</p>
      <ShopForm intent="counting" action="/settings/change">
        <input type="hidden" name="returnTo" value="/privacy-policy" />
        <SubmitButton look="line" name="value" value={isCounted ? "off" : "on"}>
          {t(isCounted ? "counting.switchOff" : "counting.switchOn")}
        </SubmitButton>
      </ShopForm>
    </section>
  );
}
