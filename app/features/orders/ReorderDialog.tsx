import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import { ShopForm } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Dialog, DialogBody, DialogFoot, dialogForm } from "~/ui/Dialog";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";
import { Money, Notice } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { buttonClass, SubmitButton } from "~/ui/SubmitButton";
import styles from "./AfterDelivery.module.css";
import type { ReorderData } from "./reorder.server";

type ReorderDialogProps = { data: { found: ReorderData | null }; current: string };

/** `?dialog=reorder&order=…`: what of an order can be had today, what not, and what it costs, before anything is put in the cart. */
export function ReorderDialog({ data: { found }, current }: ReorderDialogProps) {
  const { t } = useTranslation("reorder");
  const closeHref = withoutDialog(current);
  return (
    <Dialog title={t("title")} closeHref={closeHref}>
      {found ? (
        <Today data={found} current={current} closeHref={closeHref} />
      ) : (
        <DialogBody isText>
          <Notice kind="warning">{t("gone")}</Notice>
        </DialogBody>
      )}
    </Dialog>
  );
}

function Today({ data, current, closeHref }: { data: ReorderData; current: string; closeHref: string }) {
  const { t } = useTranslation("reorder");
  const format = useMoney();
  const fetcher = useFormFetcher();
  const canAdd = data.rows.some(({ quantity }) => quantity > 0);
  return (
    <ShopForm intent="reorder" fetcher={fetcher} className={dialogForm}>
      <DialogBody isText className={styles.refund}>
        <input type="hidden" name="order" value={data.orderId} />
        {data.clearsCart ? <input type="hidden" name="clear" value="1" /> : null}
        <p className="muted">{t("lead", { id: data.orderId })}</p>
        {data.needsPlace ? (
          <Notice kind="warning">
            <p>{t("needsPlace")}</p>
            <Link className="link" to={dialogHref(current, "location")} preventScrollReset>
              {t("pick")}
            </Link>
          </Notice>
        ) : null}
        {canAdd || data.needsPlace ? null : <Notice kind="warning">{t("nothing")}</Notice>}
        <ul className={styles.again}>
          {data.rows.map((row) => (
            <Row key={row.id} row={row} needsPlace={data.needsPlace} />
          ))}
        </ul>
        {canAdd ? (
          <dl className="sums">
            <div className="tot">
              <dt>{t("total")}</dt>
              <dd>
                <Money text={format(data.total)} />
              </dd>
            </div>
          </dl>
        ) : null}
        {data.clearsCart ? <Notice kind="warning">{t("clears")}</Notice> : null}
      </DialogBody>
      <DialogFoot>
        <div className="two">
          <Link className={buttonClass("line")} to={closeHref} preventScrollReset>
            {t("back")}
          </Link>{" "}
          {canAdd ? (
            <SubmitButton busy={fetcher.isUnderWay}>{t(data.clearsCart ? "clearAndAdd" : "add")}</SubmitButton>
          ) : null}
        </div>
      </DialogFoot>
    </ShopForm>
  );
}

function Row({ row, needsPlace }: { row: ReorderData["rows"][number]; needsPlace: boolean }) {
  const { t } = useTranslation("reorder");
  const format = useMoney();
  const { quantity, wanted, problem, change } = row;
  return (
    <li>
      <Picture src={row.image} width={48} height={48} />
      <span>
        {quantity || wanted} × <bdi>{row.name}</bdi> {row.options ? <small>{row.options}</small> : null}{" "}
        {problem && !needsPlace ? <small className={styles.missing}>{t(`problem.${problem}`)}</small> : null}{" "}
        {!problem && quantity < wanted ? (
          <small className={styles.missing}>{t("fewer", { quantity, wanted })}</small>
        ) : null}{" "}
        {change ? <small>{t("was", { was: format(change.was), now: format(change.now) })}</small> : null}
      </span>{" "}
      {problem ? null : <Money text={format(row.total)} />}
    </li>
  );
}
