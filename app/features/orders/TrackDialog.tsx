import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { Dialog, DialogBody } from "~/ui/Dialog";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { ScriptlessRefresh } from "~/ui/ScriptlessRefresh";
import { buttonClass } from "~/ui/SubmitButton";
import { hasReviewTargets } from "./after-delivery";
import type { LineView } from "./load-details.server";
import type { TrackData, TrackDialogData } from "./load-tracking.server";
import { reviewHref } from "./order-href";
import type { TrackingView } from "./order-view";
import { TrackedOrder } from "./TrackedOrder";
import { isFollowed } from "./tracking";
// As with the gallery: the browser gets the styles with the script, and by the link what the server has drawn.
import "./tracking.css";
import stylesHref from "./tracking.css?url";
import { useArrivalTitle } from "./use-arrival-title";
import { useTracking } from "./use-tracking";

/** `?dialog=track&order=…`: where an order is (TRK-05 to TRK-14). Asks again by itself while it is on its way. */
export function TrackDialog({ data, current }: { data: TrackDialogData; current: string }) {
  const { t } = useTranslation("orders");
  const orderId = new URL(current, "http://page.invalid").searchParams.get("order") ?? "";
  return (
    <Dialog title={t("track.drawer")} variant="drawer-end" closeHref={withoutDialog(current)}>
      <DialogBody isText>
        <link rel="stylesheet" href={stylesHref} />
        <Followed key={orderId} orderId={orderId} data={data} current={current} />
      </DialogBody>
    </Dialog>
  );
}

function Followed({ orderId, data, current }: { orderId: string; data: TrackDialogData; current: string }) {
  const { order, problem, minutes, tileUrl } = useTracking(orderId, data);
  useArrivalTitle(order?.arrival ?? null, order?.store?.name);
  return (
    <>
      {order ? (
        <>
          <TrackedOrder order={order} tileUrl={tileUrl} lines={data.lines} />
          <OrderAction order={order} lines={data.lines} current={current} />
        </>
      ) : (
        <NoOrder problem={problem} minutes={minutes} />
      )}
      {isFollowed({ order, problem }) ? (
        <p className="hint">
          <ScriptlessRefresh current={current} />
        </p>
      ) : null}
    </>
  );
}

/** What can be done with it now: a review once it has come, or giving it up. */
function OrderAction({ order, lines, current }: { order: TrackingView; lines: LineView[]; current: string }) {
  const { t } = useTranslation(["orders", "payment"]);
  const { isSignedIn } = useShopFacts();
  if (order.canReview && isSignedIn && hasReviewTargets(order.courier, lines)) {
    return (
      <Link className={buttonClass("accent", "normal", true)} to={reviewHref(order.id)}>
        <Icon name="star" />
        {t("details.review")}
      </Link>
    );
  }
  return order.canCancel ? (
    <Link
      className={buttonClass("plain", "normal", true)}
      to={dialogHref(current, "cancel-order", { order: order.id, back: "track" })}
      preventScrollReset
    >
      {t("payment:question.cancel")}
    </Link>
  ) : null;
}

/** `Order not found` (TRK-09), nobody answers, or too many were not found. */
function NoOrder({ problem, minutes }: Pick<TrackData, "problem" | "minutes">) {
  const { t } = useTranslation("orders");
  const { isSignedIn } = useShopFacts();
  if (problem === "no-answer") {
    return (
      <EmptyState picture="receipt" title={t("track.noAnswer.title")} small>
        {t("track.noAnswer.text")}
      </EmptyState>
    );
  }
  if (problem === "too-many") {
    return (
      <EmptyState picture="receipt" title={t("track.tooMany.title")} small>
        {t("track.tooMany.text", { count: minutes })}
      </EmptyState>
    );
  }
  return (
    <EmptyState picture="receipt" title={t("track.notFound")} small>
      {t(isSignedIn ? "track.notFoundTextCustomer" : "track.notFoundText")}
    </EmptyState>
  );
}
