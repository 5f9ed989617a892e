import { DialogBody } from "~/ui/Dialog";
import styles from "./ItemDialog.module.css";

/** What an item's card shows. */
export type SeenCard = { name: string; price: string; picture: string | undefined };

/** The card that a link stands on, read from the page: what it was drawn from may be of any list. Null where the link stands on none. */
export function seenCard(href: string): SeenCard | null {
  const card = document.querySelector(`article a[href=${JSON.stringify(href)}]`)?.closest("article");
  const name = card?.querySelector(".item__n")?.textContent;
  if (!card || !name) return null;
  return {
    name,
    price: card.querySelector(".price b")?.textContent ?? "",
    picture: card.querySelector<HTMLImageElement>(".pic img:not(.is-broken)")?.currentSrc,
  };
}

/** Picture, name and price of the card in the places of the item's own, and grey rows for what is not known yet. */
export function ItemComing({ card, titleId }: { card: SeenCard; titleId: string }) {
  return (
    <DialogBody>
      <div className="gal gal--wide">
        <div className="gal__m">
          <span className="pic gal__whole">{card.picture ? <img src={card.picture} alt="" /> : null}</span>
        </div>
      </div>
      <div className={styles.detT}>
        <h2 id={titleId}>{card.name}</h2>
        <p className="price price--lg">
          <b>
            <bdi>{card.price}</bdi>
          </b>
        </p>
      </div>
      <div className={styles.coming} aria-busy="true">
        {[1, 2, 3, 4, 5].map((row) => (
          <span key={row} />
        ))}
      </div>
    </DialogBody>
  );
}
