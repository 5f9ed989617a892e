import type { Campaign, DeliveryApi } from "~/delivery-api";
import type { CardStore } from "~/features/catalogue/card";
import { toCardStores } from "~/features/catalogue/card.server";
import { kindText } from "~/features/modules/kind-text.server";
import { calendarDate } from "~/i18n/format";
import { parseServerTime } from "~/i18n/zone-time.server";
import { requirePlace } from "~/request/context/arrival.server";
import { moduleOfAddress, requireModule } from "~/request/context/module-of-address.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import type { Ending } from "./countdown";
import { endingOf } from "./ending.server";

/** `over` when no such campaign runs (any more). */
export type CampaignData =
  | {
      kind: "running";
      title: string;
      description: string;
      image: string | null;
      /** From when to when, in words; null when it is not said. */
      dates: string | null;
      ending: Ending | null;
      storesTitle: string;
      stores: CardStore[];
    }
  | { kind: "over"; title: string };

/** `/campaigns/{id or slug}?module_id=` (RTE-41). Throws the way to a place, into the campaign's module, or the 503 page. */
export async function loadCampaign(context: RequestContext, idOrSlug: string): Promise<CampaignData> {
  await requirePlace(context);
  const { area, module } = context.session;
  const { id: moduleId = null } = (await moduleOfAddress(context)) ?? module ?? {};
  const api = context.apiAt({ place: area, moduleId });
  const over: CampaignData = { kind: "over", title: context.t("sales:campaign.over") };
  const id = await numberOf(api, idOrSlug);
  const answer = id === null ? null : await api.campaigns.details(id);
  if (answer === null || (!answer.ok && answer.failure.kind === "not-found")) return over;
  const campaign = critical(answer);
  if (campaign.moduleId !== null) await requireModule(context, campaign.moduleId);
  const end = campaign.endsAt && parseServerTime(campaign.endsAt, context.timeZone);
  return {
    kind: "running",
    title: campaign.title,
    description: campaign.description,
    image: campaign.image,
    dates: datesOf(context, campaign),
    ending: endingOf(context, end || null),
    storesTitle: kindText(context, "campaignStores"),
    stores: await toCardStores(context, campaign.stores),
  };
}

/** A slug is looked up among the running campaigns; null when none of them has it. */
async function numberOf(api: DeliveryApi, idOrSlug: string): Promise<number | null> {
  if (/^\d{1,15}$/.test(idOrSlug)) return Number(idOrSlug) || null;
  const running = critical(await api.campaigns.running());
  return running.find(({ slug }) => slug === idOrSlug)?.id ?? null;
}

function datesOf({ t, language }: RequestContext, { from, to }: Campaign): string | null {
  if (from === null || to === null) return null;
  return t("sales:campaign.dates", { from: calendarDate(from, language), to: calendarDate(to, language) });
}
