import { Form } from "@remix-run/react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Dialog, DialogBody, DialogFoot, dialogForm } from "~/ui/Dialog";
import { withoutDialog } from "~/ui/dialog-href";
import { Field } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { optionalComponent } from "~/ui/late-component";
import { Notice } from "~/ui/Marks";
import { SubmitButton } from "~/ui/SubmitButton";
import { useHydrated } from "~/ui/use-hydrated";
import { AddressSearch } from "./AddressSearch";
import { longestAddress } from "./limits";
import type { LocationDialogData } from "./load-location.server";
import styles from "./PickLocation.module.css";
import type { ResolvedPlace } from "./resolve.server";
import { StillMap } from "./StillMap";
import { usePermissionDialog } from "./use-locate";
import { useResolvedPlace } from "./use-resolved-place";

const PickMap = optionalComponent(() => import("./PickMap"));

/** `?dialog=location`: search, map with centre pin, address line and `Pick Locations` (LOC-01). */
export function PickLocationDialog(props: { data: LocationDialogData; current: string }) {
  // Another search or point in the address is another dialog: what was picked before does not carry over.
  return <PickLocation key={props.current} {...props} />;
}

function PickLocation({ data, current }: { data: LocationDialogData; current: string }) {
  const { t } = useTranslation("location");
  const fetcher = useFormFetcher();
  const refused = useFormResult("set-location", fetcher.data)?.details as
    | { error?: string; place?: ResolvedPlace | null }
    | undefined;
  const lookup = useResolvedPlace(data.chosen ?? refused?.place ?? null);
  const [picked, setPicked] = useState<string | null>(data.chosen ? null : (data.suggestions[0]?.placeId ?? null));
  const isHydrated = useHydrated();
  const openPermissionDialog = usePermissionDialog();
  const closeHref = withoutDialog(current);
  const { place } = lookup;
  const error =
    place?.error ??
    lookup.failure ??
    (place && place !== refused?.place ? null : refused?.error) ??
    (place ? null : data.failure);

  return (
    <Dialog title={t("title")} closeHref={closeHref}>
      <DialogBody>
        <AddressSearch
          current={current}
          data={data}
          formId="pick-location"
          picked={picked}
          onPick={(placeId) => {
            setPicked(placeId);
            lookup.ask({ place: placeId });
          }}
          onType={() => setPicked(null)}
        />
        {data.locates && !isHydrated ? <Notice>{t("locating")}</Notice> : null}
        {isHydrated ? (
          <Suspense fallback={<StillMap map={data.map} place={place} />}>
            <PickMap
              map={data.map}
              place={place}
              chosen={lookup.choice}
              locates={data.locates}
              onMove={(point) => {
                setPicked(null);
                lookup.ask(point);
              }}
              onRefused={openPermissionDialog}
            />
          </Suspense>
        ) : (
          <StillMap map={data.map} place={place} />
        )}
      </DialogBody>
      <DialogFoot>
        <ShopForm id="pick-location" intent="set-location" fetcher={fetcher} className={dialogForm}>
          {place ? (
            <>
              <input type="hidden" name="lat" value={place.latitude} />
              <input type="hidden" name="lng" value={place.longitude} />
            </>
          ) : null}
          {/* Live regions say what they become, never what they come with: these are there before. */}
          <p className={styles.addr} aria-live="polite">
            {place ? (
              <>
                <Icon name="map-pin-filled" />
                <b>{place.address}</b>
              </>
            ) : null}
          </p>
          {place?.isUnnamed ? <AddressField typed={data.search} /> : null}
          {error ? null : (
            <SubmitButton wide busy={fetcher.isUnderWay} disabled={lookup.isLoading || (!place && !picked)}>
              {t("pick")}
            </SubmitButton>
          )}
        </ShopForm>
        <div role="status" className={error ? undefined : "vh"}>
          {error ? <RefusedButton message={error} closeHref={closeHref} /> : null}
        </div>
      </DialogFoot>
    </Dialog>
  );
}

/** In the customer's own words, where no map service may be asked (MAP_CALLS_PER_DAY). */
function AddressField({ typed }: { typed: string }) {
  const { t } = useTranslation("location");
  return (
    <Field id="place-address" label={t("write")} constraint={{ required: false, maxLength: longestAddress }}>
      {(control) => <input {...control} className="inp" name="address" defaultValue={typed} />}
    </Field>
  );
}

/** `Pick Locations` where nothing can be delivered: red, with the message, and it closes the dialog (LOC-12, LOC-13). */
function RefusedButton({ message, closeHref }: { message: string; closeHref: string }) {
  const [path, search] = closeHref.split("?");
  return (
    <Form method="get" action={path} preventScrollReset>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton look="danger" wide>
        {message}
      </SubmitButton>
    </Form>
  );
}
