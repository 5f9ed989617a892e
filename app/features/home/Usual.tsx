import { ReorderForm } from "~/features/orders/ReorderForm";
import { Picture } from "~/ui/Picture";
import { Section } from "~/ui/Section";
import type { UsualBlock } from "./blocks";
import styles from "./Home.module.css";

/** What the customer orders as a rule, each one press away from the cart. */
export function Usual({ orders, ...head }: UsualBlock) {
  return (
    <Section {...head}>
      <ul className={styles.usual}>
        {orders.map(({ id, storeName, logo, text, again, againOf }) => (
          <li key={id} className="again">
            <Picture src={logo} width={48} height={48} standIn="building-store" className="again__l" />
            <div className={styles.usualT}>
              <b>{storeName}</b>
              <p className="item__s">{text}</p>
            </div>
            <ReorderForm orderId={id} text={again} label={againOf} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
