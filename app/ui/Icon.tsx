import { classes } from "./classes";
import type { IconName, PictogramName } from "./icons/names";
import pictograms from "./icons/pictograms.svg?no-inline";
import sprite from "./icons/sprite.svg?no-inline";

type IconProps = {
  name: IconName;
  /** Says what the icon means where no text does, as text: text browsers read no `aria-label`. Without it the icon is decoration. */
  label?: string;
  /** Mirrored in right-to-left pages (look: chevrons, arrows, vehicles, never hearts or clocks). */
  flip?: boolean;
};

/** A line icon of the sprite, in the colour of the text around it. */
export function Icon({ name, label, flip = false }: IconProps) {
  return (
    <>
      <svg className={classes("i", flip && "flip")} aria-hidden="true">
        <use href={`${sprite}#${name}`} />
      </svg>
      {/* Its neighbours are names as well. */}
      {label ? <span className="vh">{` ${label} `}</span> : null}
    </>
  );
}

/** Address of a coloured drawing, for `<use>` inside a larger picture. */
export const pictogramHref = (name: PictogramName): string => `${pictograms}#${name}`;

/** A coloured drawing; always decoration. */
export function Pictogram({ name, className }: { name: PictogramName; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={pictogramHref(name)} />
    </svg>
  );
}
