import styles from "./art.module.css";

/** The door stays shut: the shop cannot be reached. Nothing in it comes from another file. */
export function NoConnectionArt() {
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
