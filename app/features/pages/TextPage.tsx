import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { EmptyState } from "~/ui/EmptyState";
import type { TextPageData } from "./load-text.server";
import styles from "./TextPage.module.css";

/** A page of the operator's own text: one column of a length that reads well. */
export function TextPage({ title, html }: TextPageData) {
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
      </article>
    </div>
  );
}
