import { type MouseEvent, type PointerEvent, type ReactNode, type TouchEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ownAddress } from "~/pictures/picture-address";
import { classes } from "~/ui/classes";
import type { IconName } from "~/ui/icons/names";
import { Picture } from "~/ui/Picture";
import { chosenImage, type GalleryPlace, stripOf } from "./gallery-place";
// In the browser the styles come with the script of whatever draws a gallery; the link is for pages as the server sends them.
import "./gallery.css";
import stylesHref from "./gallery.css?url";

/** Pixels; less is a press. */
const swipeLength = 40;

type GalleryProps = {
  images: string[];
  /** What the pictures show. */
  name: string;
  place: GalleryPlace;
  /** Id of the item's form. */
  formId: string;
  standIn: IconName;
  /** As wide and low as a dialog's head; otherwise square. */
  isWide?: boolean;
  /** Lies on the picture. */
  children?: ReactNode;
};

/**
 * An item's pictures: one large, to be magnified by the pointer or opened at full size by a press, and the others as a strip (ITEM-23, ITEM-24).
 * Bare, a thumbnail posts the item's form, as it is, to the same place with its picture; hydrated it changes nothing but the picture.
 */
export function Gallery({ images, name, place, formId, standIn, isWide = false, children }: GalleryProps) {
  const { t } = useTranslation("product");
  const [chosen, choose] = useState(() => chosenImage(place.search, images.length));
  const src = images[chosen] ?? null;
  const size = isWide ? { width: 459, height: 242 } : { width: 560, height: 560 };
  const swipe = useSwipe((by) => choose((chosen + by + images.length) % images.length));
  const pictures = (
    <>
      {isWide ? <Picture src={src} {...size} className="gal__ground" /> : null}
      <Picture src={src} alt={name} {...size} eager standIn={standIn} className="gal__whole" />
    </>
  );
  return (
    <div className={classes("gal", isWide && "gal--wide")}>
      <link rel="stylesheet" href={stylesHref} />
      <div
        className="gal__m"
        onPointerMove={magnify}
        onPointerLeave={({ currentTarget }) => demagnify(currentTarget)}
        {...(images.length > 1 ? swipe : {})}
      >
        {src ? (
          <a className="gal__z" href={ownAddress(src)} target="_blank" rel="noreferrer" aria-label={t("enlarge")}>
            {pictures}
          </a>
        ) : (
          pictures
        )}
        {children}
      </div>
      {images.length > 1 ? (
        <Thumbnails images={images} chosen={chosen} choose={choose} hrefOf={place.hrefOf} formId={formId} />
      ) : null}
    </div>
  );
}

type ThumbnailsProps = Pick<GalleryProps, "images" | "formId"> & {
  chosen: number;
  choose: (index: number) => void;
  hrefOf: GalleryPlace["hrefOf"];
};

function Thumbnails({ images, chosen, choose, hrefOf, formId }: ThumbnailsProps) {
  const { t } = useTranslation("product");
  const { shown, more } = stripOf(images.length, chosen);
  const choosing = (index: number) => ({
    type: "submit" as const,
    form: formId,
    formAction: hrefOf(index),
    onClick(event: MouseEvent) {
      event.preventDefault();
      choose(index);
    },
  });
  return (
    <ul className="gal__t" aria-label={t("pictures")}>
      {shown.map((index) => (
        <li key={index}>
          <button {...choosing(index)} aria-current={index === chosen ? "true" : undefined}>
            {/* Where thumbnails are dots, and in lite mode, there is no picture to bear the name. */}
            <Picture src={images[index] ?? null} width={64} height={64} />
            <span className="vh">{t("picture", { number: index + 1 })}</span>
          </button>
        </li>
      ))}
      {more ? (
        <li>
          <button {...choosing(more.next)} className="gal__n" aria-label={t("morePictures", { count: more.count })}>
            <bdi>+{more.count}</bdi>
          </button>
        </li>
      ) : null}
    </ul>
  );
}

/** A finger drawn across leads to the next picture, or back: the way the page is read. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef(0);
  return {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches[0]?.clientX ?? 0;
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent) {
      const moved = (changedTouches[0]?.clientX ?? start.current) - start.current;
      const isForward = moved < 0 === (getComputedStyle(currentTarget).direction === "ltr");
      if (Math.abs(moved) > swipeLength) onSwipe(isForward ? 1 : -1);
    },
  };
}

/** The part under a mouse grows. Set on the element itself: a render for every move would be slow. */
function magnify({ pointerType, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
  if (pointerType !== "mouse") return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty("--x", `${((clientX - left) / width) * 100}%`);
  currentTarget.style.setProperty("--y", `${((clientY - top) / height) * 100}%`);
  currentTarget.dataset.magnified = "";
}

function demagnify(picture: HTMLElement) {
  delete picture.dataset.magnified;
}
