import { Icon } from "~/ui/Icon";
import { Picture } from "~/ui/Picture";
import { type BlockHead, Section } from "~/ui/Section";
import type { BrandRow } from "./load-brands.server";
import styles from "./Offers.module.css";

export type BrandsBlock = BlockHead & {
  featuredLabel: string;
  featured: BrandRow;
  others: BrandRow[];
};

/** One featured brand, then more of them (SALE-11). */
export function Brands({ featured, featuredLabel, others, ...head }: BrandsBlock) {
  return (
    <Section {...head}>
      <div className={styles.brands}>
        <a className={`again again--flat ${styles.featured}`} href={featured.href}>
          <span className="again__l">
            <Picture src={featured.image} width={96} height={96} standIn="ticket" />
          </span>{" "}
          <span>
            <small>{featuredLabel}</small> <b>{featured.name}</b>
          </span>
          <Icon name="chevron-right" flip />
        </a>
        {others.map(({ id, name, image, href }) => (
          <a key={id} className="again" href={href}>
            <span className="again__l">
              <Picture src={image} width={48} height={48} standIn="ticket" />
            </span>{" "}
            <b>{name}</b>
          </a>
        ))}
      </div>
    </Section>
  );
}
