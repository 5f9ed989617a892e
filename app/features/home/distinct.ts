import type { Block } from "./blocks.server";

/** Fewer than these make no section, unless there are no more in the shop. */
const fewest = 3;

/**
 * The blocks of a home, in the order they are read, with every item in the first that has it. What a visitor unfolded and what a tab names stay whole, and
 * so does a flash sale: its cards say more. A block of items with hardly any left of its own is left out.
 */
export function distinct(rows: readonly Block[][]): Block[][] {
  const seen = new Set<number>();
  const shown = (block: Block): Block[] => {
    const { name, data } = block;
    if (!("items" in data)) return [block];
    const isWhole = name === "flashSale" || data.fold || data.isChoice;
    const own = isWhole ? data.items : data.items.filter(({ id, isCampaign }) => isCampaign || !seen.has(id));
    if (own.length < Math.min(fewest, data.items.length)) return [];
    const items = name === "flashSale" ? own : own.slice(0, data.most);
    for (const { id, isCampaign } of items) if (!isCampaign) seen.add(id);
    return [{ ...block, data: { ...data, items } } as Block];
  };
  return rows.map((row) => row.flatMap(shown)).filter((row) => row.length > 0);
}
