import { type ComponentType, Suspense } from "react";
import flashStyles from "~/features/items/FlashCard.module.css";
import { Brands } from "~/features/offers/Brands";
import { Campaigns } from "~/features/offers/Campaigns";
import { Cashback } from "~/features/offers/Cashback";
import countdownStyles from "~/features/offers/Countdown.module.css";
import type { CouponsBlock } from "~/features/offers/Coupons";
import type { FlashSaleBlock } from "~/features/offers/FlashSalePanel";
import inkStyles from "~/features/offers/Ink.module.css";
import { QuickFilters } from "~/features/stores/QuickFilters";
import { drawnComponent, optionalComponent } from "~/ui/late-component";
import { Picture } from "~/ui/Picture";
import { Section } from "~/ui/Section";
import type { Block } from "./blocks.server";
import { Banners, Categories } from "./Fronts";
import styles from "./Home.module.css";
import { Items } from "./Items";
import { StoreRow, Visited } from "./Stores";
import { Usual } from "./Usual";

const importCoupons = () => import("~/features/offers/Coupons");
/** Neither copying codes nor counting down is part of the scripts of results, which are loaded with a home's. */
const Coupons: ComponentType<CouponsBlock> = import.meta.env.SSR
  ? (await importCoupons()).default
  : drawnComponent(importCoupons, "#coupons", optionalComponent);

const importFlashSale = () => import("~/features/offers/FlashSalePanel");
const FlashSalePanel: ComponentType<FlashSaleBlock> = import.meta.env.SSR
  ? (await importFlashSale()).default
  : drawnComponent(importFlashSale, "#flash-sale", optionalComponent);
// Named here, its styles are linked by the route, so that what the server draws needs no script to look right.
Object.assign(FlashSalePanel, { linkedStyles: [countdownStyles, inkStyles, flashStyles] });

/** A block of a shop module's home by its name. */
export function HomeBlock({ block: { name, data } }: { block: Block }) {
  switch (name) {
    case "banners":
      return <Banners {...data} />;
    case "categories":
      return <Categories {...data} />;
    case "usual":
      return <Usual {...data} />;
    case "quickFilters":
      return (
        <div className={styles.quick}>
          <QuickFilters state={{ tab: "all" }} />
        </div>
      );
    case "visited":
      return <Visited {...data} />;
    case "allStores":
    case "featuredStores":
    case "nearbyStores":
      return (
        <Section {...data}>
          <StoreRow stores={data.stores} name={data.title} />
        </Section>
      );
    case "basics":
    case "bestReviewed":
    case "conditions":
    case "featured":
    case "newArrivals":
    case "popular":
    case "recommended":
    case "justForYou":
    case "specialOffer":
      return <Items {...data} />;
    case "flashSale":
      return (
        <Suspense>
          <FlashSalePanel {...data} />
        </Suspense>
      );
    case "campaigns":
      return <Campaigns {...data} />;
    case "coupons":
      return (
        <Suspense>
          <Coupons {...data} />
        </Suspense>
      );
    case "brands":
      return <Brands {...data} />;
    case "cashback":
      return <Cashback {...data} />;
    case "bottomBanner":
      return <Picture src={data.image} width={1120} height={280} className={styles.bottom} />;
    default:
      return null;
  }
}
