import { Link, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { whenReachable } from "~/request/navigation/when-reachable";
import { dialogHref, dialogOf } from "~/ui/dialog-href";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { Spaced } from "~/ui/Spaced";
import { buttonClass } from "~/ui/SubmitButton";
import type { PayData, PaymentReturnData, Refused } from "./load-payment.server";
import { PayLink } from "./PayLink";
import styles from "./Payment.module.css";

/** `/pay/{order}`: on the way to the operator's payment page. The page leads on by itself; the link is for whoever is faster. */
export function PayPage({ pay }: { pay: PayData }) {
  const { t } = useTranslation("payment");
  if (pay.kind === "refused") return <RefusedPage refused={pay} />;
  return (
    <div className="wrap">
      <EmptyState picture="shopping-bags" title={t(`pay.${pay.kind}.title`)} as="h1">
        {t(`pay.${pay.kind}.text`, { id: pay.orderId })}
      </EmptyState>
      <p className={styles.ways}>
        <Spaced>
          {pay.kind === "go" ? (
            <a className={buttonClass()} href={pay.href}>
              <Icon name="credit-card" />
              {t("pay.go.link")}
            </a>
          ) : (
            pay.ways.map(({ title, href }) => (
              <a key={href} className={buttonClass("line")} href={href} data-reload>
                <Icon name="credit-card" />
                {title}
              </a>
            ))
          )}
        </Spaced>
      </p>
    </div>
  );
}

/** The question is asked this long after the screen is shown (PAY-03). */
const askAfterMs = 500;

/** `/pay/{order}/return`: after a payment that failed (PAY-01 to PAY-03), or of an order that nobody has paid yet. */
export function PaymentReturnPage({ back, current }: { back: PaymentReturnData; current: string }) {
  switch (back.kind) {
    case "refused":
      return <RefusedPage refused={back} />;
    case "waits":
      return <UnpaidPage unpaid={back} current={current} />;
    case "failed":
      return <FailedPage unpaid={back} current={current} />;
  }
}

type UnpaidProps = { unpaid: Exclude<PaymentReturnData, Refused>; current: string };

const waysHref = ({ unpaid, current }: UnpaidProps) => dialogHref(current, "order-fail", { order: unpaid.orderId });

function FailedPage({ unpaid, current }: UnpaidProps) {
  const { t } = useTranslation("payment");
  useQuestion(waysHref({ unpaid, current }), current);
  return (
    <div className="wrap">
      <EmptyState picture="receipt" title={t("failed.title")} as="h1">
        {t("failed.text")}
        <br />
        {t("failed.waits", { id: unpaid.orderId })}
      </EmptyState>
      <WaysOut unpaid={unpaid} current={current} />
    </div>
  );
}

/** Whoever has paid a moment ago must not read that nothing was charged. */
function UnpaidPage({ unpaid, current }: UnpaidProps) {
  const { t } = useTranslation("payment");
  return (
    <div className="wrap">
      <EmptyState picture="receipt" title={t("unpaid.title")} as="h1">
        {t("unpaid.text", { id: unpaid.orderId })}
      </EmptyState>
      <WaysOut unpaid={unpaid} current={current} />
    </div>
  );
}

function WaysOut({ unpaid, current }: UnpaidProps) {
  const { t } = useTranslation("payment");
  const { orderId, canPay } = unpaid;
  return (
    <p className={styles.ways}>
      {canPay ? <PayLink orderId={orderId} hasFailed={unpaid.kind === "failed"} /> : null}
      <Link className={buttonClass(canPay ? "line" : "accent")} to={waysHref({ unpaid, current })} preventScrollReset>
        {t("failed.ways", { id: orderId })}
      </Link>
      <Link className={buttonClass("plain")} to="/home">
        {t("failed.home")}
      </Link>
    </p>
  );
}

/** Opens the question once: who closes it, or has gone another way by then, is not asked. Without scripts a link leads to it. */
function useQuestion(href: string, current: string) {
  const navigate = useNavigate();
  const dialog = dialogOf(current);
  const [isAsked, setAsked] = useState(dialog === "order-fail");
  useEffect(() => {
    if (isAsked || dialog !== null) return;
    const end = whenReachable(href, askAfterMs, () => {
      setAsked(true);
      navigate(href, { replace: true, preventScrollReset: true });
    });
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest("a, button")) setAsked(true);
    };
    document.addEventListener("click", onClick);
    return () => {
      end();
      document.removeEventListener("click", onClick);
    };
  }, [isAsked, dialog, href, navigate]);
}

/** The order is not this visitor's, or the address was made up. */
export function RefusedPage({ refused: { orderId, signInHref } }: { refused: Refused }) {
  const { t } = useTranslation("payment");
  return (
    <div className="wrap">
      <EmptyState
        picture="receipt"
        title={t("refused.title")}
        as="h1"
        action={{ href: "/home", label: t("failed.home") }}
      >
        {t(signInHref ? "refused.textGuest" : "refused.text")}
      </EmptyState>
      <p className={styles.ways}>
        <Link className={buttonClass("line")} to={`/track-order${orderId === null ? "" : `?order=${orderId}`}`}>
          {t("refused.track")}
        </Link>{" "}
        {signInHref ? (
          <Link className={buttonClass("plain")} to={signInHref}>
            {t("refused.signIn")}
          </Link>
        ) : null}
      </p>
    </div>
  );
}
