import { APIProvider, ColorScheme, Map as GoogleMapView, type MapEvent, useMap } from "@vis.gl/react-google-maps";
import { type MutableRefObject, useEffect, useRef } from "react";
import type { Coordinates } from "~/delivery-api";
import { useLanguage } from "~/i18n/use-language";
import type { MapEngineProps } from "./map-engine";
import styles from "./PickLocation.module.css";
import { zooms } from "./StillMap";
import { isSamePoint } from "./same-point";

/** Where the visitor has chosen a theme; otherwise the device's. */
const schemes = new Map<string | undefined, ColorScheme>([
  ["light", ColorScheme.LIGHT],
  ["dark", ColorScheme.DARK],
]);

/** Google Maps, when the operator has a key. The script is Google's and loads only here. */
export default function GoogleMap({ map, place, isStill, onMove, onFail }: MapEngineProps) {
  /** The centre as it was last told or set. */
  const known = useRef<Coordinates | null>(null);
  const isTouched = useRef(false);
  const isAtRest = useRef(true);
  const touch = () => {
    isTouched.current = true;
  };
  const report = ({ map: view }: MapEvent) => {
    isAtRest.current = true;
    if (!isTouched.current) return;
    isTouched.current = false;
    const center = view.getCenter();
    if (!center) return;
    const point = { latitude: center.lat(), longitude: center.lng() };
    if (isSamePoint(point, known.current ?? map.center)) return;
    known.current = point;
    onMove(point);
  };
  return (
    <APIProvider apiKey={map.googleMapsApiKey ?? ""} language={useLanguage()} onError={onFail}>
      <div className={styles.canvas} onPointerUpCapture={touch} onWheelCapture={touch} onKeyDownCapture={touch}>
        <GoogleMapView
          defaultCenter={{ lat: map.center.latitude, lng: map.center.longitude }}
          defaultZoom={zooms.far}
          colorScheme={schemes.get(document.documentElement.dataset.mantineColorScheme) ?? ColorScheme.FOLLOW_SYSTEM}
          disableDefaultUI
          gestureHandling="greedy"
          onDrag={() => {
            isAtRest.current = false;
          }}
          // A map that was thrown is told where it comes to rest; one that was held still before it was let go rests already.
          onDragend={(event) => {
            touch();
            if (isAtRest.current) report(event);
          }}
          // What wheels, fingers and keys have moved.
          onIdle={report}
        />
        <Follow place={place} isStill={isStill} known={known} />
      </div>
    </APIProvider>
  );
}

type FollowProps = Pick<MapEngineProps, "place" | "isStill"> & { known: MutableRefObject<Coordinates | null> };

/** Moves the map to the chosen point, and near once it is there (LOC-27). Who has moved or zoomed it there keeps what they see. */
function Follow({ place, isStill, known }: FollowProps) {
  const view = useMap();
  const isNear = useRef(false);
  useEffect(() => {
    if (!view || (place ? isSamePoint(place, known.current) : isNear.current)) return;
    isNear.current = true;
    if (!place) return view.setZoom(zooms.near);
    known.current = place;
    const center = { lat: place.latitude, lng: place.longitude };
    if (isStill) return view.moveCamera({ center, zoom: zooms.near });
    view.panTo(center);
    view.setZoom(zooms.near);
  }, [view, place, isStill, known]);
  return null;
}
