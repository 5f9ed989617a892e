import { useTranslation } from "react-i18next";
import { StillMap } from "~/features/location/StillMap";
import { Dialog, DialogBody, DialogFoot } from "~/ui/Dialog";
import { withoutDialog } from "~/ui/dialog-href";
import { buttonClass } from "~/ui/SubmitButton";
import type { MapDialogData } from "./map.server";

/** `?dialog=map`: the operator's place on a still map (NAV-23). */
export function MapDialog({ data, current }: { data: NonNullable<MapDialogData>; current: string }) {
  const { t } = useTranslation("menu");
  return (
    <Dialog title={t("map.title")} closeHref={withoutDialog(current)}>
      <DialogBody isText>
        <p>
          <bdi>{data.address}</bdi>
        </p>
        <StillMap map={data.map} place={data.place} name={t("map.picture", { address: data.address })} />
      </DialogBody>
      <DialogFoot>
        <a
          className={buttonClass("accent", "normal", true)}
          href={data.directionsHref}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("map.directions")}
        </a>
      </DialogFoot>
    </Dialog>
  );
}
