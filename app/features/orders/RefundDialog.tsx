import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { lookUp } from "~/look-up";
import { PicturesField } from "~/request/posting/PicturesField";
import { mostPictures } from "~/request/posting/picture-limits";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Dialog, DialogBody, DialogFoot, dialogForm } from "~/ui/Dialog";
import { withoutDialog } from "~/ui/dialog-href";
import { Field } from "~/ui/Field";
import { Notice } from "~/ui/Marks";
import { buttonClass, SubmitButton } from "~/ui/SubmitButton";
import styles from "./AfterDelivery.module.css";
import { Reasons } from "./Reasons";
import type { RefundData } from "./refund.server";

/** `?dialog=refund&order=…`: why the money of a delivered order is asked back. */
export function RefundDialog({ data, current }: { data: RefundData; current: string }) {
  const { t } = useTranslation("refund");
  const closeHref = withoutDialog(current);
  return (
    <Dialog title={t("title")} closeHref={closeHref}>
      {data.reasons ? (
        <RefundForm {...data} closeHref={closeHref} />
      ) : (
        <DialogBody isText>
          <Notice kind="warning">{t("notPossible")}</Notice>
        </DialogBody>
      )}
    </Dialog>
  );
}

type RefundFormProps = Exclude<RefundData, { reasons: null }> & { closeHref: string };

function RefundForm({ orderId, reasons, constraints, closeHref }: RefundFormProps) {
  const { t } = useTranslation("refund");
  const fetcher = useFormFetcher();
  const reply = useFormResult("request-refund", fetcher.data)?.reply;
  const typed = reply?.initialValue;
  const errorOf = (name: string) => lookUp(reply?.error, name)?.[0] ?? null;
  return (
    <ShopForm intent="request-refund" fetcher={fetcher} encType="multipart/form-data" noValidate className={dialogForm}>
      <DialogBody className={styles.refund}>
        <input type="hidden" name="order" value={orderId} />
        <p className="muted">{t("lead", { id: orderId })}</p>
        <div>
          <Reasons
            id="refund-reason"
            legend={t("reason")}
            reasons={reasons}
            chosen={String(typed?.reason ?? "")}
            error={errorOf("reason")}
            constraint={constraints.reason}
          />
        </div>
        <Field id="refund-note" label={t("note")} error={errorOf("note")} constraint={constraints.note}>
          {(control) => (
            <textarea
              {...control}
              name="note"
              rows={3}
              defaultValue={String(typed?.note ?? "")}
              dir="auto"
              className="inp"
            />
          )}
        </Field>
        <PicturesField
          id="refund-pictures"
          name="image"
          atMost={mostPictures}
          texts={(key, values) => t(`pictures.${key}`, { ...values })}
          error={errorOf("image")}
        />
      </DialogBody>
      <DialogFoot>
        <div className="two">
          <Link className={buttonClass("line")} to={closeHref} preventScrollReset>
            {t("back")}
          </Link>{" "}
          <SubmitButton busy={fetcher.isUnderWay}>{t("submit")}</SubmitButton>
        </div>
      </DialogFoot>
    </ShopForm>
  );
}
