import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import { Dialog, DialogBody, DialogFoot } from "~/ui/Dialog";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { Money } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { buttonClass } from "~/ui/SubmitButton";
import { Contact } from "./Contact";
import type { OrderDetails, OrderPlacedData } from "./load-orders.server";
import { OfflineNotice } from "./OfflineNotice";
import styles from "./Orders.module.css";
import { FailedReceiptDialog, UnpaidNotice } from "./PaymentDialogs";
import { StatusTag } from "./StatusTag";

/** `?dialog=order&order=…`: what was ordered and what it cost (ROLE-18). */
export function OrderDialog({ data, current }: { data: { order: OrderDetails | null }; current: string }) {
  const { t } = useTranslation(["orders", "payment"]);
  const { order } = data;
  return (
    <Dialog title={order ? t("number", { id: order.id }) : t("details.title")} closeHref={withoutDialog(current)}>
      <DialogBody isText>
        {order ? (
          <Details order={order} />
        ) : (
          <EmptyState picture="receipt" title={t("track.notFound")} small>
            {t("track.notFoundTextCustomer")}
          </EmptyState>
        )}
      </DialogBody>
      {order && !order.isFinished ? (
        <DialogFoot>
          <Link
            className={buttonClass("accent", "normal", true)}
            to={dialogHref(current, "track", { order: order.id })}
            preventScrollReset
          >
            <Icon name="route" flip />
            {t("track.submit")}
          </Link>
          {order.canCancel ? (
            <Link
              className={buttonClass("plain", "normal", true)}
              to={dialogHref(current, "cancel-order", { order: order.id })}
              preventScrollReset
            >
              {t("payment:question.cancel")}
            </Link>
          ) : null}
        </DialogFoot>
      ) : null}
    </Dialog>
  );
}

function Details({ order }: { order: OrderDetails }) {
  const { t } = useTranslation("orders");
  const format = useMoney();
  return (
    <div className="stack">
      {order.isUnpaid ? <UnpaidNotice orderId={order.id} /> : null}
      {order.offline ? <OfflineNotice orderId={order.id} view={order.offline} /> : null}
      <p className={styles.orderM}>
        <StatusTag status={order.status} />
        {order.storeName ? <b>{order.storeName}</b> : null}
        <span>{order.placedAt}</span>
      </p>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <Picture src={line.image} width={44} height={44} className={styles.linesP} />
            <span>
              {line.quantity} × <bdi>{line.name}</bdi>
              {line.options ? <small>{line.options}</small> : null}
            </span>
            <Money text={format(line.total)} />
          </li>
        ))}
      </ul>
      <Sums order={order} />
      <dl className={styles.facts}>
        <Fact label={t("details.how")}>{t(`details.type.${order.type}`)}</Fact>
        {order.scheduledAt ? <Fact label={t("details.when")}>{order.scheduledAt}</Fact> : null}
        {order.address ? (
          <Fact label={t(order.receiver ? "track.sender" : "track.to")}>
            <Contact address={order.address} />
          </Fact>
        ) : null}
        {order.receiver ? (
          <Fact label={t("track.receiver")}>
            <Contact address={order.receiver} />
          </Fact>
        ) : null}
        {order.parcel?.payer ? <Fact label={t("parcel.payer")}>{t(`parcel.${order.parcel.payer}`)}</Fact> : null}
        <Fact label={t("details.payment")}>
          {t(`details.method.${order.paymentMethod}`)} · {t(`details.paid.${order.paymentStatus}`)}
          {order.told.map(({ name, text }) => (
            <small key={name + text} className="muted">
              <br />
              {name ? (
                <>
                  <bdi>{name}</bdi>:{" "}
                </>
              ) : null}
              <bdi>{text}</bdi>
            </small>
          ))}
        </Fact>
        {order.note ? <Fact label={t("details.note")}>{order.note}</Fact> : null}
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted small">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The server's own sums; what is nothing is left out. */
function Sums({ order: { sums, lines, parts } }: { order: OrderDetails }) {
  const { t } = useTranslation(["orders", "payment"]);
  const format = useMoney();
  const goods = lines.reduce((total, line) => total + line.total, 0);
  const rows: [string, number][] = [
    ["subtotal", goods],
    ["discount", -(sums.storeDiscount + sums.couponDiscount)],
    ["fee", sums.deliveryFee],
    ["tip", sums.tip],
    ["charge", sums.additionalCharge],
    ["packaging", sums.extraPackaging],
    [sums.taxIncluded ? "taxIncluded" : "tax", sums.tax],
  ];
  return (
    <dl className="sums">
      {rows
        .filter(([, amount]) => amount !== 0)
        .map(([name, amount]) => (
          <div key={name} className={amount < 0 ? "plus" : undefined}>
            <dt>{t(`sums.${name}`)}</dt>
            <dd>
              <Money text={format(amount)} />
            </dd>
          </div>
        ))}
      <div className="tot">
        <dt>{t("sums.total")}</dt>
        <dd>
          <Money text={format(sums.amount)} />
        </dd>
      </div>
      {parts.map(({ method, amount, isPaid }) => (
        <div key={method}>
          <dt>
            {method === "wallet"
              ? t("payment:wallet.paid")
              : t(isPaid ? "payment:wallet.partPaid" : "payment:wallet.partDue", {
                  method: t(`details.method.${method}`),
                })}
          </dt>
          <dd>
            <Money text={format(amount)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type PlacedProps = { data: OrderPlacedData; current: string };

/** `?dialog=order-placed`: a guest's receipt, to be remembered (CHK-14 to CHK-17). */
export function OrderPlacedDialog({ data, current }: PlacedProps) {
  const { t } = useTranslation("orders");
  if (data.isFailed) return <FailedReceiptDialog orderId={data.id} current={current} />;
  return (
    <Dialog title={t("placed.title")} variant="small" closeHref={withoutDialog(current)}>
      <DialogBody isText>
        <p>{t("placed.advice")}</p>
        <table className={styles.receipt}>
          <tbody>
            <tr>
              <th scope="row">{t("placed.number")}</th>
              <td>
                <bdi>{data.id}</bdi>
              </td>
            </tr>
            <tr>
              <th scope="row">{t("placed.time")}</th>
              <td>{data.placedAt}</td>
            </tr>
            <tr>
              <th scope="row">{t("placed.status")}</th>
              <td>{t(`status.${data.status}`)}</td>
            </tr>
          </tbody>
        </table>
      </DialogBody>
      <DialogFoot>
        <Link className={buttonClass("accent", "normal", true)} to={`/track-order?order=${data.id}`}>
          {t("track.submit")}
        </Link>
      </DialogFoot>
    </Dialog>
  );
}
