import { storeHref } from "~/features/catalogue/store-href";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Picture } from "~/ui/Picture";
import { CardHeart } from "./CardParts";
import { ItemForm } from "./ItemForm";
import type { ProductData } from "./load-product.server";
import styles from "./ProductPage.module.css";

/** An item on a page of its own: pictures at the start, options and ways to buy at the end. */
export function ProductPage(data: ProductData) {
  const { item, store, isCampaign } = data;
  const images = item.images.length > 0 ? item.images : [item.image];
  return (
    <div className="wrap">
      <Breadcrumbs
        above={store ? [{ href: storeHref({ ...store, distance: null }), label: store.name }] : []}
        here={item.name}
      />
      <div className={styles.product}>
        <div className={styles.pictures}>
          <div className={styles.gallery}>
            {images.slice(0, 4).map((src, index) => (
              <Picture
                key={src}
                src={src}
                alt={index === 0 ? item.name : ""}
                width={560}
                height={560}
                eager={index === 0}
                standIn="photo"
              />
            ))}
          </div>
          <CardHeart item={{ ...item, isCampaign }} />
        </div>
        <ItemForm key={`${item.id}-${data.lineId}`} {...data} titleId="product-title" picture={null} isPage />
      </div>
    </div>
  );
}
