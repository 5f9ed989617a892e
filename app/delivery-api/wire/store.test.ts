import { describe, expect, it } from "vitest";
import type { Reader } from "./reader";
import { readStore } from "./store";

const reader = (): Reader => ({
  dialect: "m",
  images: { store: "https://api.example.test/store", cover: "https://api.example.test/cover" },
  customerVerification: false,
  sign: (address) => address,
  onDropped: () => undefined,
});
const kitchen = { id: 6, name: "Demo Kitchen" };

describe("DATA-13 a store", () => {
  it("is read whole", () => {
    const store = readStore(
      {
        ...kitchen,
        slug: "demo-kitchen",
        logo: "l.png",
        cover_photo_full_url: "https://img.example.test/c.png",
        cover_photo: "c.png",
        latitude: "40.7010",
        longitude: "-74.0020",
        module_id: "1",
        zone_id: 1,
        open: 0,
        active: true,
        take_away: 1,
        tax: 5,
        order_place_to_schedule_interval: "20",
        extra_packaging_status: true,
        extra_packaging_amount: "0.5",
        announcement: 1,
        announcement_message: "Back soon",
        discount: { discount: 10, discount_type: "percent", min_purchase: 10, max_discount: "5" },
        schedules: [
          { day: "1", opening_time: "09:00:00", closing_time: "22:00:00" },
          { day: 7, opening_time: "09:00:00", closing_time: "22:00:00" },
          { day: 2 },
        ],
        current_opening_time: "closed",
        category_details: [{ id: 3, name: "Soups" }],
      },
      reader(),
    );
    expect(store).toMatchObject({
      slug: "demo-kitchen",
      logo: "https://api.example.test/store/l.png",
      cover: "https://img.example.test/c.png",
      location: { latitude: 40.701, longitude: -74.002 },
      moduleId: 1,
      isOpen: false,
      isActive: true,
      takeAway: true,
      leadMinutes: 20,
      extraPackaging: 0.5,
      announcement: "Back soon",
      discount: { value: 10, type: "percent", minPurchase: 10, maxDiscount: 5 },
      schedules: [{ day: 1, from: "09:00", to: "22:00" }],
      opensAt: null,
      categories: [{ id: 3, name: "Soups" }],
    });
  });

  it.each([
    [{ takeaway: true }, { takeAway: true }],
    [{ take_away: 0, takeaway: 0 }, { takeAway: false }],
    [{ cover_photo: "c.png" }, { cover: "https://api.example.test/cover/c.png" }],
    [{ ratings: [9, 5.7, "2", -1, null] }, { ratings: [9, 5, 2, 0, 0] }],
    [{ ratings: [1, 2, 3] }, { ratings: [] }],
    [{ ratings: null }, { ratings: [] }],
    [{ announcement: 0, announcement_message: "old" }, { announcement: null }],
    [{ announcement: undefined, announcment: 1, announcement_message: "Back soon" }, { announcement: "Back soon" }],
    [{ announcement: undefined, announcment: 0, announcement_message: "old" }, { announcement: null }],
    [{ extra_packaging_status: 0, extra_packaging_amount: 1 }, { extraPackaging: null }],
    [{ discount: null }, { discount: null }],
    [{ discount: { discount: 0 } }, { discount: null }],
    [{ discount: "" }, { discount: null }],
    [{ reviews_section: 0 }, { hasReviews: false }],
    [{}, { isOpen: true, isActive: true, hasReviews: true, slug: "6", selfDelivery: null, schedules: [] }],
    [
      {
        self_delivery_system: 1,
        per_km_shipping_charge: "2",
        minimum_shipping_charge: 1,
        maximum_shipping_charge: null,
      },
      { selfDelivery: { perKm: 2, minimum: 1, maximum: null } },
    ],
  ])("with %j is %j", (fields, expected) => {
    expect(readStore({ ...kitchen, ...fields }, reader())).toMatchObject(expected);
  });

  it("is open in hours that have a day of the week, a beginning and an end", () => {
    const hours = (day: number, from: unknown = "09:00:00", to: unknown = "22:00:00") => ({
      day,
      opening_time: from,
      closing_time: to,
    });
    const schedules = [hours(0), hours(6), hours(-1), hours(7), hours(1, null), hours(1, "09:00:00", null)];
    expect(readStore({ ...kitchen, schedules }, reader()).schedules.map(({ day }) => day)).toEqual([0, 6]);
  });

  it("has no distance of whoever asked: that is computed for each visitor", () => {
    expect(readStore({ ...kitchen, distance: 900 }, reader())).not.toHaveProperty("distance");
  });

  it.each([[{}], [null], [[]], [{ id: 6 }], [{ name: "x" }]])("%j is none", (row) => {
    expect(() => readStore(row, reader())).toThrow();
  });
});
