import { environment } from "~/env.server";
import { kindText } from "~/features/modules/kind-text.server";
import { loadResults, type ResultsData } from "~/features/search/load-results.server";
import { sendsParcels } from "~/module-kinds";
import type { HomeTraits } from "~/module-kinds/kind";
import type { RequestContext } from "~/request/context/request-context";
import { redirectTo } from "~/request/posting/respond.server";
import type { ChosenModule } from "~/session/visitor.server";
import { dialogHref } from "~/ui/dialog-href";
import { type Block, loadBlocks } from "./blocks.server";
import { distinct } from "./distinct";
import { loadTrackHero, type TrackHero } from "./load-parcel.server";
import { homeTraitsOf } from "./module.server";

export type HomeData = {
  kind: "home";
  module: ChosenModule;
  title: string;
  text: string;
  art: HomeTraits["art"];
  blocks: Block[][];
  /** A link past everything to the first items: by keys they are a hundred stops away. */
  skip: { href: string; text: string } | null;
  /** The parcel home's track form (HOME-parc-08). */
  track: TrackHero | null;
  /** No block could be loaded: the page says so instead of standing empty. */
  failed: string | null;
};

/** `/home`: the module's home, or search results when the address asks for them (RTE-09). Needs a place and a module (RTE-10, MOD-02). */
export async function loadHome(context: RequestContext): Promise<HomeData | ResultsData> {
  const { area, module } = context.session;
  if (!area) throw await redirectTo(context, "/");
  if (!module) throw await redirectTo(context, dialogHref("/", "modules"));
  if (context.url.searchParams.has("data_type")) return loadResults(context);

  const { blocks, isFailed } = await loadBlocks(context, module.type);
  const shown = distinct(blocks);
  return {
    kind: "home",
    module,
    title: kindText(context, "home.title"),
    text: kindText(context, "home.text"),
    art: environment().brandArt ? homeTraitsOf(context).art : null,
    blocks: shown,
    skip: skipTo(context, shown.flat()),
    track: sendsParcels(module) ? await loadTrackHero(context) : null,
    failed: isFailed ? context.t("home:failed") : null,
  };
}

function skipTo({ t }: RequestContext, blocks: Block[]): HomeData["skip"] {
  const first = blocks.find(({ name, data }) => name !== "flashSale" && "items" in data && !data.fold);
  if (!first || !("id" in first.data)) return null;
  const { id, title } = first.data;
  return { href: `#${id}`, text: t("shell:skipTo", { name: title }) };
}
