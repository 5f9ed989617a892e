import type { Config, Store } from "~/delivery-api/model";

/** Whether a store takes orders that are nothing but a prescription (CHK-10): operator and store must both want them. */
export const takesPrescriptions = (
  { prescriptions }: Pick<Config, "prescriptions">,
  { prescriptionOrder }: Pick<Store, "prescriptionOrder">,
): boolean => prescriptions.orders && prescriptionOrder;

/** The checkout without items, for a prescription. */
export const prescriptionHref = (storeId: number): string => `/checkout?page=prescription&store=${storeId}`;
