import { z } from "zod";
import { defaultPageSize, type FlashProduct } from "~/delivery-api";
import { listViewed } from "~/features/catalogue/analytics-items";
import type { CardItem } from "~/features/catalogue/card";
import { toCardItem } from "~/features/catalogue/card.server";
import { requireChosenModule } from "~/request/context/arrival.server";
import type { RequestContext } from "~/request/context/request-context";
import { trackEvent } from "~/request/context/track-event.server";
import { pageNumber } from "~/request/navigation/page-number";
import { critical, notFound, secondary } from "~/request/pages/critical.server";
import { redirectTo } from "~/request/posting/respond.server";
import type { ListPage } from "~/ui/growing-list";
import type { Ending } from "./countdown";
import { endingOf } from "./ending.server";

const query = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable(),
  page: pageNumber(),
});

/** The card of an item on sale: of `stock` pieces offered `sold` are gone. */
export type FlashItem = CardItem & { pieces: { sold: number; stock: number } };

/** `over` when no sale runs (any more). */
export type FlashSaleData =
  | { kind: "running"; id: number; title: string; ending: Ending | null; list: ListPage<FlashItem>; before: number }
  | { kind: "over"; title: string };

export const flashSaleHref = (id: number, page = 1): string =>
  `/flash-sales?${new URLSearchParams({ id: String(id), ...(page > 1 ? { page: String(page) } : {}) })}`;

/** Its card shows no description. */
export function toFlashItem(
  context: RequestContext,
  { item, sold, stock }: FlashProduct,
  scheduling: boolean,
): FlashItem {
  return { ...toCardItem(context, item, scheduling), description: "", pieces: { sold, stock } };
}

/** `/flash-sales?id=&page=` (RTE-42). An address without an id leads to the running sale; throws that redirect, and the 404 or 503 page. */
export async function loadFlashSale(context: RequestContext): Promise<FlashSaleData> {
  const sale = await requestedSale(context);
  if (sale.kind === "running" && sale.list.rows.length === 0 && sale.before > 0) throw notFound();
  return sale;
}

/** A further page for the list that grows by it (SRCH-28): a sale that sells out or ends while it is scrolled has come to its end. */
export async function loadMoreOfFlashSale(context: RequestContext): Promise<ListPage<FlashItem>> {
  const sale = await requestedSale(context);
  return sale.kind === "running" ? sale.list : { rows: [], total: 0, nextHref: null };
}

async function requestedSale(context: RequestContext): Promise<FlashSaleData> {
  await requireChosenModule(context);
  const over: FlashSaleData = { kind: "over", title: context.t("sales:flash.title") };
  const parsed = query.safeParse({
    id: context.url.searchParams.get("id") || null,
    page: context.url.searchParams.get("page") ?? undefined,
  });
  if (!parsed.success) throw notFound();
  const { id, page } = parsed.data;
  if (id === null) {
    const running = critical(await context.api.flashSales.running());
    if (running === null) return over;
    throw await redirectTo(context, flashSaleHref(running.sale.id));
  }
  const [config, answer] = await Promise.all([
    context.api.config.get(),
    context.api.flashSales.items(id, page, defaultPageSize),
  ]);
  if (!answer.ok && (answer.failure.kind === "rejected" || answer.failure.kind === "not-found")) return over;
  const { sale, rows, total } = critical(answer);
  // The API lists the running sale whatever sale is asked for (docs/delivery-api.md §9.3).
  if (sale.id !== id) return over;
  const settings = secondary(config, null);
  const cards = rows.map((row) => toFlashItem(context, row, settings?.scheduleOrders ?? false));
  if (settings) {
    const listed = { id: `flash-sale-${sale.id}`, name: sale.title };
    trackEvent(context, listViewed(listed, cards, settings.currency.digits));
  }
  return {
    kind: "running",
    id: sale.id,
    title: sale.title || over.title,
    ending: endingOf(context, sale.endsAt),
    list: {
      rows: cards,
      total,
      nextHref: rows.length > 0 && page * defaultPageSize < total ? flashSaleHref(sale.id, page + 1) : null,
    },
    before: (page - 1) * defaultPageSize,
  };
}
