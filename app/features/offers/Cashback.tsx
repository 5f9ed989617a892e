import { Icon } from "~/ui/Icon";
import styles from "./Offers.module.css";
import type { Terms } from "./terms.server";

export type CashbackBlock = { title: string; offers: ({ id: number; title: string } & Terms)[] };

/** The offers of money back, folded below the banners; opens and closes without scripts too (SALE-13, SALE-15). */
export function Cashback({ title, offers }: CashbackBlock) {
  return (
    <details className={styles.cashback}>
      <summary>
        <Icon name="cash" />
        {title}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {offers.map(({ id, title: name, gain, conditions }) => (
          <li key={id}>
            <b>{gain}</b> <bdi>{name}</bdi> <small className="muted">{conditions.join(" · ")}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
