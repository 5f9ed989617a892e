import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { longestAddress } from "~/features/location/limits";
import { Suggestions } from "~/features/location/Suggestions";
import { type Picking, useSuggestions } from "~/features/location/use-suggestions";
import { Icon } from "~/ui/Icon";
import { useHydrated } from "~/ui/use-hydrated";
import type { Sight } from "./chosen-point.server";

type AddressSearchFieldProps = Picking & {
  sight: Sight | undefined;
  /** Id of what is wrong with the address. */
  describedBy: string | undefined;
  /** The point was shown on the map: the text speaks of another. */
  isPointed: boolean;
};

const nothing = { search: "", suggestions: [], isEmpty: false };

/** The search of the address form. Without scripts its button posts the whole form, so that nothing typed is lost. */
export function AddressSearchField({ sight, describedBy, isPointed, ...picking }: AddressSearchFieldProps) {
  const { t } = useTranslation("location");
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const { follow, list } = useSuggestions(field, sight ?? nothing, picking);
  useEffect(() => {
    if (isPointed && field.current) field.current.value = "";
  }, [isPointed]);
  return (
    <>
      <div className="find">
        <label className="vh" htmlFor="address-search">
          {t("search")}
        </label>{" "}
        <Icon name="search" />
        <input
          ref={field}
          id="address-search"
          type="search"
          name="search"
          data-field="address"
          defaultValue={sight?.search}
          maxLength={longestAddress}
          autoComplete="off"
          placeholder={t("placeholder")}
          aria-invalid={describedBy ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => follow(event.currentTarget.value)}
          // Enter would save an address that is still being looked for.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        {isHydrated ? null : (
          <button type="submit" name="intent" value="find-address" className="find__go">
            <Icon name="arrow-right" flip label={t("searchButton")} />
          </button>
        )}
      </div>
      <Suggestions {...list} />
    </>
  );
}
