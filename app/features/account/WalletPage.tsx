import { getFormProps, useForm } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { walletFilters } from "~/delivery-api/model";
import { useMoney } from "~/features/catalogue/use-money";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { answerOf, Choice } from "~/ui/Choice";
import { Dotted } from "~/ui/Dotted";
import { EmptyState } from "~/ui/EmptyState";
import { FieldError } from "~/ui/Field";
import { Kit } from "~/ui/kit/Kit";
import { TextField } from "~/ui/kit/TextField";
import { Money } from "~/ui/Marks";
import { Spaced } from "~/ui/Spaced";
import { buttonClass, SubmitButton } from "~/ui/SubmitButton";
import { MoneyEntries } from "./Entries";
import { FormErrors } from "./FormErrors";
import styles from "./Ledger.module.css";
import type { WalletData } from "./load-wallet.server";
import { walletHref } from "./wallet-href";

/** `/wallet`: the balance, ways to add money, bonuses, and what came and went (ROLE-03, API-39 to API-41). */
export function WalletPage({ wallet }: { wallet: WalletData }) {
  const { t } = useTranslation("wallet");
  const format = useMoney();
  const { balance, filter, list, before, gateways, constraints, bonuses, amount } = wallet;
  return (
    <>
      <section className={`panel ${styles.balance}`} aria-labelledby="wallet-title">
        <h1 id="wallet-title">{t("title")}</h1>
        <span className="muted small">{t("balance")}</span>{" "}
        <b>
          <Money text={format(balance)} />
        </b>
      </section>
      {gateways.length > 0 ? (
        <FundForm key={amount} gateways={gateways} constraints={constraints} amount={amount} />
      ) : null}
      {bonuses.length > 0 ? <Bonuses bonuses={bonuses} /> : null}
      <section className="panel" aria-labelledby="entries-title">
        <h2 id="entries-title">{t("entries")}</h2>
        <nav className="chips" aria-label={t("filterLabel")}>
          <Spaced>
            {walletFilters.map((one) => (
              <Link
                key={one}
                className="chip"
                to={walletHref(one)}
                preventScrollReset
                aria-current={one === filter ? "page" : undefined}
              >
                {t(`filter.${one}`)}
              </Link>
            ))}
          </Spaced>
        </nav>
        {list.rows.length === 0 ? (
          <EmptyState picture="receipt" title={t("empty.title")} small>
            {t("empty.text")}
          </EmptyState>
        ) : (
          <MoneyEntries list={list} before={before} listName={`wallet ${filter} ${before}`} moreAt="/wallet/more" />
        )}
      </section>
    </>
  );
}

type FundFields = { amount: string; gateway: string };

/** Adds money by the operator's payment page; the amount is looked at by the server. */
function FundForm({ gateways, constraints, amount }: Pick<WalletData, "gateways" | "constraints" | "amount">) {
  const { t } = useTranslation("wallet");
  const fetcher = useFormFetcher();
  const result = useFormResult("add-fund", fetcher.data);
  const [form, fields] = useForm<FundFields, string[]>({
    id: "add-fund",
    lastResult: result?.reply,
    defaultValue: { amount, gateway: gateways.length === 1 ? gateways[0]?.gateway : undefined },
    constraint: constraints,
  });
  const error = fields.gateway.errors?.[0];
  return (
    <section className="panel" aria-labelledby="fund">
      <h2 id="fund" tabIndex={-1}>
        {t("fund.title")}
      </h2>
      <Kit>
        <ShopForm intent="add-fund" fetcher={fetcher} className={styles.form} {...getFormProps(form)} noValidate>
          <FormErrors id={form.errorId} errors={form.errors} />
          <TextField
            field={fields.amount}
            label={t("fund.amount")}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            // Who has pressed a bonus is told what it has filled in.
            autoFocus={amount !== ""}
          />
          <fieldset className={styles.choices} aria-invalid={false}>
            <legend className="lab">{t("fund.by")}</legend>
            {gateways.map(({ gateway, title }) => (
              <Choice
                key={gateway}
                name={fields.gateway.name}
                value={gateway}
                defaultChecked={fields.gateway.initialValue === gateway}
                required={fields.gateway.required}
                {...answerOf(error, fields.gateway.errorId)}
                title={title}
                icon="credit-card"
              />
            ))}
          </fieldset>
          {error ? <FieldError id={fields.gateway.errorId}>{error}</FieldError> : null}
          <SubmitButton busy={fetcher.isUnderWay}>{t("fund.submit")}</SubmitButton>
        </ShopForm>
      </Kit>
    </section>
  );
}

function Bonuses({ bonuses }: Pick<WalletData, "bonuses">) {
  const { t } = useTranslation("wallet");
  return (
    <section className="panel" aria-labelledby="bonuses-title">
      <h2 id="bonuses-title">{t("bonus.title")}</h2>
      <ul className={styles.bonuses}>
        {bonuses.map(({ id, title, text, gain, conditions, add }) => (
          <li key={id}>
            <div>
              <b>{gain}</b>{" "}
              <small>
                <Dotted words={[title, text]} />
              </small>{" "}
              <small>{conditions.join(" · ")}</small>
            </div>{" "}
            {add ? (
              <Link className={buttonClass("line", "small")} to={add.href}>
                {add.text}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
