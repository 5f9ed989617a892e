import { storeHref } from "~/features/catalogue/store-href";
import { usePageAddress } from "~/request/pages/page-address";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { CardHeart } from "./CardParts";
import { Gallery } from "./Gallery";
import { galleryOfPage } from "./gallery-place";
import { ItemForm } from "./ItemForm";
import type { ProductData } from "./load-product.server";
import styles from "./ProductPage.module.css";

const formId = "product-form";

/** An item on a page of its own: pictures at the start, options and ways to buy at the end. */
export function ProductPage(data: ProductData) {
  const { item, store, isCampaign } = data;
  const place = galleryOfPage(usePageAddress());
  return (
    <div className="wrap">
      <Breadcrumbs above={store ? [{ href: storeHref(store), label: store.name }] : []} here={item.name} />
      <div className={styles.product}>
        <div className={styles.pictures}>
          <Gallery key={item.id} images={item.images} name={item.name} place={place} formId={formId} standIn="photo">
            <CardHeart item={{ ...item, isCampaign }} />
          </Gallery>
        </div>
        <ItemForm
          key={`${item.id}-${data.lineId}`}
          {...data}
          formId={formId}
          titleId="product-title"
          picture={null}
          isPage
        />
      </div>
    </div>
  );
}
