import { Carousel } from "~/ui/Carousel";
import { Picture } from "~/ui/Picture";
import { type BlockHead, Section } from "~/ui/Section";
import styles from "./Offers.module.css";

export type CampaignsBlock = BlockHead & {
  campaigns: { id: number; title: string; image: string | null; href: string; until: string | null }[];
};

/** The campaigns that stores take part in. */
export function Campaigns({ campaigns, ...head }: CampaignsBlock) {
  return (
    <Section {...head}>
      <Carousel name={head.title} className={styles.wide}>
        {campaigns.map(({ id, title, image, href, until }) => (
          <a key={id} className={styles.campaign} href={href}>
            <Picture src={image} width={400} height={100} standIn="ticket" />
            <b>{title}</b> {until ? <small className="muted">{until}</small> : null}
          </a>
        ))}
      </Carousel>
    </Section>
  );
}
