import { useCardView } from "~/features/items/card-view";
import { ItemCard } from "~/features/items/ItemCard";
import { ItemRow } from "~/features/items/ItemRow";
import { Carousel } from "~/ui/Carousel";
import { classes } from "~/ui/classes";
import { Picture } from "~/ui/Picture";
import { Section } from "~/ui/Section";
import type { ItemsBlock } from "./blocks";
import styles from "./Home.module.css";
import { specialOfferLoops } from "./rules";

const rows = { rows: "scroll--3", row: undefined, twoRows: undefined, playing: "scroll--5" };
const linesOf = { rows: 3, row: undefined, twoRows: 2, playing: undefined };
const grids = { grid: styles.arrivals, all: undefined };

/** Items under a heading: three rows of lying cards, a row or two of upright ones, or a grid that shows as many as fit. */
export function Items({ items, look, picture, empty, ...head }: ItemsBlock) {
  const view = useCardView();
  const Card = look === "rows" ? ItemRow : ItemCard;
  const cards = items.map((item) => <Card key={item.id} item={item} view={view} />);
  return (
    <Section {...head} skeleton={<Skeleton />}>
      {/* The pharmacy's picture is within the first screen of a phone: it loads before the rest. */}
      {picture ? (
        <Picture src={picture} width={1120} height={280} className={styles.wide} eager={head.id === "basics"} />
      ) : null}
      {cards.length === 0 ? <p className="muted">{empty}</p> : null}
      {look === "grid" || look === "all" ? (
        <div className={classes("grid", grids[look])}>{cards}</div>
      ) : (
        <Carousel
          name={head.title}
          className={rows[look]}
          lines={linesOf[look]}
          autoplay={look === "playing"}
          loop={look === "playing" && specialOfferLoops(cards.length)}
        >
          {cards}
        </Carousel>
      )}
    </Section>
  );
}

/** Cards to come, while a tab's items are under way (UI-06). */
function Skeleton() {
  return (
    <div className="scroll" data-skeleton>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <span key={card} className="pic" />
      ))}
    </div>
  );
}
