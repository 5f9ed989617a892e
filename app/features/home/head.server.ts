import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { withoutDialog } from "~/ui/dialog-href";
import type { BlockHead, Tab } from "~/ui/Section";

/** One choice of a block's tabs; the first of a list has no value and is shown unless the address says otherwise. */
export type Choice = { value: string; label: string };

/** Heading and anchor of a block, by its name in the texts. */
export function headOf(context: RequestContext, name: string, more: Partial<BlockHead> = {}): BlockHead {
  return {
    id: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    title: context.t(`home:${name}`),
    ...more,
  };
}

/** The value the address picks for a block, when it is one of its choices; else the first one's. */
export function pickedOf(context: RequestContext, { id }: Pick<BlockHead, "id">, choices: Choice[]): string {
  const requested = context.url.searchParams.get(id);
  return choices.find(({ value }) => value === requested)?.value ?? choices[0]?.value ?? "";
}

/** The choices as links to the same page, at the block's anchor. */
export function tabsOf(context: RequestContext, { id }: Pick<BlockHead, "id">, choices: Choice[]): Tab[] {
  const picked = pickedOf(context, { id }, choices);
  return choices.map(({ value, label }, index) => ({
    label,
    // The first says so too: a block that was unfolded stays so.
    href: choiceHref(context, id, index === 0 ? "all" : value),
    isCurrent: value === picked,
  }));
}

/** The same page with another choice for a block, or none, at its anchor; other blocks keep what they show. */
export function choiceHref(context: RequestContext, id: string, value: string | null): string {
  const url = new URL(withoutDialog(pathOf(context.url)), context.url);
  if (value === null) url.searchParams.delete(id);
  else url.searchParams.set(id, value);
  return `${url.pathname}${url.search}#${id}`;
}
