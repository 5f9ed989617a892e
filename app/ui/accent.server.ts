import {
  type Color,
  contrast_ratio_wcag_2_1,
  gam_sRGB,
  lin_sRGB,
  lin_sRGB_to_XYZ,
  mapGamut,
  OKLab_to_OKLCH,
  OKLab_to_XYZ,
  OKLCH_to_OKLab,
  XYZ_to_lin_sRGB,
  XYZ_to_OKLab,
} from "@csstools/color-helpers";

/** The accent's colours by their role (styles/accents.css), each `#rrggbb`. */
export type Accent = Record<
  "" | "-hover" | "-text" | "-soft" | "-soft-hover" | "-line" | "-control" | "on" | "on-soft",
  string
>;

/** WCAG 2 AA: words, and parts of controls. */
const [forWords, forParts] = [4.5, 3];
/** So much a filled button stands out from the page; its words are held to `forWords`. */
const forFills = 1.8;

/** Of styles/colors.css: the words on an accent, and the grounds that an accent's words stand on, hardest first. */
const light = { white: "#ffffff", ink: "#1c1916", grounds: ["#f6f3f1", "#ffffff"] };
const dark = { ink: "#0d0c0a", grounds: ["#302d2a", "#201e1b", "#161513"] };

const lightnessStep = 0.005;

/**
 * The accent of one brand colour (`#rrggbb`) for light and for dark pages. Hue and chroma are the brand's, lightness gives way until everything
 * can be read (ADR 0185): light pages show the colour itself where they can.
 */
export function accentOf(brand: string): { light: Accent; dark: Accent } {
  const [lightness, chroma, hue] = toOklch(brand);
  const at = (l: number, mostChroma = chroma) =>
    toHex([Math.min(1, Math.max(0, l)), Math.min(chroma, mostChroma), hue]);
  /** The first lightness from here, upwards or downwards, whose colour passes; white and black pass every test of ours. */
  const search = (from: number, step: number, passes: (color: string) => boolean) => {
    for (let l = Math.min(from, 1); l >= 0 && l <= 1; l += step) if (passes(at(l))) return l;
    return step < 0 ? 0 : 1;
  };
  return { light: lightAccent(lightness, at, search), dark: darkAccent(lightness, at, search) };
}

type ColorAt = (lightness: number, mostChroma?: number) => string;
type Search = (from: number, step: number, passes: (color: string) => boolean) => number;

function lightAccent(brandLightness: number, at: ColorAt, search: Search): Accent {
  const bears = (color: string, words: string) => contrast(color, words) >= forWords;
  const fill = search(
    brandLightness,
    -lightnessStep,
    (color) => contrast(color, light.white) >= forFills && (bears(color, light.white) || bears(color, light.ink)),
  );
  const hasWhiteWords = bears(at(fill), light.white);
  const [soft, softHover] = [at(0.965, 0.02), at(0.935, 0.035)];
  const text = search(fill, -lightnessStep, (color) => readable(color, [...light.grounds, softHover], forWords));
  return {
    "": at(fill),
    "-hover": at(hasWhiteWords ? aside(fill, -0.07) : fill + 0.03),
    on: hasWhiteWords ? light.white : light.ink,
    "-text": at(text),
    "-soft": soft,
    "-soft-hover": softHover,
    "on-soft": at(text - 0.08),
    "-line": at(0.82, 0.11),
    "-control": at(search(fill, -lightnessStep, (color) => readable(color, light.grounds, forParts))),
  };
}

function darkAccent(brandLightness: number, at: ColorAt, search: Search): Accent {
  const [soft, softHover] = [at(0.265, 0.04), at(0.31, 0.05)];
  const fill = search(Math.max(brandLightness, 0.68), lightnessStep, (color) =>
    readable(color, [...dark.grounds, softHover], forWords),
  );
  return {
    "": at(fill),
    "-hover": at(aside(fill, 0.07)),
    on: dark.ink,
    "-text": at(fill),
    "-soft": soft,
    "-soft-hover": softHover,
    "on-soft": at(0.9, 0.06),
    "-line": at(0.43, 0.09),
    "-control": at(fill),
  };
}

/** Another lightness for what is under the mouse; the other way where there is no room. */
const aside = (lightness: number, by: number) =>
  lightness + by < 0.2 || lightness + by > 1 ? lightness - by : lightness + by;

const readable = (color: string, grounds: string[], least: number) =>
  grounds.every((ground) => contrast(color, ground) >= least);

/** The style sheet of an accent: it holds for every kind of module, whatever a block speaks for, since styles/accents.css is in a layer. */
export function accentSheet({ light, dark }: ReturnType<typeof accentOf>): string {
  const declarations = (Object.keys(light) as (keyof Accent)[]).map((role) => {
    const name = role.startsWith("on") ? role.replace("on", "on-accent") : `accent${role}`;
    return `--ds-${name}:var(--if-light,${light[role]}) var(--if-dark,${dark[role]})`;
  });
  return `:root,[data-module]{${declarations.join(";")}}`;
}

function toOklch(hex: string): Color {
  const [lightness, chroma, hue] = OKLab_to_OKLCH(XYZ_to_OKLab(lin_sRGB_to_XYZ(lin_sRGB(rgbOf(hex)))));
  // Grey has none.
  return [lightness, chroma, Number.isNaN(hue) ? 0 : hue];
}

/** Where a screen cannot show it, with less chroma. */
function toHex(oklch: Color): string {
  const toRgb = (color: Color) => gam_sRGB(XYZ_to_lin_sRGB(OKLab_to_XYZ(OKLCH_to_OKLab(color))));
  const fromRgb = (color: Color) => OKLab_to_OKLCH(XYZ_to_OKLab(lin_sRGB_to_XYZ(lin_sRGB(color))));
  const parts = mapGamut([...oklch], toRgb, fromRgb).map((part) => Math.round(part * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

const rgbOf = (hex: string): Color => {
  const part = (index: number) => Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
  return [part(0), part(1), part(2)];
};

const contrast = (one: string, other: string) => contrast_ratio_wcag_2_1(rgbOf(one), rgbOf(other));
