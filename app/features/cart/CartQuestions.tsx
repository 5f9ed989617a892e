import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ShopForm } from "~/request/posting/ShopForm";
import { Confirm } from "~/ui/Confirm";
import { Dialog, DialogBody, DialogFoot } from "~/ui/Dialog";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import { buttonClass } from "~/ui/SubmitButton";
import { cartLinesPath } from "./CartContext";
import { cartHref } from "./cart-href";
import type { ClearCartData } from "./load-questions.server";

/** `?dialog=clear-cart`: the cart holds another store's items, or shall be emptied (CART-05, CART-06, CART-10, CART-12). */
export function ClearCartDialog({ data: { adds }, current }: { data: ClearCartData; current: string }) {
  const { t } = useTranslation("cart");
  if (!adds) return <EmptyCartDialog closeHref={cartHref(current)} />;
  const closeHref = withoutDialog(current);
  return (
    <Confirm
      title={t("clear.title")}
      icon="trash"
      closeHref={closeHref}
      cancel={t("clear.cancel")}
      action={
        <ShopForm intent="clear-and-add" action={cartLinesPath}>
          <input type="hidden" name="returnTo" value={closeHref} />
          <input type="hidden" name="item" value={adds.item} />
          {adds.isCampaign ? <input type="hidden" name="campaign" value="1" /> : null}
          {adds.selection ? <input type="hidden" name="selection" value={adds.selection} /> : null}
          <button type="submit" className={buttonClass("danger", "normal", true)}>
            {t("clear.confirm")}
          </button>
        </ShopForm>
      }
    >
      {t("clear.text")}
    </Confirm>
  );
}

function EmptyCartDialog({ closeHref }: { closeHref: string }) {
  const { t } = useTranslation("cart");
  return (
    <Confirm
      title={t("clear.all")}
      icon="trash"
      closeHref={closeHref}
      cancel={t("clear.cancel")}
      action={
        <ShopForm intent="clear-cart">
          <button type="submit" className={buttonClass("danger", "normal", true)}>
            {t("clear.confirm")}
          </button>
        </ShopForm>
      }
    >
      {t("clear.allText")}
    </Confirm>
  );
}

/** `?dialog=guest-or-login`: how a visitor without an account goes on to checkout (CHK-01 to CHK-05). */
export function GuestOrLoginDialog({ data, current }: { data: { next: string }; current: string }) {
  const { t } = useTranslation("cart");
  const search = `?returnTo=${encodeURIComponent(data.next)}`;
  return (
    <Dialog title={t("guest.title")} variant="small" closeHref={withoutDialog(current)}>
      <DialogBody>
        <p className="muted">{t("guest.text")}</p>
      </DialogBody>
      <DialogFoot>
        <Link className={buttonClass("accent", "normal", true)} to={data.next}>
          {t("guest.guest")}
        </Link>
        <div className="two">
          <Link className={buttonClass("soft")} to={`/auth/sign-in${search}`}>
            {t("guest.login")}
          </Link>{" "}
          <Link className={buttonClass("line")} to={`/auth/sign-up${search}`}>
            {t("guest.signUp")}
          </Link>
        </div>
      </DialogFoot>
    </Dialog>
  );
}

/** `?dialog=insert-location`: nothing can be ordered before the place is known (LOC-21 to LOC-23). */
export function InsertLocationDialog({ current }: { current: string }) {
  const { t } = useTranslation("cart");
  return (
    <Dialog title={t("location.title")} variant="small" closeHref={withoutDialog(current)}>
      <DialogBody>
        <p>{t("location.text")}</p>
      </DialogBody>
      <DialogFoot>
        <Link className={buttonClass("accent", "normal", true)} to={dialogHref(current, "location")} preventScrollReset>
          <Icon name="map-pin" />
          {t("location.pick")}
        </Link>
      </DialogFoot>
    </Dialog>
  );
}
