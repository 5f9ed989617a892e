import { useTranslation } from "react-i18next";
import { useCardView } from "~/features/items/card-view";
import { FlashCard } from "~/features/items/FlashCard";
import { Carousel } from "~/ui/Carousel";
import { Icon } from "~/ui/Icon";
import { Countdown } from "./Countdown";
import type { Ending } from "./countdown";
import ink from "./Ink.module.css";
import type { FlashItem } from "./load-flash-sale.server";
import styles from "./Offers.module.css";

export type FlashSaleBlock = {
  id: string;
  title: string;
  moreHref: string;
  ending: Ending | null;
  /** Said when the time is up. */
  over: string;
  items: FlashItem[];
};

/** The running flash sale on a home page (SALE-01 to SALE-03). */
export default function FlashSalePanel({ id, title, moreHref, ending, over, items }: FlashSaleBlock) {
  const { t } = useTranslation("ui");
  const view = useCardView();
  return (
    <section className={`sec ${ink.ink} ${styles.flash}`} aria-labelledby={id}>
      <div className={styles.flashHead}>
        <div>
          <h2 id={id} tabIndex={-1}>
            <Icon name="bolt" />
            {title}
          </h2>
          {ending ? <p>{ending.text}</p> : null}
        </div>
        <a className="more" href={moreHref}>
          {t("viewAll")}
          <span className="vh">: {title}</span>
          <Icon name="chevron-right" flip />
        </a>
      </div>
      {ending ? <Countdown ending={ending} over={over} /> : null}
      <Carousel name={title} autoplay loop>
        {items.map(({ pieces, ...item }) => (
          <FlashCard key={item.id} item={item} view={view} sale={pieces} />
        ))}
      </Carousel>
    </section>
  );
}
