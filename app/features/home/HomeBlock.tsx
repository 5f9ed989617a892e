import { type ComponentType, lazy, Suspense } from "react";
import { Brands } from "~/features/offers/Brands";
import { Campaigns } from "~/features/offers/Campaigns";
import { Cashback } from "~/features/offers/Cashback";
import type { CouponsBlock } from "~/features/offers/Coupons";
import { FlashSalePanel } from "~/features/offers/FlashSalePanel";
import { QuickFilters } from "~/features/stores/QuickFilters";
import { Picture } from "~/ui/Picture";
import { Section } from "~/ui/Section";
import type { Block } from "./blocks.server";
import { Banners, Categories } from "./Fronts";
import styles from "./Home.module.css";
import { Items } from "./Items";
import { StoreRow, Visited } from "./Stores";
import { Usual } from "./Usual";

const importCoupons = () => import("~/features/offers/Coupons");
/** Copying codes is no part of the scripts of results, which are loaded with a home's. */
const Coupons: ComponentType<CouponsBlock> = import.meta.env.SSR
  ? (await importCoupons()).Coupons
  : lazy(async () => ({ default: (await importCoupons()).Coupons }));

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
      return <FlashSalePanel {...data} />;
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
