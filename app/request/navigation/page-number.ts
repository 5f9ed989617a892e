import { z } from "zod";

/** `?page=` of a list: the first where it is no whole number from 1, page `most` where it is a later one. */
export const pageNumber = (most = 1000) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .catch(1)
    .transform((page) => Math.min(page, most));
