import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { longestAddress } from "~/features/location/limits";
import { ModuleCards } from "~/features/modules/ModuleCards";
import { StoreGrid } from "~/features/stores/StoreCard";
import { usePageAddress } from "~/request/pages/page-address";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { LandingArt } from "~/ui/art/LandingArt";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import type { IconName } from "~/ui/icons/names";
import { Notice } from "~/ui/Marks";
import { SubmitButton } from "~/ui/SubmitButton";
import styles from "./Landing.module.css";
import { OperatorTexts, Promotions } from "./LandingTexts";
import type { LandingData } from "./load-landing.server";

const steps: { icon: IconName; key: "where" | "cart" | "door" }[] = [
  { icon: "map-pin", key: "where" },
  { icon: "shopping-bag", key: "cart" },
  { icon: "door", key: "door" },
];

/** `/`: the address is the one action; below it the kinds of shop, how it works, what is near and what the operator says (RTE-05). */
export function LandingPage({ modules, stores, placeAddress, texts }: LandingData) {
  const { t } = useTranslation("landing");
  return (
    <>
      <section className={styles.land}>
        <div className={`wrap ${styles.landG}`}>
          <div className={styles.landT}>
            <h1>{t("title")}</h1>
            <p>{t("lead")}</p>
            <AddressForm placeAddress={placeAddress} />
          </div>
          <div className={styles.landArt}>
            <LandingArt />
          </div>
        </div>
      </section>
      <div className="wrap">
        {modules.length > 0 ? (
          <section className="sec">
            <div className="sec__h">
              <div>
                <h2>{t("modules.title")}</h2>
                <p>{t("modules.lead")}</p>
              </div>
            </div>
            <ModuleCards modules={modules} />
          </section>
        ) : null}
        {texts && texts.promotions.length > 0 ? <Promotions pictures={texts.promotions} /> : null}
        <section className={`sec ${styles.how}`}>
          <h2>{t("steps.title")}</h2>
          <ol>
            {steps.map(({ icon, key }) => (
              <li key={key}>
                <span className={styles.howI}>
                  <Icon name={icon} />
                </span>
                <b>{t(`steps.${key}.title`)}</b>
                <p>{t(`steps.${key}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        {stores.length > 0 ? (
          <section className="sec">
            <div className="sec__h">
              <h2>{t("stores")}</h2>
            </div>
            <StoreGrid stores={stores} />
          </section>
        ) : null}
        {texts ? <OperatorTexts texts={texts} /> : null}
      </div>
    </>
  );
}

/** An address typed in full is set at once; otherwise the location dialog opens with suggestions. */
function AddressForm({ placeAddress }: { placeAddress: string | null }) {
  const { t } = useTranslation("landing");
  const fetcher = useFormFetcher();
  const refused = useFormResult("set-location", fetcher.data);
  const error = (refused?.details as { error?: string } | undefined)?.error;
  const pickHref = dialogHref(usePageAddress(), "location");
  return (
    <>
      <ShopForm intent="set-location" fetcher={fetcher} className={styles.landF} role="search">
        <label className="vh" htmlFor="way-in">
          {t("search")}
        </label>
        <Icon name="map-pin" />
        <input
          id="way-in"
          type="search"
          name="address"
          maxLength={longestAddress}
          placeholder={t("placeholder")}
          autoComplete="street-address"
          defaultValue={String(refused?.reply?.initialValue?.address ?? "")}
          {...(error ? { "aria-invalid": true, "aria-describedby": "way-in-error" } : {})}
        />
        <SubmitButton busy={fetcher.isUnderWay}>{t("set")}</SubmitButton>
      </ShopForm>
      {error ? (
        <div className={styles.landE}>
          <Notice kind="error" role="alert" id="way-in-error">
            {error}
          </Notice>
        </div>
      ) : null}
      <p className={styles.landL}>
        <Link className="link" to={pickHref} preventScrollReset>
          <Icon name="map-2" />
          {t("map")}
        </Link>
        {placeAddress ? (
          <Link className="link" to="/home">
            <Icon name="home" />
            {t("continue", { address: placeAddress })}
          </Link>
        ) : null}
      </p>
    </>
  );
}
