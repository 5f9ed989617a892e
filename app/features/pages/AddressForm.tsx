import { type ComponentProps, type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Choice, choiceFields } from "~/features/location/choice";
import { longestAddress } from "~/features/location/limits";
import type PlaceOptionsType from "~/features/location/PlaceOptions";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Icon } from "~/ui/Icon";
import { optionalComponent } from "~/ui/late-component";
import { Notice } from "~/ui/Marks";
import { SubmitButton } from "~/ui/SubmitButton";
import styles from "./Landing.module.css";

/** Comes with the first use of the field: the page stands without it. */
const PlaceOptions: ComponentType<ComponentProps<typeof PlaceOptionsType>> = optionalComponent(
  () => import("~/features/location/PlaceOptions"),
);

/**
 * The way in: an address typed in full is set at once, part of one leads to the location dialog with its suggestions. Hydrated they stand below
 * the field while one types, and a press on one sets it.
 */
export function AddressForm() {
  const { t } = useTranslation("landing");
  const fetcher = useFormFetcher();
  const refused = useFormResult("set-location", fetcher.data);
  const error = (refused?.details as { error?: string } | undefined)?.error;
  const field = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState<HTMLInputElement | null>(null);
  // The visitor may have been quicker than the scripts.
  useEffect(() => {
    if (field.current !== null && field.current === document.activeElement) setUsed(field.current);
  }, []);

  function choose(choice: Choice) {
    const form = used?.form;
    if (!form || fetcher.isUnderWay) return;
    const data = new FormData(form);
    for (const [name, value] of Object.entries(choiceFields(choice))) data.set(name, value);
    fetcher.submit(data, { method: "post", action: form.getAttribute("action") ?? undefined });
  }

  return (
    <div className={styles.landW}>
      <ShopForm intent="set-location" fetcher={fetcher} className={styles.landF} role="search">
        <label className="vh" htmlFor="way-in">
          {t("search")}
        </label>{" "}
        <Icon name="map-pin" />
        <input
          ref={field}
          id="way-in"
          type="search"
          name="address"
          maxLength={longestAddress}
          placeholder={t("placeholder")}
          autoComplete="street-address"
          defaultValue={String(refused?.reply?.initialValue?.address ?? "")}
          onFocus={({ currentTarget }) => setUsed(currentTarget)}
          {...(error ? { "aria-invalid": true, "aria-describedby": "way-in-error" } : {})}
        />
        <SubmitButton busy={fetcher.isUnderWay}>{t("set")}</SubmitButton>
      </ShopForm>
      {used ? (
        <Suspense>
          <PlaceOptions field={used} isSent={fetcher.isUnderWay} onChoose={choose} />
        </Suspense>
      ) : null}
      {error ? (
        <div className={styles.landE}>
          <Notice kind="error" role="alert" id="way-in-error">
            {error}
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
