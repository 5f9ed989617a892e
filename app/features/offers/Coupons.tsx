import { Carousel } from "~/ui/Carousel";
import { Dotted } from "~/ui/Dotted";
import { Icon } from "~/ui/Icon";
import { type BlockHead, Section } from "~/ui/Section";
import { CopyCode } from "./CopyCode";
import styles from "./Offers.module.css";
import type { Terms } from "./terms.server";

export type CouponsBlock = BlockHead & { coupons: ({ id: number; code: string; title: string } & Terms)[] };

/** The coupons that can be used in a module, each with its code to copy (SALE-16). */
export default function Coupons({ coupons, ...head }: CouponsBlock) {
  return (
    <Section {...head}>
      <Carousel name={head.title} className={styles.wide} isText>
        {coupons.map(({ id, code, title, gain, conditions }) => (
          <div key={id} className={styles.coupon}>
            <Icon name="ticket" />
            <div>
              <b>{gain}</b>{" "}
              <small>
                <Dotted words={[title, ...conditions]} />
              </small>
            </div>
            <CopyCode code={code} />
          </div>
        ))}
      </Carousel>
    </Section>
  );
}
