import { type ModuleKind, type ServerTraits, shop, shopHome, shopTraits } from "./kind";

export const parcel: ModuleKind = { ...shop, sendsParcels: true, pictogram: "package" };

/** Its home is a page of its own (`ParcelHome`): what shops show on theirs does not concern it. */
export const parcelTraits: ServerTraits = {
  ...shopTraits,
  storeSchema: "LocalBusiness",
  home: {
    ...shopHome,
    blocks: ["parcelCategories", "parcelBanners", "whyChoose", "video"],
    ending: [],
    art: null,
  },
};
