import type { Shop } from "~/request/context/request-context.server";
import { withoutDialog } from "~/ui/dialog-href";
import type { BlockHead, Tab } from "~/ui/Section";

/** One choice of a block's tabs; the first of a list has no value and is shown unless the address says otherwise. */
export type Choice = { value: string; label: string };

/** Heading and anchor of a block, by its name in the texts. */
export function headOf(shop: Shop, name: string, more: Partial<BlockHead> = {}): BlockHead {
  return { id: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), title: shop.t(`home:${name}`), ...more };
}

/** The value the address picks for a block, when it is one of its choices; else the first one's. */
export function pickedOf(shop: Shop, { id }: Pick<BlockHead, "id">, choices: Choice[]): string {
  const asked = shop.url.searchParams.get(id);
  return choices.find(({ value }) => value === asked)?.value ?? choices[0]?.value ?? "";
}

/** The choices as links to the same page, at the block's anchor; other blocks keep what they show. */
export function tabsOf(shop: Shop, { id }: Pick<BlockHead, "id">, choices: Choice[]): Tab[] {
  const picked = pickedOf(shop, { id }, choices);
  return choices.map(({ value, label }, index) => {
    const url = new URL(withoutDialog(shop.url.pathname + shop.url.search), shop.url);
    if (index === 0) url.searchParams.delete(id);
    else url.searchParams.set(id, value);
    return { label, href: `${url.pathname}${url.search}#${id}`, isCurrent: value === picked };
  });
}
