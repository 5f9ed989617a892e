import type { ModuleType } from "~/module-kinds";
import type { HomeBlock } from "~/module-kinds/kind";
import { serverTraitsOf } from "~/module-kinds/server-traits.server";
import { logError } from "~/request/context/log.server";
import type { RequestContext } from "~/request/context/request-context";
import { isFailedCall } from "~/request/pages/critical.server";
import type { BlockHead } from "~/ui/Section";
import { choiceHref } from "./head.server";
import { loadBanners, loadBottomBanner } from "./load-banners.server";
import { loadCategories } from "./load-categories.server";
import {
  loadBasics,
  loadBestReviewed,
  loadConditions,
  loadFeatured,
  loadNewArrivals,
  loadPopular,
  loadRecommended,
} from "./load-items.server";
import {
  loadBrands,
  loadCampaigns,
  loadCashback,
  loadCoupons,
  loadFlashSale,
  loadJustForYou,
  loadSpecialOffer,
} from "./load-offers.server";
import { loadUsual } from "./load-orders.server";
import { loadParcelBanners, loadParcelCategories, loadVideo, loadWhyChoose } from "./load-parcel.server";
import { loadAllStores, loadFeaturedStores, loadNearbyStores, loadVisited } from "./load-stores.server";

/** Every block of the home pages by its name. A loader gives null when there is nothing to show, and throws (`critical`) when its calls failed. */
const loaders = {
  allStores: loadAllStores,
  banners: loadBanners,
  basics: loadBasics,
  bestReviewed: loadBestReviewed,
  bottomBanner: loadBottomBanner,
  brands: loadBrands,
  campaigns: loadCampaigns,
  cashback: loadCashback,
  categories: loadCategories,
  conditions: loadConditions,
  coupons: loadCoupons,
  featured: loadFeatured,
  featuredStores: loadFeaturedStores,
  flashSale: loadFlashSale,
  justForYou: loadJustForYou,
  nearbyStores: loadNearbyStores,
  newArrivals: loadNewArrivals,
  parcelBanners: loadParcelBanners,
  parcelCategories: loadParcelCategories,
  popular: loadPopular,
  quickFilters: async () => ({}),
  recommended: loadRecommended,
  specialOffer: loadSpecialOffer,
  usual: loadUsual,
  video: loadVideo,
  visited: loadVisited,
  whyChoose: loadWhyChoose,
} satisfies Record<HomeBlock, (context: RequestContext) => Promise<object | null>>;

type Loaders = typeof loaders;
/** A block with its data, told apart by name; a folded one sends its heading alone. */
export type Block =
  | { [Name in HomeBlock]: { name: Name; data: NonNullable<Awaited<ReturnType<Loaders[Name]>>> } }[HomeBlock]
  | { name: "folded"; data: BlockHead };

/** A block for customers alone takes the place of another, which is a row then: their usual orders that of the stores these come from (ADR 0166). */
const inPlaceOf = [
  ["usual", "visited"],
  ["cashback", "specialOffer"],
] as const;

/**
 * The blocks of a module's home, side by side: one whose calls fail is left out, and the page stands without it (design: secondary loads).
 * `isFailed` when none could be loaded. Blocks in one inner list share a row.
 */
export async function loadBlocks(
  context: RequestContext,
  module: ModuleType,
): Promise<{ blocks: Block[][]; isFailed: boolean }> {
  const { blocks, folded, ending } = serverTraitsOf(module).home;
  const rows = [...blocks, folded, ...ending].map((names) => (typeof names === "string" ? [names] : names));
  const loaded = await Promise.all(rows.map((names) => Promise.all(names.map((name) => loadBlock(context, name)))));
  const found = loaded.map((row) => row.filter((block) => block !== null && block !== "failed"));
  const names = new Set(found.flat().map(({ name }) => name));
  const displaced = inPlaceOf.filter(([own]) => names.has(own)).map(([, other]) => other);
  const toBeFolded = new Set<string>([...displaced, ...folded]);
  const isFolded = ({ name }: Block) => toBeFolded.has(name);
  return {
    blocks: found
      .map((row, index) =>
        rows[index] === folded
          ? found.flat().filter(isFolded).map(fold(context))
          : row.filter((block) => !isFolded(block)),
      )
      .filter((row) => row.length > 0),
    isFailed:
      loaded.flat().some((block) => block === "failed") && found.flat().every(({ name }) => name === "quickFilters"),
  };
}

/** A block as a row of its title; it stands open where the address speaks of it. */
const fold =
  (context: RequestContext) =>
  (block: Block): Block => {
    const { data } = block;
    if (!("id" in data)) return block;
    const { id, title } = data;
    const isOpen = context.url.searchParams.has(id);
    const fold = { isOpen, href: choiceHref(context, id, isOpen ? null : "all") };
    return isOpen ? ({ ...block, data: { ...data, fold } } as Block) : { name: "folded", data: { id, title, fold } };
  };

async function loadBlock(context: RequestContext, name: HomeBlock): Promise<Block | "failed" | null> {
  try {
    const data = await loaders[name](context);
    return data && ({ name, data } as Block);
  } catch (thrown) {
    // A way to another page, as when the token was refused.
    if (thrown instanceof Response) throw thrown;
    // The client has told the log of a call that failed.
    if (!isFailedCall(thrown)) logError(thrown, { block: name, requestId: context.requestId });
    return "failed";
  }
}
