import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { StillMap } from "~/features/location/StillMap";
import { isSamePoint } from "~/features/location/same-point";
import { useResolvedPlace } from "~/features/location/use-resolved-place";
import { FieldError } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { optionalComponent } from "~/ui/late-component";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./Addresses.module.css";
import { AddressSearchField } from "./AddressSearchField";
import type { Sight } from "./chosen-point.server";
import type { AddressDialogData } from "./load-addresses.server";

const PickMap = optionalComponent(() => import("~/features/location/PickMap"));

type AddressWhereProps = {
  formId: string;
  map: AddressDialogData["map"];
  start: AddressDialogData["chosen"];
  sight: Sight | undefined;
  /** What the server said of the point that was sent; another list with every answer. */
  errors: string[] | undefined;
};

/** The point of an address: searched for, or picked on the map; the server looks it up again. */
export function AddressWhere({ formId, map, start, sight, errors }: AddressWhereProps) {
  const { t } = useTranslation("addresses");
  const lookup = useResolvedPlace(start);
  const [picked, setPicked] = useState<string | null>(sight?.picked ?? null);
  const isHydrated = useHydrated();
  const { place, point } = lookup;
  const [said, setSaid] = useState({ errors, about: start });
  if (said.errors !== errors) setSaid({ errors, about: place });
  // It is past as soon as another point is chosen.
  const isMoved = place !== null && !isSamePoint(place, said.about);
  const found = place?.error ?? lookup.failure;
  const problem = found ?? (isMoved ? null : said.errors?.[0]);
  const message = problem ? <FieldError id="address-problem">{problem}</FieldError> : null;
  return (
    <div className={styles.where}>
      <AddressSearchField
        formId={formId}
        sight={sight}
        picked={picked}
        describedBy={problem ? "address-problem" : undefined}
        onPick={(placeId) => {
          setPicked(placeId);
          lookup.ask({ place: placeId });
        }}
        isPointed={picked === null && place !== start}
      />
      {isHydrated ? (
        <Suspense fallback={<StillMap map={map} place={place} />}>
          <PickMap
            map={map}
            place={place}
            chosen={lookup.choice}
            onMove={(moved) => {
              setPicked(null);
              lookup.ask(moved);
            }}
          />
        </Suspense>
      ) : (
        <StillMap map={map} place={place} />
      )}
      {point ? (
        <>
          <input type="hidden" name="lat" value={point.latitude} />
          <input type="hidden" name="lng" value={point.longitude} />
        </>
      ) : null}
      {/* Live regions say what they become: both are there before. */}
      <p className={place ? styles.chosen : "vh"} aria-live="polite" aria-atomic="true">
        {place ? (
          <>
            <Icon name="map-pin-filled" />
            <b>
              <span className="vh">{t("form.chosen")} </span>
              <bdi>{place.address}</bdi>
            </b>
          </>
        ) : null}
      </p>
      <div role="status" className={found ? undefined : "vh"}>
        {found ? message : null}
      </div>
      {/* The focus tells what was answered to the form. */}
      {found ? null : message}
    </div>
  );
}
