import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { withoutDialog } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import type { LocationDialogData } from "./load-location.server";
import { Suggestions } from "./Suggestions";
import { useSuggestions } from "./use-suggestions";

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
  // What failed while the page was made, the dialog's button says (LOC-12).
  const { field, follow, pick, suggestions, isEmpty, failure } = useSuggestions({ ...data, failure: null }, onPick);

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
      <Suggestions
        rows={suggestions}
        isEmpty={isEmpty}
        failure={failure}
        formId={formId}
        picked={picked}
        onPick={pick}
      />
    </>
  );
}
