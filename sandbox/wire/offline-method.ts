import type { SeedRow } from "../db/schema";
import { parsed } from "./text";
import { wordIn } from "./words";

type Fact = { input_name: string; input_data: string };
type CustomerInput = { customer_input: string; customer_placeholder: string; is_required: number };
type OfflineMethod = Pick<SeedRow<"offline_methods">, "method_name" | "method_fields" | "method_informations">;

/** What an operator calls a way to pay outside the shop, and asks for, as the visitor reads it (docs/delivery-api.md §10.7). */
export const offlineMethodIn = (language: "en" | "ar", row: OfflineMethod) => ({
  method_name: wordIn(language, row.method_name),
  method_fields: parsed<Fact[]>(row.method_fields).map((fact) => ({
    ...fact,
    input_name: wordIn(language, fact.input_name),
  })),
  method_informations: parsed<CustomerInput[]>(row.method_informations).map((input) => ({
    ...input,
    customer_placeholder: wordIn(language, input.customer_placeholder),
  })),
});
