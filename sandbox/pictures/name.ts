/** How a picture is composed: look of the ground, drawing, shadow. */
export const pictureStyles = [
  "plate",
  "pack",
  "logo",
  "cover",
  "banner",
  "circle",
  "glyph",
  "avatar",
  "courier",
  "brand",
] as const;
export type PictureStyle = (typeof pictureStyles)[number];

/** Styles with words in them stay drawings: what fonts this machine has, nobody knows. The others come as photos would. */
const formatOf = (style: PictureStyle) => (style === "banner" || style === "brand" ? "svg" : "webp");

/** A whole picture in its file name, so that it can be drawn without asking anybody: `cover.pizza+tomato.22.webp`. */
export type PictureRecipe = {
  style: PictureStyle;
  /** Names of fluent-emoji-flat drawings, the main one first. */
  art: string[];
  /** Degrees. */
  hue: number;
  /** Title and second line of a banner, the wordmark of a brand. */
  lines: string[];
};

/** The file name of a recipe, encoded for a URL. */
export function pictureName(style: PictureStyle, art: string | string[], hue: number, lines: string[] = []): string {
  const drawings = Array.isArray(art) ? art.join("+") : art;
  const text = lines.length > 0 ? `.${lines.map(encodeURIComponent).join("~")}` : "";
  return `${style}.${drawings}.${hue}${text}.${formatOf(style)}`;
}

const pattern = /^([a-z]+)\.([a-z0-9+-]{1,200})\.(\d{1,3})(?:\.(.{1,200}))?\.(svg|webp)$/u;

/** Reads a decoded file name; null when it names no picture. */
export function parsePictureName(name: string): PictureRecipe | null {
  const [, styleName, drawings, hue, text, format] = pattern.exec(name) ?? [];
  const style = pictureStyles.find((known) => known === styleName);
  if (!style || !drawings || !hue || format !== formatOf(style)) return null;
  return { style, art: drawings.split("+"), hue: Number(hue) % 360, lines: text ? text.split("~") : [] };
}
