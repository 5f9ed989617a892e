import { TrackForm } from "~/features/orders/TrackForm";
import { Carousel } from "~/ui/Carousel";
import { Icon, pictogramHref } from "~/ui/Icon";
import { Picture } from "~/ui/Picture";
import { Section } from "~/ui/Section";
import { buttonClass } from "~/ui/SubmitButton";
import type { Block } from "./blocks.server";
import type { HomeData } from "./load-home.server";
import type { ParcelCategoriesBlock, SlidesBlock, VideoBlock } from "./load-parcel.server";
import stylesHref from "./parcel-home.css?url";
import "./parcel-home.css";
import { Spaced } from "~/ui/Spaced";

/** The home of the module that sends things (HOME-parc-01 to HOME-parc-08). */
export default function ParcelHome({
  title,
  text,
  track,
  blocks,
}: Pick<HomeData, "title" | "text" | "track" | "blocks">) {
  const [anchor] = blocks.flat().flatMap(({ name, data }) => (name === "parcelCategories" ? [data.id] : []));
  return (
    <div className="parcel">
      <link rel="stylesheet" href={stylesHref} />
      <section className="parcel__hero">
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
          {track && anchor ? (
            <a className={buttonClass("line")} href={`#${anchor}`}>
              {track.send}
            </a>
          ) : null}
          <svg viewBox="0 0 320 150" aria-hidden="true">
            <use href={pictogramHref("motor-scooter")} x="20" y="10" width="140" height="140" />
            <use href={pictogramHref("package")} x="170" y="30" width="90" height="90" />
          </svg>
        </div>
        {track ? (
          <div className="panel">
            <h2>
              <Icon name="route" flip /> {track.title}
            </h2>
            <TrackForm form={track.form} texts={track.texts} className="parcel__form" withPhone />
          </div>
        ) : null}
      </section>
      {blocks.flat().map((block) => (
        <ParcelBlock key={block.name} block={block} />
      ))}
    </div>
  );
}

function ParcelBlock({ block: { name, data } }: { block: Block }) {
  switch (name) {
    case "parcelCategories":
      return <ParcelCategories {...data} />;
    case "parcelBanners":
      return <ParcelBanners {...data} />;
    case "whyChoose":
      return <WhyChoose {...data} />;
    case "video":
      return <Video {...data} />;
    default:
      return null;
  }
}

function ParcelCategories({ categories, ...head }: ParcelCategoriesBlock) {
  return (
    <Section {...head}>
      <div className="parcel__cats">
        <Spaced>
          {categories.map(({ id, name, description, image, href }) => (
            <a key={id} className="again" href={href}>
              <Picture src={image} width={64} height={64} standIn="package" className="parcel__pic" />
              <span>
                <b>{name}</b>{" "}
                <small>
                  <bdi>{description}</bdi>
                </small>
              </span>
              <Icon name="chevron-right" flip />
            </a>
          ))}
        </Spaced>
      </div>
    </Section>
  );
}

function ParcelBanners({ slides, title }: SlidesBlock) {
  return (
    <div className="parcel__banners">
      <Carousel name={title} isRegion autoplay loop={slides.length > 2} isText>
        {slides.map(({ id, title, image }) => (
          <Picture key={id} src={image} alt={title} width={1120} height={280} standIn="package" />
        ))}
      </Carousel>
    </div>
  );
}

function WhyChoose({ slides, ...head }: SlidesBlock) {
  return (
    <Section {...head}>
      <Carousel name={head.title} className="parcel__why" isText>
        {slides.map(({ id, title, text, image }) => (
          <article key={id}>
            <Picture src={image} width={48} height={48} standIn="shield-check" className="parcel__pic" />
            <h3>{title}</h3>
            <p dir="auto">{text}</p>
          </article>
        ))}
      </Carousel>
    </Section>
  );
}

function Video({ media, contents, watch, ...head }: VideoBlock) {
  return (
    <Section {...head}>
      <div className="parcel__video">
        {media ? <Media media={media} watch={watch} /> : null}
        <ol>
          {contents.map(({ label, text }) => (
            <li key={label}>
              <b>{label}</b>{" "}
              <span>
                <bdi>{text}</bdi>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** A film of another site opens there when it is asked for: its page would call third parties from ours (docs/decisions/0061). */
function Media({ media, watch }: { media: NonNullable<VideoBlock["media"]>; watch: string }) {
  if (media.kind === "image") return <Picture src={media.src} width={640} height={360} standIn="package" />;
  if (media.kind === "video")
    return (
      // biome-ignore lint/a11y/useMediaCaption: the operator uploads a film without a caption file
      <video src={media.src} controls preload="metadata" aria-label={watch} />
    );
  return (
    <a className="pic parcel__watch" href={media.src} target="_blank" rel="noreferrer">
      <Icon name="player-play" />
      <span>{watch}</span>
    </a>
  );
}
