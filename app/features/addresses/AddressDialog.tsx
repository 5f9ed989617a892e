import { useForm } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { StillMap } from "~/features/location/StillMap";
import { useResolvedPlace } from "~/features/location/use-resolved-place";
import type { ActionData } from "~/request/outcome";
import { ShopForm, useFormResult } from "~/request/ShopForm";
import { Dialog, DialogBody, DialogFoot, dialogForm } from "~/ui/Dialog";
import { FieldError } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { Kit } from "~/ui/kit/Kit";
import { SubmitButton } from "~/ui/SubmitButton";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./Addresses.module.css";
import { AddressFields } from "./AddressFields";
import { AddressSearchField } from "./AddressSearchField";
import type { Sight } from "./chosen-point.server";
import { limits } from "./limits";
import type { AddressDialogData, AddressFields as Fields } from "./load-addresses.server";
import { ResetButton, ResetForm } from "./ResetButton";
import { backHref } from "./ways";

const PickMap = lazy(() => import("~/features/location/PickMap"));

/** `?dialog=address&id=…`: map, `Label As` and the address form (ADDR-01, ADDR-06). */
export function AddressDialog({ data, current }: { data: AddressDialogData; current: string }) {
  const { t } = useTranslation("addresses");
  const [round, setRound] = useState(0);
  return (
    <Dialog title={t(data.isNew ? "form.addTitle" : "form.updateTitle")} closeHref={backHref(current)}>
      <AddressForm key={`${current} ${round}`} data={data} isAnew={round > 0} onReset={() => setRound(round + 1)} />
      <ResetForm current={current} />
    </Dialog>
  );
}

const formId = "address-form";
const required = { required: true };

type AddressFormProps = {
  data: AddressDialogData;
  /** After `Reset`: whatever the server said of the form before is past. */
  isAnew: boolean;
  onReset(): void;
};

function AddressForm({ data, isAnew, onReset }: AddressFormProps) {
  const { t } = useTranslation("addresses");
  const fetcher = useFetcher<ActionData>();
  const saving = useFormResult("save-address", fetcher.data);
  const finding = useFormResult("find-address");
  const result = isAnew && !fetcher.data ? null : (saving ?? finding);
  const sight = result?.details as Sight | undefined;
  const [form, fields] = useForm<Fields & { address: string }, string[]>({
    id: formId,
    lastResult: result?.reply,
    defaultValue: data.defaults,
    constraint: {
      contactName: { ...required, maxLength: limits.contactName },
      contactNumber: { ...required, maxLength: limits.contactNumber },
      contactEmail: { maxLength: limits.contactEmail },
      label: { maxLength: limits.label },
      road: { maxLength: limits.road },
      house: { maxLength: limits.house },
      floor: { maxLength: limits.floor },
      additional: { maxLength: limits.additional },
    },
  });
  useEffect(() => {
    if (isAnew) document.getElementById("address-search")?.focus();
  }, [isAnew]);
  return (
    <Kit>
      <ShopForm
        intent="save-address"
        fetcher={fetcher}
        id={form.id}
        className={dialogForm}
        noValidate
        onReset={onReset}
      >
        <DialogBody>
          <Where map={data.map} start={sight?.place ?? data.chosen} sight={sight} error={fields.address.errors?.[0]} />
          <AddressFields fields={fields} countries={data.countries} />
        </DialogBody>
        <DialogFoot>
          <div className="two">
            <ResetButton />
            <SubmitButton busy={fetcher.state !== "idle"}>{t(data.isNew ? "add" : "update")}</SubmitButton>
          </div>
        </DialogFoot>
      </ShopForm>
    </Kit>
  );
}

type WhereProps = {
  map: AddressDialogData["map"];
  start: AddressDialogData["chosen"];
  sight: Sight | undefined;
  error: string | undefined;
};

/** The point of an address: searched for, or picked on the map; the server looks it up again. */
function Where({ map, start, sight, error }: WhereProps) {
  const { t } = useTranslation("addresses");
  const lookup = useResolvedPlace(start);
  const [picked, setPicked] = useState<string | null>(sight?.picked ?? null);
  const isHydrated = useHydrated();
  const { place } = lookup;
  const problem = place?.error ?? lookup.failure ?? (place && place !== start ? null : error);
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
            onMove={(point) => {
              setPicked(null);
              lookup.ask(point);
            }}
          />
        </Suspense>
      ) : (
        <StillMap map={map} place={place} />
      )}
      {place ? (
        <>
          <input type="hidden" name="lat" value={place.latitude} />
          <input type="hidden" name="lng" value={place.longitude} />
        </>
      ) : null}
      <p className={styles.chosen} aria-live="polite">
        {place ? (
          <>
            <Icon name="map-pin-filled" />
            <b>
              <span className="vh">{t("form.chosen")}: </span>
              <bdi>{place.address}</bdi>
            </b>
          </>
        ) : null}
      </p>
      {problem ? <FieldError id="address-problem">{problem}</FieldError> : null}
    </div>
  );
}
