import { Carousel } from "~/ui/Carousel";
import { classes } from "~/ui/classes";
import { Picture } from "~/ui/Picture";
import { Section } from "~/ui/Section";
import styles from "./Home.module.css";
import type { BannersBlock, HomeBanner } from "./load-banners.server";
import type { CategoriesBlock } from "./load-categories.server";

/** HOME-all-07 to HOME-all-09: more than two banners go round. */
export function Banners({ label, banners, inView }: BannersBlock) {
  return (
    <div className={styles.banners} style={{ "--in-view": inView } as object}>
      <Carousel name={label} isRegion autoplay loop={banners.length > 2}>
        {banners.map((banner, index) => (
          <BannerCard key={banner.id} banner={banner} isFirst={index === 0} />
        ))}
      </Carousel>
    </div>
  );
}

/** The first banner is in the first screen: it loads before the rest. */
function BannerCard({ banner: { title, image, href }, isFirst }: { banner: HomeBanner; isFirst: boolean }) {
  const picture = <Picture src={image} alt={title} width={640} height={160} standIn="building-store" eager={isFirst} />;
  return href ? (
    <a className={styles.banner} href={href}>
      {picture}
    </a>
  ) : (
    <div className={styles.banner}>{picture}</div>
  );
}

/** Circles, two rows of tiles, or pills (look §7). */
export function Categories({ look, categories, loop, ...head }: CategoriesBlock) {
  return (
    <Section {...head}>
      <Carousel name={head.title} className={classes(styles.cats, styles[look])} loop={loop}>
        {categories.map(({ id, name, image, href }) => (
          <a key={id} className={styles.cat} href={href}>
            <Picture src={image} width={104} height={104} standIn="layout-grid" />
            <span>
              <bdi>{name}</bdi>
            </span>
          </a>
        ))}
      </Carousel>
    </Section>
  );
}
