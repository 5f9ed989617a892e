import { Link } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Dialog, DialogBody, DialogFoot, dialogForm } from "~/ui/Dialog";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";
import { Notice } from "~/ui/Marks";
import { buttonClass, SubmitButton } from "~/ui/SubmitButton";
import { useHydrated } from "~/ui/use-hydrated";
import { PayLink } from "./PayLink";
import type { CancelOrderData, OrderFailData } from "./payment-dialogs.server";
import { paymentReturnHref } from "./payment-href";
import { Reasons } from "./Reasons";

/** `?dialog=order-fail`: what becomes of an order whose payment failed (PAY-03 to PAY-08), or is still awaited. */
export function OrderFailDialog({ data, current }: { data: OrderFailData; current: string }) {
  const { t } = useTranslation("payment");
  const fetcher = useFormFetcher();
  const busy = fetcher.isUnderWay;
  return (
    <Dialog
      title={data.hasFailed ? t("question.title") : t("failed.ways", { id: data.orderId })}
      variant="small"
      closeHref={withoutDialog(current)}
    >
      <ShopForm intent="cancel-unpaid" fetcher={fetcher} className={dialogForm}>
        <DialogBody isText>
          <p>{t(data.hasFailed ? "failed.waits" : "unpaid.text", { id: data.orderId })}</p>
        </DialogBody>
        <DialogFoot>
          <input type="hidden" name="order" value={data.orderId} />
          {data.canPay ? <PayLink orderId={data.orderId} hasFailed={data.hasFailed} wide /> : null}
          {data.canSwitchToCod ? (
            <SubmitButton name="intent" value="switch-to-cod" look="soft" wide busy={busy}>
              {t("question.switch")}
            </SubmitButton>
          ) : null}
          <SubmitButton name="intent" value="cancel-unpaid" look="plain" wide busy={busy}>
            {t("question.cancel")}
          </SubmitButton>
        </DialogFoot>
      </ShopForm>
    </Dialog>
  );
}

/** `?dialog=cancel-order`: why a pending order is given up (PAY-09 to PAY-11). */
export function CancelOrderDialog({ data, current }: { data: CancelOrderData; current: string }) {
  const { t } = useTranslation("payment");
  const closeHref = withoutDialog(current);
  return (
    <Dialog title={t("cancel.title")} variant="small" closeHref={closeHref}>
      {data.reasons ? (
        <ReasonForm
          {...data}
          backHref={data.back ? dialogHref(current, data.back, { order: data.orderId }) : closeHref}
        />
      ) : (
        <DialogBody isText>
          <Notice kind="warning">{t("cancel.tooLate")}</Notice>
        </DialogBody>
      )}
    </Dialog>
  );
}

type ReasonFormProps = Exclude<CancelOrderData, { reasons: null }> & {
  /** Where the customer came from. */
  backHref: string;
};

function ReasonForm({ orderId, reasons, constraints, backHref }: ReasonFormProps) {
  const { t } = useTranslation("payment");
  const fetcher = useFormFetcher();
  const reply = useFormResult("cancel-order", fetcher.data)?.reply;
  const chosen = String(reply?.initialValue?.reason ?? "");
  const [isChosen, setChosen] = useState(chosen !== "");
  // Without scripts nobody would enable it again.
  const mustChoose = useHydrated() && !isChosen;
  const error = reply?.error?.reason?.[0];
  return (
    <ShopForm intent="cancel-order" fetcher={fetcher} className={dialogForm} noValidate>
      <DialogBody>
        <input type="hidden" name="order" value={orderId} />
        <Reasons
          id="cancel-reason"
          legend={t("cancel.reason")}
          reasons={reasons}
          chosen={chosen}
          error={error ?? null}
          constraint={constraints.reason}
          onChoose={() => setChosen(true)}
        />
      </DialogBody>
      <DialogFoot>
        <div className="two">
          <Link className={buttonClass("line")} to={backHref} preventScrollReset>
            {t("cancel.back")}
          </Link>{" "}
          <SubmitButton look="danger" busy={fetcher.isUnderWay} disabled={mustChoose}>
            {t("cancel.submit")}
          </SubmitButton>
        </div>
      </DialogFoot>
    </ShopForm>
  );
}

/** An order that waits for its payment, with the way to what can be done about it. */
export function UnpaidNotice({ orderId }: { orderId: number }) {
  const { t } = useTranslation("payment");
  return (
    <Notice kind="warning" title={t("unpaid.title")} icon="credit-card">
      <Link className="link" to={paymentReturnHref(orderId)}>
        {t("unpaid.link")}
      </Link>
    </Notice>
  );
}

/** A guest's order whose payment failed, in place of the receipt (CHK-17). */
export function FailedReceiptDialog({ orderId, current }: { orderId: number; current: string }) {
  const { t } = useTranslation("payment");
  return (
    <Dialog title={t("failed.title")} variant="small" closeHref={withoutDialog(current)}>
      <DialogBody isText>
        <p>{t("failed.text")}</p>
        <p>{t("failed.waits", { id: orderId })}</p>
      </DialogBody>
      <DialogFoot>
        <PayLink orderId={orderId} hasFailed wide />
        <Link className={buttonClass("line", "normal", true)} to={paymentReturnHref(orderId, "fail")}>
          {t("failed.ways", { id: orderId })}
        </Link>
      </DialogFoot>
    </Dialog>
  );
}
