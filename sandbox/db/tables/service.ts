import type { TableDefinitions } from "../columns";

/** Couriers, reasons, parcels, offline payment, pages, and who takes the newsletter. */
export const serviceTables = {
  couriers: {
    columns: {
      id: "id",
      f_name: "text",
      l_name: "text",
      phone: "text",
      email: "text",
      image: "text",
      zone_id: "integer",
      active: "integer",
      avg_rating: "real",
      rating_count: "integer",
      latitude: "real",
      longitude: "real",
    },
  },
  vehicles: {
    /** `extra_charges` is added to the fee between the two distances (km). */
    columns: {
      id: "id",
      type: "text",
      starting_coverage_area: "real",
      maximum_coverage_area: "real",
      extra_charges: "real",
      status: "integer",
    },
  },
  cancellation_reasons: {
    columns: { id: "id", reason: "text", translations: "text", user_type: "text", status: "integer" },
  },
  refund_reasons: { columns: { id: "id", reason: "text", translations: "text", status: "integer" } },
  parcel_categories: {
    columns: {
      id: "id",
      name: "text",
      description: "text",
      translations: "text",
      image: "text",
      parcel_per_km_shipping_charge: "real?",
      parcel_minimum_shipping_charge: "real?",
      module_id: "integer",
      status: "integer",
    },
  },
  parcel_instructions: { columns: { id: "id", instruction: "text", translations: "text", status: "integer" } },
  automated_messages: { columns: { id: "id", message: "text", translations: "text", status: "integer" } },
  offline_methods: {
    /** Both lists are JSON, as in the answer of offline_payment_method_list. */
    columns: { id: "id", method_name: "text", method_fields: "text", method_informations: "text", status: "integer" },
  },
  pages: {
    columns: { id: "id", key: "text", value: "text", translations: "text", status: "integer" },
    unique: [["key"]],
  },
  testimonials: {
    columns: {
      id: "id",
      name: "text",
      designation: "text",
      review: "text",
      translations: "text",
      image: "text",
      status: "integer",
    },
  },
  newsletter_subscribers: { columns: { id: "id", email: "text", created_at: "text" }, unique: [["email"]] },
} as const satisfies TableDefinitions;
