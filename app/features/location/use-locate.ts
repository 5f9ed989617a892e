import { useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Coordinates } from "~/delivery-api";
import { dialogHref } from "~/ui/dialog-href";
import { showToast } from "~/ui/toast-store";
import { currentPosition } from "./current-position";

/**
 * Asks the browser where it is (LOC-07); what stands against it is said in words (LOC-19, LOC-20). A refusal is told without leaving the page, since
 * what was typed into a form would be lost; who has nothing to lose says what it does.
 */
export function useLocate(onFound: (point: Coordinates) => void, onRefused?: () => void): () => Promise<void> {
  const { t } = useTranslation("location");
  return async () => {
    const position = await currentPosition(() => showToast({ id: "location-ask", kind: "info", text: t("allow") }));
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
    navigate(dialogHref(window.location.pathname + window.location.search, "location-permission"), {
      preventScrollReset: true,
    });
}
