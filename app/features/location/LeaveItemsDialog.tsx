import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ShopForm } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Dialog, DialogBody, DialogFoot } from "~/ui/Dialog";
import { withoutDialog } from "~/ui/dialog-href";
import { Picture } from "~/ui/Picture";
import { buttonClass, SubmitButton } from "~/ui/SubmitButton";
import type { LeaveItemsData } from "./move.server";

/** `?dialog=leave-items`: the cart holds what cannot be brought to the new place; the customer decides, and closing keeps the old one. */
export function LeaveItemsDialog({ data, current }: { data: LeaveItemsData; current: string }) {
  const { t } = useTranslation("move");
  const fetcher = useFormFetcher();
  const keepHref = withoutDialog(current);
  return (
    <Dialog title={t("title")} variant="small" closeHref={keepHref}>
      <DialogBody className="stack">
        <p>{t("text", { address: data.there })}</p>
        <ul>
          {data.lines.map(({ id, name, image, options, quantity }) => (
            <li key={id} className="again again--flat">
              <Picture src={image} width={48} height={48} className="again__l" />
              <span>
                <b>
                  {quantity > 1 ? `${quantity} × ` : null}
                  <bdi>{name}</bdi>
                </b>{" "}
                {options ? (
                  <small>
                    <bdi>{options}</bdi>
                  </small>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
        {data.here ? <p className="muted">{t("here", { address: data.here })}</p> : null}
      </DialogBody>
      <DialogFoot>
        <div className="two">
          <Link className={buttonClass("line")} to={keepHref} preventScrollReset>
            {t("keep")}
          </Link>
          <ShopForm intent="leave-items" fetcher={fetcher}>
            <input type="hidden" name="wanted" value={data.wanted} />
            <input type="hidden" name="lines" value={data.lines.map(({ id }) => id).join(" ")} />
            <SubmitButton look="danger" wide busy={fetcher.isUnderWay}>
              {t("remove")}
            </SubmitButton>
          </ShopForm>
        </div>
      </DialogFoot>
    </Dialog>
  );
}
