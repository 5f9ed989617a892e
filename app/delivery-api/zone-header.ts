import { z } from "zod";

/**
 * The zones of a place as the text of a header (docs/delivery-api.md §2.3). What a zone lookup may say and what the place's cookie keeps is one thing:
 * a place that could not be kept would be asked for again and again.
 */
export const zoneHeader = z
  .string()
  .max(200)
  .regex(/^\[ *(\d+|"\d+")( *, *(\d+|"\d+"))* *\]$/);
