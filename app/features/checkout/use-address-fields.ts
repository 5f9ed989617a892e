import { useEffect, useRef } from "react";
import type { CheckoutOrder } from "./checkout-data";

/** What a picked address and a changed contact say; all else stays as it was typed. */
const names = ["road", "house", "floor", "contactName", "contactCountry", "contactNumber", "contactEmail"] as const;

/** A phone number is remembered without its blanks: the same number stays as it was typed. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}@]/gu, "");

/** An address picked over the open form brings its details into it (ADDR-25); a form that is loaded anew has them already. */
export function useAddressFields(formId: string, { place, defaults }: Pick<CheckoutOrder, "place" | "defaults">): void {
  const shown = useRef(place.key);
  useEffect(() => {
    if (shown.current === place.key) return;
    shown.current = place.key;
    const fields = document.forms.namedItem(formId)?.elements;
    for (const name of names) {
      const field = fields?.namedItem(name);
      const value = defaults[name] ?? "";
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isField && bare(field.value) !== bare(value)) field.value = value;
    }
  }, [formId, place.key, defaults]);
}
