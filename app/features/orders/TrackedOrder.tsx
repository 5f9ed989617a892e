import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { useMoney } from "~/features/catalogue/use-money";
import { rating, serverDateTime } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Avatar } from "~/ui/Avatar";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/Icon";
import type { IconName } from "~/ui/icons/names";
import { Money, Rating } from "~/ui/Marks";
import { ArrivalHeading } from "./Arrival";
import { Contact } from "./Contact";
import { courierChatHref } from "./courier-chat-href";
import type { LineView } from "./load-details.server";
import { OfflineNotice } from "./OfflineNotice";
import { OrderLines } from "./OrderFacts";
import { helpHref } from "./order-href";
import type { TrackingView } from "./order-view";
import { UnpaidNotice } from "./PaymentDialogs";
import { statusText } from "./status-text";
import { stepIcon } from "./step-icon";
import { TrackMap } from "./TrackMap";
import type { TrackingStep } from "./tracking";

type TrackedProps = { order: TrackingView; tileUrl: string | null; lines: LineView[] };

/** Where an order is: the map, its steps, who brings it, and what is in it (TRK-05 to TRK-14). */
export function TrackedOrder({ order, tileUrl, lines }: TrackedProps) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const now = order.steps.find(({ current }) => current);
  return (
    <div className="stack">
      {order.isUnpaid ? <UnpaidNotice orderId={order.id} /> : null}
      {order.offline ? <OfflineNotice orderId={order.id} view={order.offline} /> : null}
      {order.arrival ? <ArrivalHeading arrival={order.arrival} /> : null}
      <TrackMap places={order.places} tileUrl={tileUrl} isParcel={order.type === "parcel"} />
      <section>
        <p className="muted small">
          <bdi>{t("number", { id: order.id })}</bdi>
          {order.store ? (
            <>
              {" · "}
              <bdi>{order.store.name}</bdi>
            </>
          ) : null}
        </p>
        <p className="trk__status" role="status">
          {order.outcome === "running" && now ? t(`steps.${now.status}`) : statusText(t, order)}
        </p>
        {order.outcome === "running" && now?.status !== order.status ? (
          <p className="small">{statusText(t, order)}</p>
        ) : null}
        {order.scheduledAt && !order.arrival ? (
          <p className="small">{t("track.scheduled", { at: serverDateTime(order.scheduledAt, language) })}</p>
        ) : null}
        <ol className="trk__steps">
          {order.steps.map((step) => (
            <Step key={step.status} step={step} isEnded={order.outcome === "ended"} />
          ))}
        </ol>
      </section>
      {order.courier ? <CourierPanel courier={order.courier} /> : null}
      <Link className="link" to={helpHref(order.id)}>
        {t("track.help")}
      </Link>{" "}
      {lines.length > 0 ? <Ordered order={order} lines={lines} /> : null}
      <Places order={order} />
      {order.isComplete ? null : <p className="hint">{t("track.elsewhere")}</p>}
    </div>
  );
}

function Step({ step, isEnded }: { step: TrackingStep; isEnded: boolean }) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const isNow = step.current && !isEnded;
  const isDone = step.reached && !isNow;
  return (
    <li className={classes(isDone && "is-done", isNow && "is-now")} aria-current={isNow ? "step" : undefined}>
      <span className="trk__i">
        <Icon name={isDone ? "check" : stepIcon[step.status]} flip={!isDone && step.status === "picked_up"} />
      </span>{" "}
      <span>
        <b>{t(`steps.${step.status}`)}</b> {step.at ? <small>{serverDateTime(step.at, language)}</small> : null}{" "}
        <span className="vh">{t(isNow ? "track.now" : isDone ? "track.reached" : "track.ahead")}</span>
      </span>
    </li>
  );
}

/** TRK-11; customers may write to the courier too (TRK-12). */
function CourierPanel({ courier }: { courier: NonNullable<TrackingView["courier"]> }) {
  const { t } = useTranslation("orders");
  const { isSignedIn } = useShopFacts();
  const language = useLanguage();
  return (
    <section className={classes("panel", "trk__cour")} aria-label={t("track.courier")}>
      <Avatar name={courier.name} image={courier.image} size="large" />
      <span>
        <b>{courier.name}</b> <small>{t("track.courier")}</small>{" "}
        {courier.rating > 0 ? <Rating value={rating(courier.rating, 1, language)} count={courier.ratingCount} /> : null}
      </span>{" "}
      <span className="trk__ways">
        {isSignedIn && courier.id !== null ? (
          <Link className="round round--soft" to={courierChatHref(courier.id)}>
            <Icon name="message-circle" flip label={t("track.chat", { name: courier.name })} />
          </Link>
        ) : null}
        {courier.phone ? (
          <a className="round round--soft" href={`tel:${courier.phone}`}>
            <Icon name="phone" label={t("track.call", { phone: courier.phone })} />
          </a>
        ) : null}
      </span>
    </section>
  );
}

/** What was ordered, folded. */
function Ordered({ order, lines }: Pick<TrackedProps, "order" | "lines">) {
  const { t } = useTranslation("orders");
  const format = useMoney();
  return (
    <details className="panel trk__items">
      <summary>
        {t("items", { count: order.linesCount || lines.length })} <Money text={format(order.amount)} />
      </summary>
      <OrderLines lines={lines} />
    </details>
  );
}

/** Where the order comes from and goes to (TRK-13). */
function Places({ order: { store, address, receiver, parcel } }: { order: TrackingView }) {
  const { t } = useTranslation("orders");
  if (!store && !address && !receiver) return null;
  return (
    <section className="panel">
      <h2>{t("track.details")}</h2>
      <dl className="trk__det">
        {store ? (
          <Place icon="building-store" label={t("track.from")}>
            <bdi>{store.name}</bdi>
            {store.address ? (
              <>
                <br />
                <bdi>{store.address}</bdi>
              </>
            ) : null}
          </Place>
        ) : null}
        {address ? (
          <Place icon="home-2" label={t(receiver ? "track.sender" : "track.to")}>
            <Contact address={address} />
          </Place>
        ) : null}
        {receiver ? (
          <Place icon="user" label={t("track.receiver")}>
            <Contact address={receiver} />
          </Place>
        ) : null}
        {parcel?.category ? (
          <Place icon="package" label={t("parcel.what")}>
            {parcel.category}
          </Place>
        ) : null}
        {parcel?.payer ? (
          <Place icon="cash" label={t("parcel.payer")}>
            {t(`parcel.${parcel.payer}`)}
          </Place>
        ) : null}
      </dl>
    </section>
  );
}

function Place({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
