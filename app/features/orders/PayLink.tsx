import { useTranslation } from "react-i18next";
import { payHref } from "~/features/payments/gateways";
import { Icon } from "~/ui/Icon";
import { buttonClass } from "~/ui/SubmitButton";

type PayLinkProps = { orderId: number; hasFailed: boolean; wide?: boolean };

/** To the payment of an order that waits for it: what everybody wants, above all whose payment has failed. */
export function PayLink({ orderId, hasFailed, wide = false }: PayLinkProps) {
  const { t } = useTranslation("payment");
  return (
    <a className={buttonClass("accent", "normal", wide)} href={payHref(orderId, null)} data-reload>
      <Icon name={hasFailed ? "refresh" : "credit-card"} />
      {t(hasFailed ? "failed.payAgain" : "pay.go.link")}
    </a>
  );
}
