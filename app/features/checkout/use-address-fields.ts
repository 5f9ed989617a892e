import { useEffect, useRef } from "react";
import { type CheckoutDefaults, type CheckoutOrder, contactFields, placeFields } from "./checkout-data";

/** A phone number is remembered without its blanks: the same number stays as it was typed. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}@]/gu, "");

/** An address or contact picked over the open form brings its details into it (ADDR-25); a form that is loaded anew has them already. */
export function useAddressFields(formId: string, { fingerprints, defaults }: CheckoutOrder): void {
  useFieldsOf(formId, placeFields, fingerprints.place, defaults);
  useFieldsOf(formId, contactFields, fingerprints.contact, defaults);
}

function useFieldsOf(
  formId: string,
  names: readonly (keyof CheckoutDefaults)[],
  key: string,
  defaults: CheckoutDefaults,
): void {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const fields = document.forms.namedItem(formId)?.elements;
    for (const name of names) {
      const field = fields?.namedItem(name);
      const value = defaults[name] ?? "";
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (!isField || bare(field.value) === bare(value)) continue;
      field.value = value;
      // The card over the fields says what is in them.
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [formId, names, key, defaults]);
}
