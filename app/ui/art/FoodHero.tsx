import styles from "./art.module.css";
import { DrawnThing, type Thing } from "./DrawnThing";

/** The still life of the food home's hero. */
export function FoodHero() {
  const things: (Thing & { shadow: [number, number, number, number] })[] = [
    { name: "french-fries", x: 196, y: 26, size: 96, turn: 10, shadow: [244, 117, 38, 7] },
    { name: "pizza", x: 44, y: 14, size: 104, turn: -14, shadow: [96, 113, 42, 7] },
    { name: "tropical-drink", x: 246, y: 86, size: 92, turn: 4, shadow: [292, 173, 37, 6] },
    { name: "hamburger", x: 112, y: 66, size: 132, shadow: [178, 191, 53, 9] },
  ];
  return (
    <svg viewBox="40 2 306 206" aria-hidden="true">
      {things.map(({ shadow: [cx, cy, rx, ry], ...thing }) => (
        <g key={thing.name}>
          <ellipse className={styles.ground} cx={cx} cy={cy} rx={rx} ry={ry} />
          <DrawnThing {...thing} />
        </g>
      ))}
    </svg>
  );
}
