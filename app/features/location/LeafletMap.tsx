import "leaflet/dist/leaflet.css";
import { map as createMap, type Map as LeafletInstance, tileLayer } from "leaflet";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Coordinates } from "~/delivery-api";
import type { MapEngineProps } from "./map-engine";
import styles from "./PickLocation.module.css";
import { zooms } from "./StillMap";
import { isSamePoint } from "./same-point";

const movingKeys = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

/** With these Leaflet leaves a key to the browser. */
const isMove = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  movingKeys.has(key) && !altKey && !ctrlKey && !metaKey;

/** The chosen place is the centre: zooming, by whatever, moves it nowhere. */
const aroundCentre = {
  scrollWheelZoom: "center",
  doubleClickZoom: "center",
  touchZoom: "center",
  boxZoom: false,
} as const;

/** For who has asked for less motion. */
const still = { inertia: false, zoomAnimation: false, fadeAnimation: false } as const;

/** Leaflet has no setting for it: a press of a key and a new place glide there by `panBy`. */
function jumpAlways(leaflet: LeafletInstance) {
  const panBy = leaflet.panBy.bind(leaflet);
  leaflet.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
}

/** The operator's tiles. Keyboard: arrows move, + and − zoom. */
export default function LeafletMap({ map, place, isStill, onMove }: MapEngineProps) {
  const element = useRef<HTMLDivElement>(null);
  const instance = useRef<LeafletInstance>();
  const moved = useRef(onMove);
  moved.current = onMove;
  const start = useRef({ ...map, isStill });
  /** The centre as it was last told or set. */
  const known = useRef<Coordinates | null>(null);
  /** A person's move that was not told yet. */
  const isMoved = useRef(false);
  const { t } = useTranslation("location");

  useEffect(() => {
    const { tileUrl, center, isStill } = start.current;
    if (!element.current || !tileUrl) return;
    const leaflet = createMap(element.current, {
      zoomControl: false,
      attributionControl: false,
      ...aroundCentre,
      ...(isStill ? still : {}),
    });
    if (isStill) jumpAlways(leaflet);
    leaflet.setView([center.latitude, center.longitude], zooms.far);
    // LOC-27: near as soon as the far view is drawn, unless somebody has zoomed meanwhile.
    const tiles = tileLayer(tileUrl, { maxZoom: 19 });
    const comeNear = () => leaflet.getZoom() === zooms.far && leaflet.setZoom(zooms.near, { animate: false });
    tiles.once("load", comeNear).addTo(leaflet);
    // Only what a person did is a choice: moves of our own come without a drag or a key.
    let isHeld = false;
    leaflet.on("dragstart", () => {
      isHeld = true;
      isMoved.current = true;
    });
    leaflet.on("dragend", () => {
      isHeld = false;
    });
    leaflet.getContainer().addEventListener("keydown", (event) => {
      if (isMove(event)) isMoved.current = true;
    });
    // A key's move goes on after the key is up, and a map that was thrown glides: both end where they were meant to.
    leaflet.on("moveend", () => {
      if (isHeld || !isMoved.current) return;
      isMoved.current = false;
      const { lat, lng } = leaflet.getCenter();
      known.current = { latitude: lat, longitude: lng };
      moved.current(known.current);
    });
    instance.current = leaflet;
    return () => {
      isMoved.current = false;
      known.current = null;
      leaflet.remove();
    };
  }, []);

  useEffect(() => {
    // Who moves on is not brought back to where the last answer was.
    if (!place || isMoved.current || isSamePoint(place, known.current)) return;
    known.current = place;
    instance.current?.setView([place.latitude, place.longitude], zooms.near);
  }, [place]);

  useEffect(() => {
    // The box changes its size in fullscreen.
    if (!element.current) return;
    const observer = new ResizeObserver(() => instance.current?.invalidateSize());
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={element} className={styles.canvas} role="application" aria-label={t("map")} />;
}
