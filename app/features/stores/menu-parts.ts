import type { Item } from "~/delivery-api/model";

/** The longest text that is searched for in a menu. */
export const longestSearch = 60;

export type MenuPart<Row> = { id: number; name: string; items: Row[] };

/**
 * A whole menu by its sections, in the store's order: an item stands once, in the first section it belongs to. Sections without items are left out,
 * and what belongs to none comes last, under 0 and `others`.
 */
export function menuParts<Row extends Pick<Item, "categories">>(
  items: readonly Row[],
  sections: readonly { id: number; name: string }[],
  others: string,
): MenuPart<Row>[] {
  const parts = new Map<number, MenuPart<Row>>(sections.map(({ id, name }) => [id, { id, name, items: [] }]));
  const rest: MenuPart<Row> = { id: 0, name: others, items: [] };
  for (const item of items) {
    const home = sections.find(({ id }) => item.categories.some((category) => category.id === id));
    (parts.get(home?.id ?? 0) ?? rest).items.push(item);
  }
  return [...parts.values(), rest].filter((part) => part.items.length > 0);
}
