import { loadResults, type ResultsData } from "~/features/search/load-results.server";
import { redirectTo } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
import type { ChosenModule } from "~/session/visitor.server";
import { dialogHref } from "~/ui/dialog-href";
import { type Block, loadBlocks } from "./blocks.server";
import { loadTrackHero, type TrackHero } from "./load-parcel.server";

export type HomeData = {
  kind: "home";
  module: ChosenModule;
  title: string;
  text: string;
  blocks: Block[][];
  /** The parcel home's track form (HOME-parc-08). */
  track: TrackHero | null;
  /** No block could be loaded: the page says so instead of standing empty. */
  failed: string | null;
};

/** `/home`: the module's home, or search results when the address asks for them (RTE-09). Needs a place and a module (RTE-10, MOD-02). */
export async function loadHome(shop: Shop): Promise<HomeData | ResultsData> {
  const { place, module } = shop.session;
  if (!place) throw await redirectTo(shop, "/");
  if (!module) throw await redirectTo(shop, dialogHref("/", "modules"));
  if (shop.url.searchParams.has("data_type")) return loadResults(shop);

  const { blocks, isFailed } = await loadBlocks(shop, module.type);
  return {
    kind: "home",
    module,
    title: shop.t(`home:hero.${module.type}.title`),
    text: shop.t(`home:hero.${module.type}.text`),
    blocks,
    track: module.type === "parcel" ? await loadTrackHero(shop) : null,
    failed: isFailed ? shop.t("home:failed") : null,
  };
}
