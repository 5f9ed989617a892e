import { useTranslation } from "react-i18next";
import { truncate } from "~/i18n/format";

/** The first `limit` characters and a "Read more" that opens the rest; works without scripts. */
export function ReadMore({ text, limit, className }: { text: string; limit: number; className?: string }) {
  const { t } = useTranslation("ui");
  const start = truncate(text, limit);
  if (start === text)
    return (
      <p className={className} dir="auto">
        {text}
      </p>
    );
  return (
    <details className={className ? `readmore ${className}` : "readmore"}>
      <summary>
        <span className="readmore__s" dir="auto">
          {start}{" "}
        </span>
        <span className="readmore__m link">{t("readMore")}</span>{" "}
        <span className="readmore__l link">{t("readLess")}</span>
      </summary>
      <p dir="auto">{text}</p>
    </details>
  );
}
