import styles from "./Doors.module.css";
import { pictogramHref } from "./Icon";
import type { PictogramName } from "./icons/names";

/** The door with the cat: pages that could not be shown. */
export function DoorWithCat() {
  return (
    <svg className={styles.cat} viewBox="0 0 260 220" aria-hidden="true">
      <path className={styles.frame} d="M60 206V104a70 70 0 0 1 140 0v102z" />
      <path className={styles.light} d="M78 206V108a52 52 0 0 1 104 0v98z" />
      <rect className={styles.sill} x="30" y="194" width="200" height="18" rx="6" />
      <use href={pictogramHref("cat")} x="92" y="128" width="72" height="72" />
    </svg>
  );
}

/** The door stays shut: the shop cannot be reached. Nothing in it comes from another file. */
export function ShutDoor() {
  return (
    <svg className={styles.cat} viewBox="0 0 260 220" aria-hidden="true">
      <path className={styles.frame} d="M60 206V104a70 70 0 0 1 140 0v102z" />
      <path className={styles.shade} d="M78 206V108a52 52 0 0 1 104 0v98z" />
      <circle className={styles.light} cx="166" cy="142" r="6" />
      <path className={styles.waves} d="M104 104a37 37 0 0 1 52 0m-40 14a20 20 0 0 1 28 0" />
      <path className={styles.waves} d="m98 76 64 64" />
      <circle className={styles.dot} cx="130" cy="133" r="5" />
      <rect className={styles.sill} x="30" y="194" width="200" height="18" rx="6" />
    </svg>
  );
}

type Thing = { name: PictogramName; x: number; y: number; size: number; turn?: number };

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
export function OpenDoor() {
  return (
    <svg viewBox="0 -18 520 488" aria-hidden="true">
      <path className={styles.frame} d="M110 440V200a150 150 0 0 1 300 0v240z" />
      <path className={styles.light} d="M138 440V202a122 122 0 0 1 244 0v238z" />
      <path className={styles.beam} d="M138 440V202a122 122 0 0 1 122-122c40 60 58 130 58 190s-10 120-30 170z" />
      <path className={styles.frame} d="M110 440V200c0-60 30-104 72-130-30 50-44 110-44 170v200z" />
      <path className={styles.shade} d="M110 440V200c0-60 30-104 72-130-30 50-44 110-44 170v200z" />
      <rect className={styles.sill} x="36" y="438" width="448" height="28" rx="9" />
      <ellipse className={styles.shadow} cx="262" cy="438" rx="150" ry="9" />
      {delivered.map(({ name, x, y, size, turn = 0 }) => (
        <use
          key={name}
          href={pictogramHref(name)}
          x={x}
          y={y}
          width={size}
          height={size}
          transform={`rotate(${turn} ${x + size / 2} ${y + size / 2})`}
        />
      ))}
      {bubbles.map(({ name, x, y, radius, size }) => (
        <g key={name}>
          <circle className={styles.bubble} cx={x} cy={y} r={radius} />
          <use href={pictogramHref(name)} x={x - size / 2} y={y - size / 2} width={size} height={size} />
        </g>
      ))}
    </svg>
  );
}

/** The still life of the food home's hero. */
export function FoodHero() {
  const things: (Thing & { shadow: [number, number, number, number] })[] = [
    { name: "french-fries", x: 196, y: 26, size: 96, turn: 10, shadow: [244, 117, 38, 7] },
    { name: "pizza", x: 44, y: 14, size: 104, turn: -14, shadow: [96, 113, 42, 7] },
    { name: "tropical-drink", x: 246, y: 86, size: 92, turn: 4, shadow: [292, 173, 37, 6] },
    { name: "hamburger", x: 112, y: 66, size: 132, turn: 0, shadow: [178, 191, 53, 9] },
  ];
  return (
    <svg viewBox="40 2 306 206" aria-hidden="true">
      {things.map(({ name, x, y, size, turn, shadow: [cx, cy, rx, ry] }) => (
        <g key={name}>
          <ellipse className={styles.ground} cx={cx} cy={cy} rx={rx} ry={ry} />
          <use
            href={pictogramHref(name)}
            x={x}
            y={y}
            width={size}
            height={size}
            transform={`rotate(${turn} ${x + size / 2} ${y + size / 2})`}
          />
        </g>
      ))}
    </svg>
  );
}
