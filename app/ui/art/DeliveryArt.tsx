import styles from "./art.module.css";
import { DrawnThing } from "./DrawnThing";

/** The scooter on its way to the door. */
export function DeliveryArt() {
  return (
    <svg viewBox="0 0 320 120" aria-hidden="true">
      <path className={styles.frame} d="M226 108V58a28 28 0 0 1 56 0v50z" />
      <path className={styles.light} d="M233 108V59a21 21 0 0 1 42 0v49z" />
      <ellipse className={styles.ground} cx="112" cy="106" rx="52" ry="6" />
      <path className={styles.wind} d="M14 62h26M4 78h34M18 94h20" />
      <DrawnThing name="motor-scooter" x={64} y={14} size={96} />
      <DrawnThing name="cat" x={236} y={74} size={36} />
      <rect className={styles.sill} x="16" y="106" width="288" height="5" rx="2.5" />
    </svg>
  );
}
