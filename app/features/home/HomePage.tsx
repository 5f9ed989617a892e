import { type ComponentType, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { sendsParcels } from "~/module-kinds";
import { FoodHero } from "~/ui/art/FoodHero";
import { pictogramHref } from "~/ui/Icon";
import type { PictogramName } from "~/ui/icons/names";
import { LaidOutLater } from "~/ui/LaidOutLater";
import { drawnComponent } from "~/ui/late-component";
import { buttonClass } from "~/ui/SubmitButton";
import type { Block } from "./blocks.server";
import { Fold } from "./Fold";
import styles from "./Home.module.css";
import { HomeBlock } from "./HomeBlock";
import type { HomeData } from "./load-home.server";
import { withRepeats } from "./repeats";

type ParcelProps = Pick<HomeData, "title" | "text" | "track" | "blocks">;

const importParcelHome = () => import("./ParcelHome");
/** Sends things and sells none: its form is no part of the other homes' scripts. */
const ParcelHome: ComponentType<ParcelProps> = import.meta.env.SSR
  ? (await importParcelHome()).default
  : drawnComponent(importParcelHome, ".parcel");

/** A module's home: hero and blocks in the module's own order (HOME-all-01). */
export function HomePage({ module, title, text, art, blocks, skip, track, failed }: HomeData) {
  return (
    <LaidOutLater>
      {sendsParcels(module) ? (
        <Suspense>
          <ParcelHome title={title} text={text} track={track} blocks={blocks} />
        </Suspense>
      ) : (
        <>
          {skip ? (
            <a className="skip" href={skip.href}>
              {skip.text}
            </a>
          ) : null}{" "}
          <Hero title={title} text={text} art={art} />
          {withRepeats(blocks).map(homeRow)}
        </>
      )}
      {failed ? <Failed text={failed} /> : null}
    </LaidOutLater>
  );
}

/** No block could be loaded. */
function Failed({ text }: { text: string }) {
  const { t } = useTranslation("ui");
  return (
    <section className="sec">
      <p className="note note--warn">{text}</p>
      <p className="loadmore">
        <a className={buttonClass("line")} href="/home" data-reload>
          {t("tryAgain")}
        </a>
      </p>
    </section>
  );
}

/** The blocks of a row stand side by side on wide pages; those to be unfolded share a list. */
function homeRow(row: Block[]) {
  const isFolded = row.some(({ data }) => "fold" in data && data.fold);
  if (isFolded) {
    return (
      <div key="folds" className={styles.folds}>
        {row.map(foldOf)}
      </div>
    );
  }
  const drawn = row.map((block) => <HomeBlock key={block.name} block={block} />);
  if (row.length < 2) return drawn;
  return (
    <div key={row[0]?.name} className={`later__block ${styles.beside}`}>
      {drawn}
    </div>
  );
}

function foldOf(block: Block) {
  const { data } = block;
  if (!("fold" in data && data.fold)) return null;
  return (
    <Fold key={data.id} {...data} fold={data.fold}>
      <HomeBlock block={block} />
    </Fold>
  );
}

function Hero({ title, text, art }: Pick<HomeData, "title" | "text" | "art">) {
  return (
    <section className={styles.hero}>
      <h1>{title}</h1>
      <p>{text}</p>
      <span className={styles.heroArt} aria-hidden="true">
        {art === "table" ? <FoodHero /> : art && <HeroThings names={art} />}
      </span>
    </section>
  );
}

function HeroThings({ names: [near, far] }: { names: readonly [PictogramName, PictogramName] }) {
  return (
    <svg viewBox="0 0 440 240" aria-hidden="true">
      <use href={pictogramHref(far)} x="40" y="20" width="120" height="120" />
      <use href={pictogramHref(near)} x="150" y="50" width="180" height="180" />
    </svg>
  );
}
