import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import { wallet } from "~/features/payments/wallet";
import { ownAddress } from "~/pictures/picture-address";
import { Money, Notice } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { ArrivalHeading } from "./Arrival";
import { Contact } from "./Contact";
import type { LineView, OrderDetails } from "./load-details.server";
import { OfflineNotice } from "./OfflineNotice";
import styles from "./Orders.module.css";
import { UnpaidNotice } from "./PaymentDialogs";
import { StatusTag } from "./StatusTag";

/** All there is to say of an order, for the details dialog and the invoice (`isPrinted`: what can be pressed is left out). */
export function OrderFacts({ order, isPrinted = false }: { order: OrderDetails; isPrinted?: boolean }) {
  return (
    <>
      {isPrinted ? null : <Notices order={order} />}
      {isPrinted || !order.arrival ? null : <ArrivalHeading arrival={order.arrival} />}
      <p className={styles.orderM}>
        {isPrinted ? (
          <StatusTag order={order} />
        ) : (
          <span role="status">
            <StatusTag order={order} />
          </span>
        )}{" "}
        {order.storeName ? (
          <b>
            <bdi>{order.storeName}</bdi>
          </b>
        ) : null}{" "}
        <span>{order.placedAt}</span>
      </p>
      <Lines order={order} isPrinted={isPrinted} />
      <Sums order={order} />
      <Facts order={order} />
      {isPrinted ? null : <Pictures order={order} />}
    </>
  );
}

function Notices({ order }: { order: OrderDetails }) {
  return (
    <>
      {order.isUnpaid ? <UnpaidNotice orderId={order.id} /> : null}
      {order.offline ? <OfflineNotice orderId={order.id} view={order.offline} /> : null}
      {order.refund ? <RefundNotice refund={order.refund} /> : null}
    </>
  );
}

const refundLook = { asked: "info", given: "success", refused: "error" } as const;

function RefundNotice({ refund: { state, answer, request } }: { refund: NonNullable<OrderDetails["refund"]> }) {
  const { t } = useTranslation("orders");
  const format = useMoney();
  return (
    <Notice kind={refundLook[state]} title={t(`refund.${state}`)} icon="cash">
      {request ? (
        <p>
          <bdi>{request.reason}</bdi>
          {request.note ? (
            <>
              {" · "}
              <bdi>{request.note}</bdi>
            </>
          ) : null}
        </p>
      ) : null}
      {request?.amount ? <p>{t("ui:labelled", { label: t("refund.amount"), value: format(request.amount) })}</p> : null}
      {answer ? <p>{t("ui:labelled", { label: t("refund.answer"), value: answer })}</p> : null}
    </Notice>
  );
}

function Lines({ order, isPrinted }: { order: OrderDetails; isPrinted: boolean }) {
  const { t } = useTranslation("orders");
  if (order.lines.length === 0) {
    return order.isPrescription ? <p className="muted small">{t("details.prescriptionText")}</p> : null;
  }
  return <OrderLines lines={order.lines} isPrinted={isPrinted} />;
}

/** What was ordered, with what each line came to. */
export function OrderLines({ lines, isPrinted = false }: { lines: LineView[]; isPrinted?: boolean }) {
  const { t } = useTranslation("orders");
  const format = useMoney();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          {isPrinted ? null : <Picture src={line.image} width={44} height={44} className={styles.linesP} />}
          <span className={styles.linesT}>
            {line.quantity} × <bdi>{line.name}</bdi> {line.isCampaign ? <small>{t("details.campaign")}</small> : null}{" "}
            {line.options ? (
              <small>
                <bdi>{line.options}</bdi>
              </small>
            ) : null}
          </span>{" "}
          <Money text={format(line.total)} />
        </li>
      ))}
    </ul>
  );
}

/** The server's own sums. */
function Sums({ order: { sums, amount, parts, chargeName } }: { order: OrderDetails }) {
  const { t } = useTranslation(["orders", "payment"]);
  const format = useMoney();
  return (
    <dl className="sums">
      {sums.map((row) => (
        <div key={row.name} className={row.amount < 0 ? "plus" : undefined}>
          <dt dir="auto">{(row.name === "charge" && chargeName) || t(`sums.${row.name}`)}</dt>
          <dd>
            <Money text={format(row.amount)} />
          </dd>
        </div>
      ))}
      <div className="tot">
        <dt>{t("sums.total")}</dt>
        <dd>
          <Money text={format(amount)} />
        </dd>
      </div>
      {parts.map(({ method, amount: part, isPaid }) => (
        <div key={method}>
          <dt>
            {method === wallet.id
              ? t("payment:wallet.paid")
              : t(isPaid ? "payment:wallet.partPaid" : "payment:wallet.partDue", {
                  method: t(`payment:methods.${method}.name`),
                })}
          </dt>
          <dd>
            <Money text={format(part)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ order }: { order: OrderDetails }) {
  const { t } = useTranslation(["orders", "payment"]);
  return (
    <dl className={styles.facts}>
      <Fact label={t("details.how")}>
        {t(`details.type.${order.type}`)}
        {order.isPrescription ? ` · ${t("details.prescription")}` : null}
      </Fact>
      {order.scheduledAt ? <Fact label={t("details.when")}>{order.scheduledAt}</Fact> : null}
      {order.deliveredAt ? (
        <Fact label={t(order.type === "take_away" ? "details.takenAt" : "details.deliveredAt")}>
          {order.deliveredAt}
        </Fact>
      ) : null}
      {order.pickUpAt ? (
        <Fact label={t("details.pickUp")}>
          <bdi>{order.pickUpAt}</bdi>
        </Fact>
      ) : null}
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
        {t(`payment:methods.${order.paymentMethod}.name`)} · {t(`details.paid.${order.paymentStatus}`)}
        {order.told.map(({ name, text }) => (
          <small key={name + text} className="muted">
            <br />
            <bdi>{name ? t("ui:labelled", { label: name, value: text }) : text}</bdi>
          </small>
        ))}
      </Fact>
      {order.notes.map(({ label, text }) => (
        <Fact key={label} label={t(`details.${label}`)}>
          <bdi>{text}</bdi>
        </Fact>
      ))}
      {order.wantsCutlery ? <Fact label={t("details.cutlery")}>{t("details.wanted")}</Fact> : null}
    </dl>
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

/** The prescription and what the courier took at the door; each opens in full. */
function Pictures({ order: { attachments, proofs } }: { order: OrderDetails }) {
  const { t } = useTranslation("orders");
  const groups = [
    { label: t("details.prescription"), pictures: attachments },
    { label: t("details.proof"), pictures: proofs },
  ].filter(({ pictures }) => pictures.length > 0);
  return groups.map(({ label, pictures }) => (
    <section key={label} aria-label={label}>
      <p className="muted small">{label}</p>
      <p className={styles.pictures}>
        {pictures.map((picture, index) => (
          <a
            key={picture}
            href={ownAddress(picture)}
            target="_blank"
            rel="noreferrer"
            aria-label={`${label} ${index + 1}`}
          >
            <Picture src={picture} width={72} height={72} />
          </a>
        ))}
      </p>
    </section>
  ));
}
