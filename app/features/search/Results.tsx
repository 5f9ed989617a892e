import { type ComponentType, Suspense } from "react";
import itemStyles from "~/features/items/ItemCard.module.css";
import rowStyles from "~/features/items/ItemRow.module.css";
import storeStyles from "~/features/stores/StoreCard.module.css";
import { drawnComponent } from "~/ui/late-component";
import type { ResultsData } from "./load-results.server";

/** Drawn by the server like every page; in the browser a home does not carry its script. */
const ResultsPage: ComponentType<ResultsData> = import.meta.env.SSR
  ? (await import("./ResultsPage")).default
  : drawnComponent(() => import("./ResultsPage"), ".srch");
// Named here, the styles of its cards are linked by the route, so that what the server draws needs no script to look right.
Object.assign(ResultsPage, { linkedStyles: [itemStyles, rowStyles, storeStyles] });

/** The results that an address of `/home` asks for (RTE-09). */
export function Results(data: ResultsData) {
  return (
    <Suspense>
      <ResultsPage {...data} />
    </Suspense>
  );
}
