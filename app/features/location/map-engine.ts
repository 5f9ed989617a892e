import type { Coordinates } from "~/delivery-api";
import type { MapSettings } from "./load-location.server";

/** What a map engine must do: show a centre, and say where it was dragged to, or that it cannot be had. */
export type MapEngineProps = {
  map: MapSettings;
  place: Coordinates | null;
  /** The visitor has asked their device for less motion: it jumps. */
  isStill: boolean;
  onMove(point: Coordinates): void;
  onFail(): void;
};
