import { useStoreView } from "~/features/stores/StoreCard";
import { VisitAgainCard } from "~/features/stores/VisitAgainCard";
import { Carousel } from "~/ui/Carousel";
import { Section } from "~/ui/Section";
import type { VisitedBlock } from "./blocks";
import styles from "./Home.module.css";

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
