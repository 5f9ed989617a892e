import { city, isInside } from "../geo";
import { pictureName } from "../pictures/name";
import { courierNames } from "./data/people";
import * as lists from "./data/service";
import type { Random } from "./random";
import { cellsOf, hueOf, inArabic, moduleIds, type SeedData, slugOf } from "./seed-data";

/** Couriers and vehicles, reasons, parcels, offline payment, pages, testimonials. */
export function addService(data: SeedData, random: Random): void {
  addCouriers(data, random);
  const rows = (list: string) =>
    cellsOf(list).map(([text = "", arabic = ""], index) => ({ id: index + 1, text, arabic, status: 1 }));
  for (const { id, text, arabic, status } of rows(lists.cancellationReasons)) {
    data.cancellation_reasons.push({
      id,
      reason: text,
      translations: inArabic({ reason: arabic }),
      user_type: "customer",
      status,
    });
  }
  for (const { id, text, arabic, status } of rows(lists.refundReasons)) {
    data.refund_reasons.push({ id, reason: text, translations: inArabic({ reason: arabic }), status });
  }
  for (const { id, text, arabic, status } of rows(lists.parcelInstructions)) {
    data.parcel_instructions.push({ id, instruction: text, translations: inArabic({ instruction: arabic }), status });
  }
  for (const { id, text, arabic, status } of rows(lists.automatedMessages)) {
    data.automated_messages.push({ id, message: text, translations: inArabic({ message: arabic }), status });
  }
  cellsOf(lists.parcelCategories).forEach(
    ([name = "", arabic = "", text = "", arabicText = "", art = "", perKm = "-", minimum = "-"], index) => {
      data.parcel_categories.push({
        id: index + 1,
        name,
        description: text,
        translations: inArabic({ name: arabic, description: arabicText }),
        image: pictureName("pack", art, hueOf(index)),
        parcel_per_km_shipping_charge: perKm === "-" ? null : Number(perKm),
        parcel_minimum_shipping_charge: minimum === "-" ? null : Number(minimum),
        module_id: moduleIds.parcel,
        status: 1,
      });
    },
  );
  data.offline_methods.push({
    id: 1,
    method_name: "Bank transfer",
    method_fields: JSON.stringify([
      { input_name: "Account name", input_data: "Doorstep Port Merrow" },
      { input_name: "Account number", input_data: "000-123-456" },
    ]),
    method_informations: JSON.stringify([
      { customer_input: "account_holder", customer_placeholder: "Name on your account", is_required: 1 },
      { customer_input: "transaction_id", customer_placeholder: "Transaction number", is_required: 1 },
    ]),
    status: 1,
  });
  data.offline_methods.push({
    id: 2,
    method_name: "Mobile money",
    method_fields: JSON.stringify([{ input_name: "Send to", input_data: "+1 555 010 7000" }]),
    method_informations: JSON.stringify([
      { customer_input: "sender.number", customer_placeholder: "Your number", is_required: 1 },
      { customer_input: "reference [optional]", customer_placeholder: "Bank reference", is_required: 0 },
    ]),
    status: 1,
  });
  addPages(data);
}

function addCouriers(data: SeedData, random: Random): void {
  courierNames.forEach(([first, last], index) => {
    const id = index + 1;
    const zoneId = (index % 2) + 1;
    const ring = city.zones.find((zone) => zone.id === zoneId)?.ring ?? [];
    const { location } = random.pick(city.houses.filter((house) => isInside(house.location, ring)));
    data.couriers.push({
      id,
      f_name: first,
      l_name: last,
      phone: `+155503${String(10_000 + id * 91).slice(-5)}`,
      email: `${slugOf(first)}.${slugOf(last)}@couriers.example`,
      image: pictureName("courier", index % 3 === 0 ? "bicycle" : "motor-scooter", hueOf(id)),
      zone_id: zoneId,
      active: 1,
      avg_rating: random.int(42, 50) / 10,
      rating_count: random.int(12, 240),
      latitude: location.latitude,
      longitude: location.longitude,
    });
  });
  data.vehicles.push(
    { id: 1, type: "Bicycle", starting_coverage_area: 0, maximum_coverage_area: 3, extra_charges: 0, status: 1 },
    { id: 2, type: "Scooter", starting_coverage_area: 3, maximum_coverage_area: 8, extra_charges: 0.5, status: 1 },
    { id: 3, type: "Car", starting_coverage_area: 8, maximum_coverage_area: 40, extra_charges: 2, status: 1 },
  );
}

function addPages(data: SeedData): void {
  const html = (title: string, sentences: string[]) =>
    [`<h2>${title}</h2>`, ...sentences.map((sentence) => `<p>${sentence.trim()}.</p>`)].join("");
  cellsOf(lists.pages).forEach(([key = "", title = "", arabicTitle = "", text = "", arabic = ""], index) => {
    data.pages.push({
      id: index + 1,
      key,
      value: html(title, text.split(";")),
      translations: inArabic({ value: html(arabicTitle, arabic.split("؛")) }),
      status: 1,
    });
  });
  cellsOf(lists.testimonials).forEach(
    ([name = "", designation = "", arabic = "", review = "", arabicReview = "", art = ""], index) => {
      data.testimonials.push({
        id: index + 1,
        name,
        designation,
        review,
        translations: inArabic({ designation: arabic, review: arabicReview }),
        image: pictureName("avatar", art, hueOf(index)),
        status: 1,
      });
    },
  );
}
