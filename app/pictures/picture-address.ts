/** Widths that pictures are made in, in pixels: few, so that each is made once and kept. */
export const pictureWidths = [96, 160, 240, 360, 480, 640, 960, 1280, 1920] as const;

const widthFor = (width: number) => pictureWidths.find((candidate) => candidate >= width) ?? pictureWidths[8];

/**
 * Where this server gives a picture that is wide enough for `width` pixels (app/process/pictures.server.ts). Null for an address without a
 * signature (app/pictures/picture-signature.server.ts): the one signature serves every width.
 */
export const pictureAddress = (src: string, width: number): string | null =>
  /#[\da-f]{8}$/.test(src) ? `/pictures/${widthFor(width)}?src=${queryValue(src)}` : null;

/** Colons and slashes may stand in a query, and pages with many pictures are shorter by it. */
const queryValue = (text: string) => encodeURIComponent(text).replaceAll("%3A", ":").replaceAll("%2F", "/");

/** A picture's own address, for whoever wants it as it was uploaded. */
export const ownAddress = (src: string): string => src.split("#")[0] ?? src;
