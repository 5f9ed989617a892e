import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { buttonClass } from "~/ui/SubmitButton";

/** `/wallet/pay`: on the way to the operator's payment page. The page leads on by itself; the link is for whoever is faster. */
export function FundPage({ href, amount }: { href: string; amount: number }) {
  const { t } = useTranslation("wallet");
  const format = useMoney();
  return (
    <div className="wrap">
      <EmptyState picture="shopping-bags" title={t("pay.title")} as="h1">
        {t("pay.text", { amount: format(amount) })}
      </EmptyState>
      <p className="row row--c">
        <a className={buttonClass()} href={href}>
          <Icon name="credit-card" />
          {t("pay.link")}
        </a>
      </p>
    </div>
  );
}
