import { Form } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { withoutDialog } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import { longestAddress } from "./limits";
import type { LocationDialogData } from "./load-location.server";
import { Suggestions } from "./Suggestions";
import { type Picking, useSuggestions } from "./use-suggestions";

type AddressSearchProps = Picking & {
  current: string;
  data: LocationDialogData;
};

/** Search for an address (LOC-04): a GET form with its suggestions as radios; hydrated, they follow the typing. */
export function AddressSearch({ current, data, ...picking }: AddressSearchProps) {
  const { t } = useTranslation("location");
  // What failed while the page was made, the dialog's button says (LOC-12).
  const field = useRef<HTMLInputElement>(null);
  const { follow, list } = useSuggestions(field, { ...data, failure: null }, picking);

  return (
    <>
      <Form className="find" role="search" method="get" action={current.split("?")[0]} preventScrollReset>
        {[...new URLSearchParams(withoutDialog(current).split("?")[1])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="dialog" value="location" />
        <label className="vh" htmlFor="address-search">
          {t("search")}
        </label>{" "}
        <Icon name="search" />
        <input
          ref={field}
          id="address-search"
          type="search"
          name="address"
          defaultValue={data.search}
          maxLength={longestAddress}
          autoComplete="off"
          placeholder={t("placeholder")}
          onChange={(event) => follow(event.currentTarget.value)}
        />
        <button type="submit" className="find__go">
          <Icon name="arrow-right" flip label={t("searchButton")} />
        </button>
      </Form>
      <Suggestions {...list} />
    </>
  );
}
