import { useForm } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OfflineFields } from "~/features/checkout/OfflineFields";
import { choiceValue } from "~/features/payments/choices";
import { type OfflineFieldName, offlineChoice } from "~/features/payments/offline";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { EmptyState } from "~/ui/EmptyState";
import { Kit } from "~/ui/kit/Kit";
import { buttonClass, SubmitButton } from "~/ui/SubmitButton";
import type { OfflineData, OfflineForm } from "./load-offline.server";
import { OfflineNotice } from "./OfflineNotice";
import styles from "./OfflinePage.module.css";
import { RefusedPage } from "./PaymentPages";

/** `/pay/{order}/offline`: the info of a payment made outside the shop, to be sent or corrected (PAY-13). */
export function OfflinePage({ offline }: { offline: OfflineData }) {
  const { t } = useTranslation("payment");
  if (offline.kind === "refused") return <RefusedPage refused={offline} />;
  if (offline.kind === "form") return <InfoForm key={`${offline.orderId}-${offline.method.id}`} offline={offline} />;
  const { orderId, ways, backHref } = offline;
  return (
    <div className="wrap">
      <EmptyState
        picture="receipt"
        title={t("offline.choose", { id: orderId })}
        as="h1"
        action={ways.length > 0 ? undefined : { href: backHref, label: t("offline.back") }}
      >
        {ways.length > 0 ? null : t("offline.gone")}
      </EmptyState>
      <p className={styles.ways}>
        {ways.map(({ title, href }) => (
          <Link key={href} className={buttonClass("line")} to={href}>
            {title}
          </Link>
        ))}
      </p>
    </div>
  );
}

type InfoFields = { payment: string; [field: OfflineFieldName]: string };

function InfoForm({
  offline: { orderId, amount, method, view, defaults, constraints, backHref },
}: {
  offline: OfflineForm;
}) {
  const { t } = useTranslation("payment");
  const fetcher = useFormFetcher();
  const result = useFormResult("tell-offline", fetcher.data);
  const [form, fields] = useForm<InfoFields, string[]>({
    id: "offline-info",
    lastResult: result?.reply,
    defaultValue: defaults,
    constraint: constraints,
  });
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{t("offline.title")}</h1>
      <p className="muted">
        <bdi>{t("offline.of", { id: orderId })}</bdi> · <bdi>{method.name}</bdi>
      </p>
      <OfflineNotice orderId={orderId} view={{ ...view, canSendInfo: false }} />
      <Kit>
        <ShopForm intent="tell-offline" fetcher={fetcher} id={form.id} className={styles.form} noValidate>
          <input type="hidden" name="order" value={orderId} />
          <input type="hidden" name="payment" value={choiceValue(offlineChoice(method))} />
          <OfflineFields method={method} amount={amount} fields={fields} />
          <SubmitButton wide busy={fetcher.isUnderWay}>
            {t(view.state === "missing" ? "offline.send" : "offline.update")}
          </SubmitButton>
          <Link className={buttonClass("plain", "normal", true)} to={backHref}>
            {t("offline.back")}
          </Link>
        </ShopForm>
      </Kit>
    </section>
  );
}
