import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import { signInHref } from "~/request/navigation/with-return";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import type { CheckoutOrder } from "./checkout-data";
import { ExitButton } from "./ExitButton";
import type { Quote, Wishes } from "./quote";
import type { Refusal } from "./refusals";
import { saysMore } from "./says-more";
import type { Change } from "./snapshot";
import { useFocusWhen } from "./use-focus-when";

/** What is no longer as it was shown; the page below shows it as it is now, and nothing typed is lost. */
export function ChangesNotice({ changes, quote }: { changes: Change[]; quote: Pick<Quote, "additionalCharge"> }) {
  const { t } = useTranslation("checkout");
  const format = useMoney();
  const note = useFocusWhen(changes.length > 0, changes);
  if (changes.length === 0) return null;
  return (
    <div ref={note} className="note note--warn" role="alert" tabIndex={-1}>
      <Icon name="alert-triangle" />
      <div>
        <b>{t("changes.title")}</b>
        <ul>
          {changes.map((change) => (
            <li key={JSON.stringify(change)}>{changeText(change)}</li>
          ))}
        </ul>
        <p>{t("changes.next")}</p>
      </div>
    </div>
  );

  function changeText(change: Change): string {
    switch (change.kind) {
      case "place":
        return t("changes.place", { address: change.to });
      case "removed":
      case "added":
        return t(`changes.${change.kind}`, { name: change.name });
      case "quantity":
        return t("changes.quantity", { name: change.name, from: change.from, to: change.to });
      case "price":
        return t("changes.price", { name: change.name, from: format(change.from), to: format(change.to) });
      case "deliveryFeeKnown":
      case "taxKnown":
      case "taxIncluded":
      case "taxOnTop":
        return t(`changes.${change.kind}`, { amount: format(change.to) });
      case "additionalCharge": {
        const name = quote.additionalCharge?.name || t("summary.charge");
        return t("changes.additionalCharge", { name, from: format(change.from), to: format(change.to) });
      }
      default:
        return t(`changes.${change.kind}`, { from: format(change.from), to: format(change.to) });
    }
  }
}

type RefusalProps = {
  /** What a press was answered, if one was. */
  refused: Refusal[] | undefined;
  wished: Wishes["orderType"];
  order: CheckoutOrder;
};

/** Why the order cannot be placed, in our words and the delivery API's, with a way on. */
export function RefusalNotices({ refused, wished, order }: RefusalProps) {
  const { t } = useTranslation("checkout");
  const known = refused ?? order.refusals;
  // Every answer is news. What the page knows itself is news once: it comes anew with every load, and must not take the focus from what is in hand.
  const note = useFocusWhen(known.length > 0, refused ?? JSON.stringify(known));
  const refusals = refused ?? known.filter(({ reason }) => reason !== "zone" || wished === "delivery");
  const shown = order.noTime ? [order.noTime, ...refusals] : refusals;
  if (shown.length === 0) return null;
  return (
    <div ref={note} className="note note--bad" role="alert" tabIndex={-1}>
      <Icon name="alert-circle" />
      <div>
        {shown.map((refusal) => (
          <div key={refusal.reason + (refusal.field ?? "")}>
            <b>{t(`refusals.${refusal.reason}.title`)}</b>
            {saysMore(refusal.message, t(`refusals.${refusal.reason}.title`)) ? <p>{refusal.message}</p> : null}
            {/* The server says what is wrong, ours what to do about it. */}
            <p>{t(`refusals.${refusal.reason}.text`)}</p>
            <NextStep refusal={refusal} store={order.store} />
          </div>
        ))}
      </div>
    </div>
  );
}

function NextStep({ refusal, store }: { refusal: Refusal; store: CheckoutOrder["store"] }) {
  const { t } = useTranslation("checkout");
  const { pathname, search } = useLocation();
  const current = pathname + search;
  if (refusal.next === "form") return null;
  const href = {
    cart: refusal.reason === "minimum" ? store.href : "/cart",
    "sign-in": signInHref(current),
    location: dialogHref(current, "location"),
    stores: "/home",
    order: refusal.href ?? "/home",
  }[refusal.next];
  const Way = refusal.next === "location" ? ExitButton : Link;
  return (
    <Way className="link" to={href}>
      {t(refusal.reason === "minimum" ? "next.addMore" : `next.${refusal.next}`)}
    </Way>
  );
}

type SummaryProps = { errors: Record<string, string[]>; formId: string };

/** After a refused form: what is wrong with which field, each a link to it. */
export function ErrorSummary({ errors, formId }: SummaryProps) {
  const { t } = useTranslation("checkout");
  const wrong = Object.entries(errors);
  if (wrong.length === 0) return null;
  return (
    <div className="note note--bad" role="alert">
      <Icon name="alert-circle" />
      <div>
        <b>{t("errors.summary", { count: wrong.length })}</b>
        <ul>
          {wrong.map(([name, [message]]) => (
            <li key={name}>
              <a className="link" href={`#${formId}-${name}`}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
