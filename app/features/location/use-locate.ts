import { useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Coordinates } from "~/delivery-api";
import { dialogHref } from "~/ui/dialog-href";
import { showToast } from "~/ui/toast-store";
import { currentPosition } from "./current-position";

/** Asks the browser where it is (LOC-07); what stands against it is said in words (LOC-18 to LOC-20). */
export function useLocate(onFound: (point: Coordinates) => void): () => Promise<void> {
  const { t } = useTranslation("location");
  const navigate = useNavigate();
  return async () => {
    const position = await currentPosition(() => showToast({ id: "location-ask", kind: "info", text: t("allow") }));
    if (position.kind === "found") onFound(position.point);
    else if (position.kind === "denied") {
      navigate(dialogHref(window.location.pathname + window.location.search, "location-permission"), {
        preventScrollReset: true,
      });
    } else showToast({ id: "location-unknown", kind: "error", text: t("unknown") });
  };
}
