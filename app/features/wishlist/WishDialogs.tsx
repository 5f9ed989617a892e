import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { WishEntry } from "~/delivery-api";
import { ShopForm } from "~/request/posting/ShopForm";
import { Confirm } from "~/ui/Confirm";
import { Dialog, DialogBody, DialogFoot } from "~/ui/Dialog";
import { withoutHash } from "~/ui/dialog-href";
import { buttonClass } from "~/ui/SubmitButton";
import { wishesPath } from "./WishlistContext";
import { hrefBack } from "./wish-href";

/** `?dialog=remove-from-wishlist&item=41`: asks before an entry is removed (WISH-02, WISH-03). */
export function RemoveFromWishlistDialog({ entry, current }: { entry: WishEntry; current: string }) {
  const { t } = useTranslation("wishlist");
  return (
    <Confirm
      title={t("removal.question")}
      icon="heart"
      closeHref={hrefBack(current)}
      cancel={t("removal.cancel")}
      action={
        <ShopForm intent="remove-from-wishlist" action={wishesPath}>
          <input type="hidden" name="returnTo" value={current} />
          <input type="hidden" name={entry.kind} value={entry.id} />
          <button type="submit" className={buttonClass("danger", "normal", true)}>
            {t("removal.confirm")}
          </button>
        </ShopForm>
      }
    />
  );
}

/** What a guest who wishes is told; signing in leads back to where the heart was pressed (WISH-05). */
export function GuestWishDialog({ current }: { current: string }) {
  const { t } = useTranslation("wishlist");
  const back = hrefBack(current);
  const search = `?returnTo=${encodeURIComponent(withoutHash(back))}`;
  return (
    <Dialog title={t("guest.title")} variant="small" closeHref={back}>
      <DialogBody>
        <p className="muted">{t("guest.text")}</p>
      </DialogBody>
      <DialogFoot>
        <div className="two">
          <Link className={buttonClass("accent")} to={`/auth/sign-in${search}`}>
            {t("guest.signIn")}
          </Link>{" "}
          <Link className={buttonClass("soft")} to={`/auth/sign-up${search}`}>
            {t("guest.signUp")}
          </Link>
        </div>
      </DialogFoot>
    </Dialog>
  );
}
