import type { Block } from "./blocks.server";

/**
 * The rows of a home with each item's and each store's later cards marked: only the first is the anchor that closed dialogs and answered
 * forms lead to. Done where the page is drawn, since equal cards are sent once.
 */
export function withRepeats(rows: readonly Block[][]): Block[][] {
  const seen = new Set<string>();
  const marked = <Card extends { id: number }>(kind: string, cards: readonly Card[]) =>
    cards.map((card) => {
      const key = `${kind}-${card.id}`;
      const isAgain = seen.has(key);
      seen.add(key);
      return isAgain ? { ...card, isAgain: true as const } : card;
    });
  return rows.map((row) =>
    row.map((block) => {
      const { name, data } = block;
      if ("items" in data) return { ...block, data: { ...data, items: marked("item", data.items) } } as Block;
      if ("stores" in data && name !== "visited")
        return { ...block, data: { ...data, stores: marked("store", data.stores) } } as Block;
      return block;
    }),
  );
}
