import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Coordinates } from "~/delivery-api";
import { pathOf } from "~/request/navigation/path-of";
import { dialogHref } from "~/ui/dialog-href";
import { showToast } from "~/ui/toast-store";
import { currentPosition } from "./current-position";

/**
 * Asks the browser where it is (LOC-07); what stands against it is said in words (LOC-19, LOC-20). A refusal is told without leaving the page, since
 * what was typed into a form would be lost; who has nothing to lose says what it does. The answer may take its time: it counts no more once the page
 * was left, or one of `others` has changed, which tell what else was chosen.
 */
export function useLocate(
  onFound: (point: Coordinates) => void,
  others: readonly unknown[],
  onRefused?: () => void,
): () => Promise<void> {
  const { t } = useTranslation("location");
  const { key } = useLocation();
  const turn = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any ends the turn
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [key, ...others],
  );
  return async () => {
    turn.current += 1;
    const own = turn.current;
    const position = await currentPosition(() => showToast({ id: "location-ask", kind: "info", text: t("allow") }));
    if (own !== turn.current) return;
    if (position.kind === "found") onFound(position.point);
    else if (position.kind === "unknown") showToast({ id: "location-unknown", kind: "error", text: t("unknown") });
    else if (onRefused) onRefused();
    else showToast({ id: "location-refused", kind: "error", text: t("permission.off") });
  };
}

/** Opens the dialog that explains a refusal (LOC-18), in place of any other. */
export function usePermissionDialog(): () => void {
  const navigate = useNavigate();
  return () =>
    navigate(dialogHref(pathOf(window.location), "location-permission"), {
      preventScrollReset: true,
    });
}
