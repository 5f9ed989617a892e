import styles from "./Brand.module.css";
import { SizedImage } from "./Picture";

type BrandProps = {
  /** The operator's business name, shown as the wordmark. */
  name: string;
  /** The operator's own logo instead of the mark. */
  logo?: string | null;
  /** The header of narrow screens has no room for the word; styles of the caller. */
  wordClassName?: string;
};

/** Mark and wordmark; the link around it names it. */
export function Brand({ name, logo, wordClassName = "" }: BrandProps) {
  if (logo) return <SizedImage className={styles.image} src={logo} alt={name} width={144} height={36} eager />;
  return (
    <>
      <BrandMark />
      <span className={`${styles.word} ${wordClassName}`} dir="ltr">
        {name.toLowerCase()}
      </span>
    </>
  );
}

/** The open door. Never mirrored. */
function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
      <rect className={styles.door} width="40" height="40" rx="11" />
      <path className={styles.opening} d="M12 31V17a8 8 0 0 1 16 0v14z" />
      <path className={styles.step} d="M7.5 31h25" />
      <circle className={styles.door} cx="24.4" cy="22.6" r="1.5" />
    </svg>
  );
}

/** Class of the link around a `Brand`. */
export const brandLink: string = styles.logo ?? "";
