import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/ui/EmptyState";
import { ScriptlessRefresh } from "~/ui/ScriptlessRefresh";
import { whileVisible } from "~/ui/while-visible";
import type { OrderCheckData } from "./load-order-check.server";

const askAgainMs = 3000;

/** `/order-check`: the answer to an order was lost; it is looked for before another try is offered. */
export function OrderCheckPage({ current, ...loaded }: { check: OrderCheckData; current: string }) {
  const { t } = useTranslation("checkout");
  // Its data is null when a look got no answer: the page looks again.
  const look = useFetcher<{ check: OrderCheckData } | null>();
  const check = look.data?.check ?? loaded.check;
  return (
    <div className="wrap">
      {check.state === "absent" ? (
        <EmptyState
          picture="receipt"
          title={t("check.absent.title")}
          as="h1"
          action={{ href: check.retryHref, label: t("check.absent.retry") }}
        >
          {t("check.absent.text")}
        </EmptyState>
      ) : (
        <Looking current={current} look={look} />
      )}
    </div>
  );
}

type LookingProps = { current: string; look: Pick<ReturnType<typeof useFetcher>, "state" | "load"> };

function Looking({ current, look: { state, load } }: LookingProps) {
  const { t } = useTranslation("checkout");
  // Asking again would put an end to the question that waits for its answer.
  const isAsking = useRef(false);
  isAsking.current = state !== "idle";
  useEffect(() => whileVisible(() => void (isAsking.current || load(current)), askAgainMs), [load, current]);
  return (
    <>
      <div role="status">
        <EmptyState picture="receipt" title={t("check.looking.title")} as="h1">
          {t("check.looking.text")}
        </EmptyState>
      </div>
      <p className="row row--c">
        <ScriptlessRefresh current={current} />
        <a className="link" href={current} data-reload>
          {t("check.looking.now")}
        </a>
      </p>
    </>
  );
}
