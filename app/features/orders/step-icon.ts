import type { IconName } from "~/ui/icons/names";
import type { TrackingStep } from "./tracking";

/** What stands for each step of TRK-06. */
export const stepIcon: Record<TrackingStep["status"], IconName> = {
  pending: "clipboard-list",
  confirmed: "circle-check",
  picked_up: "motorbike",
  delivered: "home",
};
