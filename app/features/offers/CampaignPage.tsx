import { useTranslation } from "react-i18next";
import { StoreGrid } from "~/features/stores/StoreCard";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { EmptyState } from "~/ui/EmptyState";
import { Picture } from "~/ui/Picture";
import { Countdown } from "./Countdown";
import ink from "./Ink.module.css";
import type { CampaignData } from "./load-campaign.server";
import styles from "./OfferPages.module.css";

/** A campaign: picture, dates, how long it lasts, and the stores that take part (RTE-41). */
export function CampaignPage(data: CampaignData) {
  const { t } = useTranslation("sales");
  return (
    <div className="wrap">
      {data.kind === "running" ? (
        <RunningCampaign {...data} />
      ) : (
        <EmptyState
          as="h1"
          picture="convenience-store"
          title={t("campaign.over")}
          action={{ href: "/home", label: t("ui:backToHome") }}
        >
          {t("campaign.overText")}
        </EmptyState>
      )}
    </div>
  );
}

function RunningCampaign(campaign: Extract<CampaignData, { kind: "running" }>) {
  const { title, description, image, dates, ending, storesTitle, stores } = campaign;
  const { t } = useTranslation("sales");
  return (
    <>
      <Breadcrumbs above={[{ href: "/home", label: t("shell:home") }]} here={title} />
      <Picture className={styles.cover} src={image} width={1120} height={280} standIn="ticket" eager />
      <section className="sec">
        <header className={`${ink.ink} ${styles.head}`}>
          <div>
            <h1>{title}</h1>
            {dates ? <p>{dates}</p> : null}
            {ending ? <p>{ending.text}</p> : null}
          </div>
          {ending ? <Countdown ending={ending} over={t("campaign.over")} /> : null}
        </header>
        {description ? <p className={styles.about}>{description}</p> : null}
      </section>
      <section className="sec">
        <div className="sec__h">
          <h2>{storesTitle}</h2>
        </div>
        {stores.length > 0 ? (
          <StoreGrid stores={stores} />
        ) : (
          <EmptyState
            picture="convenience-store"
            title={t("campaign.noStores")}
            action={{ href: "/home", label: t("ui:backToHome") }}
          >
            {t("campaign.noStoresText")}
          </EmptyState>
        )}
      </section>
    </>
  );
}
