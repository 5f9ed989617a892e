import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RootData } from "~/request/pages/root-data";
import { Spaced } from "~/ui/Spaced";
import styles from "./Countdown.module.css";
import { countdownParts, countdownUnits, type Ending, longestCountdown, untilNextTick } from "./countdown";

/**
 * Days, hours, minutes and seconds to the end of an offer, then the text that it is over (SALE-02, SALE-04, SALE-05); nothing while that is far
 * off. Without scripts it stands at what the server knew, which is why the end stands in words beside it.
 */
export function Countdown({ ending, over }: { ending: Ending; over: string }) {
  const { t } = useTranslation("offers");
  const left = useLeft(ending);
  if (left <= 0)
    return (
      <p className={styles.over} role="status">
        {over}
      </p>
    );
  if (left > longestCountdown) return null;
  const parts = countdownParts(left);
  return (
    <div className={styles.count} role="timer" aria-label={ending.text}>
      <Spaced>
        {countdownUnits.map((unit) => (
          <span key={unit}>
            <b>{parts[unit]}</b> {t(unit)}
          </span>
        ))}
      </Spaced>
    </div>
  );
}

/**
 * Counts from what the server knew: the visitor's clock may be wrong, but it runs as fast. A cached page was drawn a while before it was served; when
 * that was, a page from a cache of others cannot know, and only the visitor's clock tells.
 */
function useLeft({ leftMs, drawnAt }: Ending): number {
  const servedAt = useRouteLoaderData<RootData>("root")?.servedAt ?? String(drawnAt);
  const [left, setLeft] = useState(leftMs);
  useEffect(() => {
    const sinceDrawn = (servedAt === "" ? Date.now() : Number(servedAt)) - drawnAt;
    const startedAt = Date.now() - Math.max(0, sinceDrawn);
    let timer: number | undefined;
    const tick = () => {
      const now = Math.max(0, leftMs - (Date.now() - startedAt));
      setLeft(now);
      if (now > 0) timer = window.setTimeout(tick, untilNextTick(now));
    };
    tick();
    return () => clearTimeout(timer);
  }, [leftMs, drawnAt, servedAt]);
  return left;
}
