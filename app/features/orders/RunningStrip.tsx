import { Link } from "@remix-run/react";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import type { RunningView } from "./running.server";
// As with the review prompt: the browser gets the styles with the script, and by the link what the server has drawn.
import "./running-strip.css";
import stylesHref from "./running-strip.css?url";
import { useRunning } from "./use-running";

type StripProps = { running: RunningView; current: string; inert?: string; "aria-hidden"?: true };

/** The order that comes next, on every page; one link to its tracking. */
export default function RunningStrip({ running, current, ...inert }: StripProps) {
  const shown = useRunning(running);
  if (shown === null) return null;
  const { orderId, icon, store, status, arrival, more, label } = shown;
  return (
    <aside className="wrap" aria-label={label} {...inert}>
      <link rel="stylesheet" href={stylesHref} />
      <Link className="run" to={dialogHref(current, "track", { order: orderId })} preventScrollReset>
        <Icon name={icon} flip={icon === "motorbike"} />
        <span className="run__t">
          <b>{store}</b>{" "}
          <small>
            {status}
            {arrival ? (
              <>
                {" · "}
                <bdi>{arrival}</bdi>
              </>
            ) : null}
          </small>
        </span>{" "}
        {more ? <bdi className="run__more">{more}</bdi> : null}
        <Icon name="chevron-right" flip />
      </Link>
    </aside>
  );
}
