import { useTranslation } from "react-i18next";
import type { PlaceSuggestion } from "~/delivery-api";
import { Icon } from "~/ui/Icon";
import styles from "./PickLocation.module.css";

type SuggestionsProps = {
  rows: PlaceSuggestion[];
  /** A search found nothing: said in words. */
  isEmpty: boolean;
  /** Why nothing could be searched for. */
  failure: string | null;
  /** The form that posts the chosen one. */
  formId: string;
  picked: string | null;
  onPick(placeId: string): void;
};

/** What a search for an address found, to choose from (LOC-04). */
export function Suggestions({ rows, isEmpty, failure, formId, picked, onPick }: SuggestionsProps) {
  const { t } = useTranslation("location");
  return (
    <>
      <div role="status" className={isEmpty || failure ? `${styles.none} muted small` : "vh"}>
        {failure ?? (isEmpty ? t("nothing") : null)}
      </div>
      {rows.length > 0 ? (
        <fieldset className={styles.sug}>
          <legend className="vh">{t("suggestions")}</legend>
          {rows.map(({ placeId, mainText, secondaryText }) => (
            <label key={placeId} className="opt">
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
                <b>{mainText}</b>
                {secondaryText ? <small>{secondaryText}</small> : null}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
