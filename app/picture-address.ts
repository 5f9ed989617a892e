/** Widths that pictures are made in, in pixels: few, so that each is made once and kept. */
export const pictureWidths = [96, 160, 240, 360, 480, 640, 960, 1280, 1920] as const;

const widthFor = (width: number) => pictureWidths.find((candidate) => candidate >= width) ?? pictureWidths[8];

/** Where this server gives a picture of `src` (absolute) that is wide enough for `width` pixels (app/process/pictures.server.ts). */
export const pictureAddress = (src: string, width: number): string =>
  `/pictures/${widthFor(width)}?src=${encodeURIComponent(src)}`;
