import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { offlineHref } from "~/features/payments/offline";
import { Notice } from "~/ui/Marks";
import type { OfflineView } from "./offline";

const offlineLook = { missing: "warning", pending: "info", denied: "error", verified: "success" } as const;

/** How it stands with a payment made outside the shop, with the way to send or correct what was told (PAY-13). */
export function OfflineNotice({ orderId, view }: { orderId: number; view: OfflineView }) {
  const { t } = useTranslation("payment");
  const { state, answer, canSendInfo } = view;
  return (
    <Notice kind={offlineLook[state]} title={t(`offline.state.${state}.title`)} icon="receipt">
      {answer ? (
        <p>
          <bdi>{answer}</bdi>
        </p>
      ) : null}
      {canSendInfo ? (
        <Link className="link" to={offlineHref(orderId)}>
          {t(`offline.state.${state}.link`)}
        </Link>
      ) : null}
    </Notice>
  );
}
