import type { Coordinates } from "~/delivery-api";
import { classes } from "~/ui/classes";
import type { StillMapSettings } from "./load-location.server";
import styles from "./PickLocation.module.css";
import { stillMapAddress } from "./still-map-address";

/** Initial and resolved zoom of LOC-27. */
export const zooms = { far: 10, near: 17 } as const;

/** Of a place nobody has chosen: the streets around it. */
const cityZoom = 14;

const size = { width: 459, height: 236 };

/** The map of a page without scripts: a still picture, or nothing when the operator has none. */
export function StillMap({
  map,
  place,
  name = "",
}: {
  map: StillMapSettings;
  place: Coordinates | null;
  /** Where nothing beside it says what it shows. */
  name?: string;
}) {
  if (!map.stillUrl) return null;
  const { latitude, longitude } = place ?? map.center;
  const zoom = place ? zooms.near : cityZoom;
  return (
    <div className={classes("map", styles.mapPick)}>
      <img
        src={stillMapAddress(map.stillUrl, { latitude, longitude, zoom, ...size })}
        alt={name}
        width={size.width}
        height={size.height}
      />
    </div>
  );
}
