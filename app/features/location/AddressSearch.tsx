import { Form, useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlaceSuggestion } from "~/delivery-api";
import { withoutDialog } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import type { LocationDialogData } from "./load-location.server";
import styles from "./PickLocation.module.css";

/** The specification's debounce of search fields. */
const debounceMs = 500;

type AddressSearchProps = {
  current: string;
  data: LocationDialogData;
  /** The form that posts the chosen suggestion. */
  formId: string;
  picked: string | null;
  onPick(placeId: string): void;
};

/** Search for an address (LOC-04): a GET form with its suggestions as radios; hydrated, they follow the typing. */
export function AddressSearch({ current, data, formId, picked, onPick }: AddressSearchProps) {
  const { t } = useTranslation("location");
  const fetcher = useFetcher<{ rows: PlaceSuggestion[] }>();
  const [text, setText] = useState(data.search);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the page was hydrated is followed as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field has come alive
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed !== data.search) follow(typed);
    return () => clearTimeout(timer.current);
  }, []);
  const suggestions = fetcher.data?.rows ?? data.suggestions;
  const isEmpty = fetcher.data ? text.trim() !== "" && fetcher.data.rows.length === 0 : data.isEmpty;

  function follow(value: string) {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => fetcher.load(`/location/suggest?${new URLSearchParams({ address: value })}`),
      debounceMs,
    );
  }

  return (
    <>
      <Form className="find" role="search" method="get" action={current.split("?")[0]} preventScrollReset>
        {[...new URLSearchParams(withoutDialog(current).split("?")[1])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="dialog" value="location" />
        <label className="vh" htmlFor="address-search">
          {t("search")}
        </label>
        <Icon name="search" />
        <input
          ref={field}
          id="address-search"
          type="search"
          name="address"
          defaultValue={data.search}
          maxLength={120}
          autoComplete="off"
          placeholder={t("placeholder")}
          onChange={(event) => follow(event.currentTarget.value)}
        />
        <button type="submit" className="find__go" aria-label={t("searchButton")}>
          <Icon name="arrow-right" flip />
        </button>
      </Form>
      <div role="status" className={isEmpty ? "muted small" : "vh"}>
        {isEmpty ? t("nothing") : null}
      </div>
      {suggestions.length > 0 ? (
        <fieldset className={styles.sug}>
          <legend className="vh">{t("suggestions")}</legend>
          {suggestions.map(({ placeId, mainText, secondaryText }) => (
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
