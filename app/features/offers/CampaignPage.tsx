import { useTranslation } from "react-i18next";
import { StoreGrid } from "~/features/stores/StoreCard";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { EmptyState } from "~/ui/EmptyState";
import { Picture } from "~/ui/Picture";
import { Countdown } from "./Countdown";
import { longestCountdown } from "./countdown";
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
  const isCounted = ending !== null && ending.leftMs <= longestCountdown;
  // The end is said once: beside its countdown, or as the last of the dates.
  const when = dates ?? (isCounted ? null : ending?.text);
  return (
    <>
      <Breadcrumbs above={[{ href: "/home", label: t("shell:home") }]} here={title} />
      <Picture className={styles.cover} src={image} width={1120} height={280} standIn="ticket" eager />
      <section className="sec">
        <header className={styles.about}>
          <h1 className="h1s">{title}</h1>
          {when ? <p className="muted">{when}</p> : null}
          {description ? <p dir="auto">{description}</p> : null}
        </header>
        {ending && isCounted ? (
          <div className={`${ink.ink} ${styles.head}`}>
            <p>{ending.text}</p>
            <Countdown ending={ending} over={t("campaign.over")} />
          </div>
        ) : null}
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
