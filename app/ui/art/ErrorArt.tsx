import { pictogramHref } from "~/ui/Icon";
import styles from "./art.module.css";

/** The door with the cat: pages that could not be shown. */
export function ErrorArt() {
  return (
    <svg className={styles.cat} viewBox="0 0 260 220" aria-hidden="true">
      <path className={styles.frame} d="M60 206V104a70 70 0 0 1 140 0v102z" />
      <path className={styles.light} d="M78 206V108a52 52 0 0 1 104 0v98z" />
      <rect className={styles.sill} x="30" y="194" width="200" height="18" rx="6" />
      <use href={pictogramHref("cat")} x="92" y="128" width="72" height="72" />
    </svg>
  );
}
