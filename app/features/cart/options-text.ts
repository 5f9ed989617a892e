import type { CartLine } from "~/delivery-api/model";
import { commaList } from "~/i18n/format";
import type { Language } from "~/i18n/languages";

/** `Large, Garlic · + 2 × Fries`. */
export function optionsText({ item, selection }: Pick<CartLine, "item" | "selection">, language: Language): string {
  const { variationType, groups } = selection;
  const options =
    variationType ??
    commaList(
      groups.flatMap(({ labels }) => labels),
      language,
    );
  const addOns = selection.addOns.flatMap(({ id, quantity }) => {
    const addOn = item.addOns.find((candidate) => candidate.id === id);
    if (!addOn) return [];
    return quantity > 1 ? `+ ${quantity} × ${addOn.name}` : `+ ${addOn.name}`;
  });
  return [options, ...addOns].filter(Boolean).join(" · ");
}
