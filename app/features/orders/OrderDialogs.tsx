import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import { PushPanel } from "~/features/push/PushPanel";
import { DeliveryArt } from "~/ui/art/DeliveryArt";
import { Dialog, DialogBody, DialogFoot } from "~/ui/Dialog";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { Money } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { Spaced } from "~/ui/Spaced";
import { buttonClass } from "~/ui/SubmitButton";
import { ArrivalHeading, OrderProgress } from "./Arrival";
import type { OrderDetails } from "./load-details.server";
import type { OrderPlacedData, PlacedView } from "./load-orders.server";
import { OrderFacts } from "./OrderFacts";
import styles from "./Orders.module.css";
import { invoiceHref, reviewHref, trackHref } from "./order-href";
import { FailedReceiptDialog } from "./PaymentDialogs";
import { statusText } from "./status-text";
import { useArrivalTitle } from "./use-arrival-title";
import { useOrderNews } from "./use-order-news";

/** `?dialog=order&order=…`: what was ordered, what it cost, and what can be done with it (ROLE-18). */
export function OrderDialog({ data, current }: { data: { order: OrderDetails | null }; current: string }) {
  const { t } = useTranslation(["orders", "payment"]);
  const { order } = data;
  return (
    <Dialog title={order ? t("number", { id: order.id }) : t("details.title")} closeHref={withoutDialog(current)}>
      <DialogBody isText>
        {order ? (
          <OrderedNow key={order.id} order={order} current={current} />
        ) : (
          <EmptyState picture="receipt" title={t("track.notFound")} small>
            {t("track.notFoundTextCustomer")}
          </EmptyState>
        )}
      </DialogBody>
      {order ? <MainWays order={order} current={current} /> : null}
    </Dialog>
  );
}

type WaysProps = { order: OrderDetails; current: string };

function OrderedNow({ order, current }: WaysProps) {
  const { t } = useTranslation("orders");
  const arrival = useOrderNews(order);
  useArrivalTitle(arrival, t("number", { id: order.id }));
  return (
    <div className="stack">
      <OrderFacts order={{ ...order, arrival }} />
      <MoreWays order={order} current={current} />
      {order.isFinished ? null : <PushPanel isOffer />}
    </div>
  );
}

/** While it runs: where it is. Once it has come: a review, and the same again. */
function MainWays({ order, current }: WaysProps) {
  const { t } = useTranslation(["orders", "payment"]);
  const to = (dialog: string) => dialogHref(current, dialog, { order: order.id });
  const { cancel, review, reorder } = order.may;
  if (order.isFinished && !cancel && !review && !reorder) return null;
  return (
    <DialogFoot>
      {order.isFinished ? null : (
        <Link className={buttonClass("accent", "normal", true)} to={to("track")} preventScrollReset>
          <Icon name="route" flip />
          {t("track.submit")}
        </Link>
      )}
      {review ? (
        <Link className={buttonClass("accent", "normal", true)} to={reviewHref(order.id)}>
          <Icon name="star" />
          {t("details.review")}
        </Link>
      ) : null}
      {order.isFinished && reorder ? (
        <Link className={buttonClass("line", "normal", true)} to={to("reorder")} preventScrollReset>
          <Icon name="refresh" />
          {t("details.reorder")}
        </Link>
      ) : null}
      {cancel ? (
        <Link
          className={buttonClass("plain", "normal", true)}
          to={dialogHref(current, "cancel-order", { order: order.id, back: "order" })}
          preventScrollReset
        >
          {t("payment:question.cancel")}
        </Link>
      ) : null}
    </DialogFoot>
  );
}

function MoreWays({ order, current }: WaysProps) {
  const { t } = useTranslation("orders");
  return (
    <p className={styles.more}>
      <Spaced>
        <Way to={invoiceHref(order.id)}>{t("details.invoice")}</Way>
        {order.storeChatHref ? <Way to={order.storeChatHref}>{t("details.chat")}</Way> : null}
        {order.may.refund ? (
          <Way to={dialogHref(current, "refund", { order: order.id })}>{t("details.refund")}</Way>
        ) : null}
      </Spaced>
    </p>
  );
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className="link" to={to} preventScrollReset>
    {children}
  </Link>
);

type PlacedProps = { data: OrderPlacedData; current: string };

/** `?dialog=order-placed`: a guest's receipt, to be remembered (CHK-14 to CHK-17). */
export function OrderPlacedDialog({ data, current }: PlacedProps) {
  const { t } = useTranslation("orders");
  if (data.isFailed) return <FailedReceiptDialog orderId={data.id} current={current} />;
  return (
    <Dialog title={t("placed.title")} variant="small" closeHref={withoutDialog(current)}>
      <DialogBody isText>
        {data.order ? <PlacedOrder key={data.order.id} order={data.order} /> : null}
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
              <td>
                <span role="status">{data.order ? statusText(t, data.order) : t(`status.${data.status}`)}</span>
              </td>
            </tr>
          </tbody>
        </table>
      </DialogBody>
      <DialogFoot>
        <Link className={buttonClass("accent", "normal", true)} to={trackHref(data.id)}>
          {t("track.submit")}
        </Link>
      </DialogFoot>
    </Dialog>
  );
}

/** When it comes, how far it is and what it was: the first thing one wants to know. */
function PlacedOrder({ order }: { order: PlacedView }) {
  const { t } = useTranslation(["orders", "payment"]);
  const format = useMoney();
  const arrival = useOrderNews(order);
  useArrivalTitle(arrival, t("placed.title"));
  return (
    <section className={styles.placed}>
      <span className={styles.placedArt}>
        <DeliveryArt />
      </span>
      {arrival ? <ArrivalHeading arrival={arrival} /> : null}
      {order.isFinished ? null : <OrderProgress steps={order.steps} />}
      <p className={styles.placedShop}>
        <Picture src={order.logo} width={44} height={44} standIn="building-store" className={styles.linesP} />
        <span>
          <b>
            <bdi>{order.storeName}</bdi>
          </b>{" "}
          <span className={styles.orderM}>
            {order.linesCount > 0 ? <span>{t("items", { count: order.linesCount })}</span> : null}{" "}
            <Money text={format(order.amount)} /> <span>{t(`payment:methods.${order.paymentMethod}.name`)}</span>
          </span>
        </span>
      </p>
    </section>
  );
}
