/** `Cache-Control` of what has another address once it changes: kept for a year, and not asked for again. */
export const immutable = "public,max-age=31536000,immutable";
