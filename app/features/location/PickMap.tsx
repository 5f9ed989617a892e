import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Coordinates } from "~/delivery-api";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/Icon";
import { optionalComponent } from "~/ui/late-component";
import { buttonClass } from "~/ui/SubmitButton";
import type { Choice } from "./choice";
import type { MapSettings } from "./load-location.server";
import styles from "./PickLocation.module.css";
import type { ResolvedPlace } from "./resolve.server";
import { StillMap } from "./StillMap";
import { useLocate } from "./use-locate";

const GoogleMap = optionalComponent(() => import("./GoogleMap"));
const LeafletMap = optionalComponent(() => import("./LeafletMap"));

type PickMapProps = {
  map: MapSettings;
  place: ResolvedPlace | null;
  /** What was chosen last, here or elsewhere: its address may still be looked up. */
  chosen: Choice | null;
  /** Begins by looking for the current location (LOC-24). */
  locates?: boolean;
  onMove(point: Coordinates): void;
  /** The browser refuses to say where it is; without it, that is told here. */
  onRefused?(): void;
};

/** The draggable map with a centre pin, current-location button and fullscreen toggle (LOC-01 to LOC-03, LOC-07). Its own chunk. */
export default function PickMap({ map, place, chosen, locates = false, onMove, onRefused }: PickMapProps) {
  const { t } = useTranslation("location");
  const locate = useLocate(onMove, [chosen], onRefused);
  const [isFull, setFull] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const Engine = map.googleMapsApiKey && !hasFailed ? GoogleMap : map.tileUrl ? LeafletMap : null;
  const box = useRef<HTMLDivElement>(null);
  // What lies below it must not get the focus unseen. A blur would tell less: the browser's own questions take the focus as well.
  useEffect(() => {
    if (!isFull) return;
    function onFocus({ target }: FocusEvent) {
      if (!box.current?.contains(target as Node)) setFull(false);
    }
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [isFull]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where nothing else was quicker
  useEffect(() => {
    if (locates && !chosen) void locate();
  }, []);

  if (!Engine) {
    return (
      <>
        <StillMap map={map} place={place} />
        <button type="button" className={buttonClass("line", "normal", true)} onClick={locate}>
          <Icon name="current-location" />
          {t("current")}
        </button>
      </>
    );
  }
  function leaveByEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    // The dialog below stays open.
    event.preventDefault();
    setFull(false);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the map and the buttons in it
    <div
      ref={box}
      className={classes("map", styles.mapPick, isFull && styles.mapFull)}
      data-full={isFull || undefined}
      // Browsers that give a pressed button no focus give it to this box.
      tabIndex={-1}
      onKeyDown={isFull ? leaveByEscape : undefined}
    >
      <Suspense fallback={<StillMap map={map} place={place} />}>
        <Engine
          map={map}
          place={place}
          isStill={prefersReducedMotion()}
          onMove={onMove}
          onFail={() => setFailed(true)}
        />
      </Suspense>
      <span className={styles.cpin} aria-hidden="true">
        <Icon name="map-pin-filled" />
      </span>
      <div className="map__b">
        <button type="button" className="round" onClick={() => setFull(!isFull)}>
          <Icon name={isFull ? "minimize" : "maximize"} label={t(isFull ? "leaveFullscreen" : "fullscreen")} />
        </button>
        <button type="button" className="round" onClick={locate}>
          <Icon name="current-location" label={t("current")} />
        </button>
      </div>
    </div>
  );
}

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
