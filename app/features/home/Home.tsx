import { type ComponentType, lazy, Suspense } from "react";
import rowStyles from "~/features/items/ItemRow.module.css";
import storeStyles from "~/features/stores/StoreCard.module.css";
import doorStyles from "~/ui/Doors.module.css";
import styles from "./Home.module.css";
import type { HomeData } from "./load-home.server";

/** Drawn by the server like every page; in the browser results do not carry its script. */
const HomePage: ComponentType<HomeData> = import.meta.env.SSR
  ? (await import("./HomePage")).default
  : lazy(() => import("./HomePage"));
// Named here, they are linked by the route, so that what the server draws needs no script to look right.
Object.assign(HomePage, { linkedStyles: [styles, rowStyles, storeStyles, doorStyles] });

/** A module's home (RTE-09). */
export function Home(data: HomeData) {
  return (
    <Suspense>
      <HomePage {...data} />
    </Suspense>
  );
}
