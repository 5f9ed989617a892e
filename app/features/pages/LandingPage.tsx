import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { ModuleCards } from "~/features/modules/ModuleCards";
import { StoreGrid } from "~/features/stores/StoreCard";
import { usePageAddress } from "~/request/pages/page-address";
import { LandingArt } from "~/ui/art/LandingArt";
import { classes } from "~/ui/classes";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import type { IconName } from "~/ui/icons/names";
import { AddressForm } from "./AddressForm";
import styles from "./Landing.module.css";
import { OperatorTexts, Promotions } from "./LandingTexts";
import type { LandingData } from "./load-landing.server";

const steps: { icon: IconName; key: "where" | "cart" | "door" }[] = [
  { icon: "map-pin", key: "where" },
  { icon: "shopping-bag", key: "cart" },
  { icon: "door", key: "door" },
];

/** `/`: the address is the one action; below it the kinds of shop, how it works, what is near and what the operator says (RTE-05). */
export function LandingPage({ modules, stores, placeAddress, texts, isPlain }: LandingData) {
  const { t } = useTranslation("landing");
  return (
    <>
      <section className={styles.land}>
        <div className={classes("wrap", styles.landG, isPlain && styles.plain)}>
          <div className={styles.landT}>
            <h1>{t("title")}</h1>
            <p>{t("lead")}</p>
            <AddressForm />
            <OtherWays placeAddress={placeAddress} />
            <GuestNote />
          </div>
          {isPlain ? null : (
            <div className={styles.landArt}>
              <LandingArt />
            </div>
          )}
        </div>
      </section>
      <div className="wrap">
        {modules.length > 1 ? (
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
        <section className={`sec ${styles.how}`}>
          <h2>{t("steps.title")}</h2>
          <ol>
            {steps.map(({ icon, key }) => (
              <li key={key}>
                <span className={styles.howI}>
                  <Icon name={icon} />
                </span>{" "}
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
        {texts && texts.promotions.length > 0 ? <Promotions pictures={texts.promotions} /> : null}
        {texts ? <OperatorTexts texts={texts} /> : null}
      </div>
    </>
  );
}

/** That ordering takes neither an account nor a code, said to who has none, where guests may order. */
function GuestNote() {
  const { t } = useTranslation("landing");
  const { guestCheckout, isSignedIn } = useShopFacts();
  if (!guestCheckout || isSignedIn) return null;
  return (
    <p className={styles.landN}>
      <Icon name="circle-check" />
      {t("guest")}
    </p>
  );
}

/** Other ways in: the map, and the place things were brought to last. */
function OtherWays({ placeAddress }: { placeAddress: string | null }) {
  const { t } = useTranslation("landing");
  const pickHref = dialogHref(usePageAddress(), "location");
  return (
    <p className={styles.landL}>
      <Link className="link" to={pickHref} preventScrollReset>
        <Icon name="map-2" />
        {t("map")}
      </Link>{" "}
      {placeAddress ? (
        <Link className="link" to="/home">
          <Icon name="home" />
          {t("continue", { address: placeAddress })}
        </Link>
      ) : null}
    </p>
  );
}
