import { useEffect } from "react";
import { classes } from "./classes";
import { Icon } from "./Icon";
import type { IconName } from "./icons/names";
import { pictureSource } from "./picture-source";

type PictureProps = {
  src: string | null;
  /** Empty where the name stands beside it. */
  alt?: string;
  /** Pixels of the picture as it is drawn; they keep its place while it loads. */
  width: number;
  height: number;
  /** The first picture of a page loads at once and first. */
  eager?: boolean;
  /** Drawn when there is no picture. */
  standIn?: IconName;
  className?: string;
};

/** A picture in its box (`.pic`: the box's ratio comes from `--ratio`), or a drawn stand-in. */
export function Picture({ src, alt = "", standIn = "photo", className, ...drawn }: PictureProps) {
  if (!src) {
    return (
      <span className={classes("pic", className)} {...(alt ? { role: "img", "aria-label": alt } : {})}>
        <Icon name={standIn} />
      </span>
    );
  }
  return (
    <span className={classes("pic", className)}>
      <SizedImage src={src} alt={alt} {...drawn} />
    </span>
  );
}

type SizedImageProps = Pick<PictureProps, "width" | "height" | "eager" | "className"> & { src: string; alt?: string };

/** The image alone, no larger than it is drawn. */
export function SizedImage({ src, alt = "", width, height, eager = false, className }: SizedImageProps) {
  return (
    <img
      {...pictureSource(src, width)}
      alt={alt}
      className={className}
      width={width}
      height={height}
      decoding="async"
      loading={eager ? "eager" : "lazy"}
      {...(eager ? { fetchpriority: "high" } : {})}
    />
  );
}

const mark = (image: EventTarget | null, isBroken: boolean) => {
  if (image instanceof HTMLImageElement) image.classList.toggle("is-broken", isBroken);
};

/** Hides pictures that fail to load, so that their box shows instead of the browser's sign. Two listeners for the whole page. */
export function useBrokenPictures(): void {
  useEffect(() => {
    const onError = (event: Event) => mark(event.target, true);
    const onLoad = (event: Event) => mark(event.target, false);
    // Some failed before hydration. A lazy picture that only waits is taken back when it loads.
    for (const image of document.images) if (image.complete && image.naturalWidth === 0) mark(image, true);
    document.addEventListener("error", onError, true);
    document.addEventListener("load", onLoad, true);
    return () => {
      document.removeEventListener("error", onError, true);
      document.removeEventListener("load", onLoad, true);
    };
  }, []);
}
