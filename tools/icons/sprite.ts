import { getIconData, iconToSVG, replaceIDs } from "@iconify/utils";

type IconSet = Parameters<typeof getIconData>[0];

/** One SVG file with a `<symbol>` per name. Throws when the set has no icon of a name. */
export function spriteOf(set: IconSet, names: readonly string[]): string {
  const symbols = names.map((name) => {
    const data = getIconData(set, name);
    if (!data) throw new Error(`No icon "${name}" in ${set.prefix}`);
    const { attributes, body } = iconToSVG(data);
    return `<symbol id="${name}" viewBox="${attributes.viewBox}">${replaceIDs(body)}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}
