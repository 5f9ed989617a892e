import { pictogramHref } from "~/ui/Icon";
import type { PictogramName } from "~/ui/icons/names";

/** A pictogram within a drawing, in the drawing's units; `turn` in degrees about its middle. */
export type Thing = { name: PictogramName; x: number; y: number; size: number; turn?: number };

export function DrawnThing({ name, x, y, size, turn = 0 }: Thing) {
  return (
    <use
      href={pictogramHref(name)}
      x={x}
      y={y}
      width={size}
      height={size}
      transform={turn === 0 ? undefined : `rotate(${turn} ${x + size / 2} ${y + size / 2})`}
    />
  );
}
