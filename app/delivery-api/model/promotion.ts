export type Banner = {
  id: string;
  title: string;
  image: string | null;
  target:
    | { kind: "link"; href: string }
    | { kind: "store"; idOrSlug: string; zoneId: number | null }
    | { kind: "item"; idOrSlug: string }
    | { kind: "campaign"; id: string }
    | null;
};

/** Addresses of the fixed pictures of a module's pages; null where the operator has set none (DATA-27). */
export type PromotionalBanners = Record<"newArrivals" | "bestReviewed" | "bottom" | "basics", string | null>;

/** A picture of the parcel home, or a reason to choose the service (DATA-25). */
export type Slide = { id: number; title: string; text: string; image: string | null };

/** The parcel module's film or picture, and up to three labels with a description (DATA-26). */
export type VideoContent = {
  title: string;
  /** `embed` is the address of a page that plays the film, `video` the film's own. */
  media: { kind: "embed" | "video" | "image"; src: string } | null;
  contents: { label: string; text: string }[];
};

/** A common condition of the pharmacy (DATA-35). */
export type Condition = { id: number; name: string };

/** What a courier may be told (API-12). */
export type ParcelInstruction = { id: number; text: string };

/** What can be sent (DATA-29). The charges are in the main currency unit; null where the config's hold (docs/delivery-api.md §10.9). */
export type ParcelCategory = {
  id: number;
  name: string;
  description: string;
  image: string | null;
  perKm: number | null;
  minimum: number | null;
};
