import type { CardStore } from "~/features/catalogue/card";
import { StoreCard, useStoreView } from "~/features/stores/StoreCard";
import { VisitAgainCard } from "~/features/stores/VisitAgainCard";
import { Carousel } from "~/ui/Carousel";
import { Section } from "~/ui/Section";
import type { VisitedBlock } from "./blocks";
import styles from "./Home.module.css";

/** Stores in one row, which phones scroll. */
export function StoreRow({ stores, name }: { stores: CardStore[]; name: string }) {
  const view = useStoreView();
  return (
    <Carousel name={name} className={styles.stores}>
      {stores.map((store) => (
        <StoreCard key={store.id} store={store} view={view} />
      ))}
    </Carousel>
  );
}

/** The strip of stores ordered from before, or of new ones (HOME-all-23, HOME-all-24). */
export function Visited({ stores, isVisited, ...head }: VisitedBlock) {
  const view = useStoreView();
  return (
    <Section {...head}>
      <Carousel name={head.title} className={styles.visited}>
        {stores.map((store) => (
          <VisitAgainCard key={store.id} store={store} view={view} isVisited={isVisited} />
        ))}
      </Carousel>
    </Section>
  );
}
