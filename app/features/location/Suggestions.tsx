import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import styles from "./PickLocation.module.css";
import type { SuggestionList } from "./use-suggestions";

/** What a search for an address found, to choose from (LOC-04). */
export function Suggestions({ rows, isEmpty, failure, formId, picked, onPick }: SuggestionList) {
  const { t } = useTranslation("location");
  return (
    <>
      <div role="status" className={isEmpty || failure ? `${styles.none} muted small` : "vh"}>
        {failure ?? (isEmpty ? t("nothing") : rows.length > 0 ? t("found", { count: rows.length }) : null)}
      </div>
      {rows.length > 0 ? (
        <fieldset className={styles.sug}>
          <legend className="vh">{t("suggestions")}</legend>
          {rows.map(({ placeId, mainText, secondaryText }) => (
            <label key={placeId} className="opt">
              {" "}
              <input
                type="radio"
                name="place"
                value={placeId}
                form={formId}
                checked={picked === placeId}
                onChange={() => onPick(placeId)}
              />
              <Icon name="map-pin" />
              <span>
                <b>{mainText}</b> {secondaryText ? <small>{secondaryText}</small> : null}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
