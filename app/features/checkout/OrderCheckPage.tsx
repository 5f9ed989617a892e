import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/ui/EmptyState";
import { ScriptlessRefresh } from "~/ui/ScriptlessRefresh";
import type { OrderCheckData } from "./load-order-check.server";

const askAgainMs = 3000;

/** `/order-check`: the answer to an order was lost; it is looked for before another try is offered. */
export function OrderCheckPage({ check, current }: { check: OrderCheckData; current: string }) {
  const { t } = useTranslation("checkout");
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
        <Looking current={current} />
      )}
    </div>
  );
}

function Looking({ current }: { current: string }) {
  const { t } = useTranslation("checkout");
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(revalidate, askAgainMs);
    return () => clearInterval(timer);
  }, [revalidate]);
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
