import { useTranslation } from "react-i18next";
import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { calendarDate, money, percent } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { ShopForm } from "~/request/posting/ShopForm";
import { Dialog, DialogBody, DialogFoot } from "~/ui/Dialog";
import { Pictogram } from "~/ui/Icon";
import { buttonClass } from "~/ui/SubmitButton";
import type { WelcomeData } from "./welcome.server";

/** `?dialog=welcome`: greets a new customer, with the first-order discount where there is one (HOME-all-31, HOME-all-32). Closing it is the answer. */
export function WelcomeDialog({ data: { title, discount } }: { data: WelcomeData }) {
  const { t } = useTranslation("welcome");
  const { currency } = useShopFacts();
  const language = useLanguage();
  const amount =
    discount &&
    (discount.type === "percent" ? percent(discount.value, language) : money(discount.value, currency, language));
  return (
    <Dialog title={title} closeHref={null} variant="small">
      <DialogBody isText>
        <div className="empty empty--sm">
          <span className="empty__art">
            <Pictogram name="shopping-bags" />
          </span>
          <p>{t("text")}</p>
          {amount ? <b className="deal deal--in">{t("discount", { amount })}</b> : null}
          {discount?.validity ? (
            <p className="muted">
              <bdi>{t("until", { validity: calendarDate(discount.validity, language) })}</bdi>
            </p>
          ) : null}
        </div>
      </DialogBody>
      <DialogFoot>
        <ShopForm intent="welcome-seen">
          <button type="submit" className={buttonClass("accent", "normal", true)}>
            {t("start")}
          </button>
        </ShopForm>
      </DialogFoot>
    </Dialog>
  );
}
