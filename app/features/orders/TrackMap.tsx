import { useTranslation } from "react-i18next";
import type { Coordinates } from "~/delivery-api";
import { nameList } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/Icon";
import type { IconName } from "~/ui/icons/names";
import { mapFrame, type Pixel, tileAddress } from "./map-frame";
import type { TrackingView } from "./order-view";

const box = { width: 420, height: 272 };
const view = `0 0 ${box.width} ${box.height}`;

type Pin = { name: "store" | "home" | "courier"; icon: IconName; at: Coordinates };

type TrackMapProps = {
  places: TrackingView["places"];
  tileUrl: string | null;
  /** It goes from a sender to a receiver. */
  isParcel?: boolean;
};

/** Store, courier and address on the operator's tiles, with the way between them (TRK-14); pictures only, so it works bare. */
export function TrackMap({ places, tileUrl, isParcel = false }: TrackMapProps) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const pins = pinsOf(places);
  const frame = mapFrame(
    pins.map(({ at }) => at),
    box.width,
    box.height,
  );
  if (!frame) return null;
  const pointOf = (name: Pin["name"]) => frame.points[pins.findIndex((pin) => pin.name === name)];
  const names = pins.map(({ name }) => t(isParcel ? `map.parcel.${name}` : `map.${name}`));
  return (
    <div
      className={classes("map", "trk__map")}
      role="img"
      aria-label={t("map.label", { places: nameList(names, language) })}
    >
      <div className="trk__box" style={{ inlineSize: box.width, blockSize: box.height }}>
        {/* No `img`: a text browser would print the number of each tile. */}
        {tileUrl ? (
          <svg className="trk__tiles" viewBox={view} aria-hidden="true">
            {frame.tiles.map((tile) => (
              <image key={tile.key} href={tileAddress(tileUrl, tile)} x={tile.x} y={tile.y} width={256} height={256} />
            ))}
          </svg>
        ) : null}
        <svg viewBox={view} aria-hidden="true">
          <Way from={pointOf("store")} to={pointOf("courier")} className="trk__done" />
          <Way from={pointOf("courier") ?? pointOf("store")} to={pointOf("home")} className="trk__ahead" />
        </svg>
        {pins.map(({ name, icon }, index) => (
          <span
            key={name}
            className="trk__pin"
            data-pin={name}
            style={{ left: frame.points[index]?.x, top: frame.points[index]?.y }}
          >
            <Icon name={icon} />
          </span>
        ))}
      </div>
    </div>
  );
}

function pinsOf({ store, home, courier }: TrackingView["places"]): Pin[] {
  return [
    ...(store ? [{ name: "store", icon: "building-store", at: store } as const] : []),
    ...(home ? [{ name: "home", icon: "home", at: home } as const] : []),
    ...(courier ? [{ name: "courier", icon: "motorbike", at: courier } as const] : []),
  ];
}

function Way({
  from,
  to,
  className,
}: {
  from: Pixel | undefined;
  to: Pixel | undefined;
  className: string | undefined;
}) {
  if (!from || !to) return null;
  return <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={className} />;
}
