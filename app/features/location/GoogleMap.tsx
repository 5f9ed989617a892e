import { APIProvider, ColorScheme, Map as GoogleMapView, useMap } from "@vis.gl/react-google-maps";
import { useEffect } from "react";
import { useLanguage } from "~/i18n/use-language";
import type { MapEngineProps } from "./map-engine";
import styles from "./PickLocation.module.css";
import { zooms } from "./StillMap";

/** Where the visitor has chosen a theme; otherwise the device's. */
const schemes = new Map<string | undefined, ColorScheme>([
  ["light", ColorScheme.LIGHT],
  ["dark", ColorScheme.DARK],
]);

/** Google Maps, when the operator has a key. The script is Google's and loads only here. */
export default function GoogleMap({ map, place, onMove, onFail }: MapEngineProps) {
  return (
    <APIProvider apiKey={map.googleMapsApiKey ?? ""} language={useLanguage()} onError={onFail}>
      <div className={styles.canvas}>
        <GoogleMapView
          defaultCenter={{ lat: map.center.latitude, lng: map.center.longitude }}
          defaultZoom={zooms.far}
          colorScheme={schemes.get(document.documentElement.dataset.mantineColorScheme) ?? ColorScheme.FOLLOW_SYSTEM}
          disableDefaultUI
          gestureHandling="greedy"
          onDragend={({ map: view }) => {
            const center = view.getCenter();
            if (center) onMove({ latitude: center.lat(), longitude: center.lng() });
          }}
        />
        <Follow place={place} />
      </div>
    </APIProvider>
  );
}

/** Moves the map to the chosen point, and near once it is there (LOC-27). */
function Follow({ place }: Pick<MapEngineProps, "place">) {
  const view = useMap();
  useEffect(() => {
    if (!view) return;
    if (place) view.panTo({ lat: place.latitude, lng: place.longitude });
    view.setZoom(zooms.near);
  }, [view, place]);
  return null;
}
