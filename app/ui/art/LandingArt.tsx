import styles from "./art.module.css";
import { DrawnThing, type Thing } from "./DrawnThing";

const delivered: Thing[] = [
  { name: "baguette-bread", x: 206, y: 196, size: 112, turn: -24 },
  { name: "shopping-bags", x: 182, y: 262, size: 176 },
  { name: "package", x: 276, y: 316, size: 128 },
  { name: "potted-plant", x: 20, y: 318, size: 126 },
  { name: "cat", x: 392, y: 348, size: 96 },
];

const bubbles: (Thing & { radius: number })[] = [
  { name: "pizza", x: 74, y: 96, radius: 44, size: 53 },
  { name: "broccoli", x: 170, y: 26, radius: 40, size: 47 },
  { name: "pill", x: 350, y: 26, radius: 40, size: 47 },
  { name: "motor-scooter", x: 446, y: 96, radius: 44, size: 53 },
];

/** The open door of the landing page, with what was brought. */
export function LandingArt() {
  return (
    <svg viewBox="0 -18 520 488" aria-hidden="true">
      <path className={styles.frame} d="M110 440V200a150 150 0 0 1 300 0v240z" />
      <path className={styles.light} d="M138 440V202a122 122 0 0 1 244 0v238z" />
      <path className={styles.beam} d="M138 440V202a122 122 0 0 1 122-122c40 60 58 130 58 190s-10 120-30 170z" />
      <path className={styles.frame} d="M110 440V200c0-60 30-104 72-130-30 50-44 110-44 170v200z" />
      <path className={styles.shade} d="M110 440V200c0-60 30-104 72-130-30 50-44 110-44 170v200z" />
      <rect className={styles.sill} x="36" y="438" width="448" height="28" rx="9" />
      <ellipse className={styles.shadow} cx="262" cy="438" rx="150" ry="9" />
      {delivered.map((thing) => (
        <DrawnThing key={thing.name} {...thing} />
      ))}
      {bubbles.map(({ name, x, y, radius, size }) => (
        <g key={name}>
          <circle className={styles.bubble} cx={x} cy={y} r={radius} />
          <DrawnThing name={name} x={x - size / 2} y={y - size / 2} size={size} />
        </g>
      ))}
    </svg>
  );
}
