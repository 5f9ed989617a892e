import { getFormProps, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { type FormFetcher, useFormFetcher } from "~/request/posting/use-form-fetcher";
import { EmptyState } from "~/ui/EmptyState";
import { Kit } from "~/ui/kit/Kit";
import { TextField } from "~/ui/kit/TextField";
import { Notice } from "~/ui/Marks";
import { SubmitButton } from "~/ui/SubmitButton";
import { Entries } from "./Entries";
import { FormErrors } from "./FormErrors";
import styles from "./Ledger.module.css";
import type { LoyaltyData } from "./load-loyalty.server";

/** `/loyalty-points`: points, their way into the wallet, and where they came from (ROLE-03, API-42, API-43). */
export function LoyaltyPage({ loyalty }: { loyalty: LoyaltyData }) {
  const { t } = useTranslation("loyalty");
  const format = useMoney();
  const { points, worth, list, before, hasWallet } = loyalty;
  const fetcher = useFormFetcher();
  return (
    <>
      <section className={`panel ${styles.balance}`} aria-labelledby="loyalty-title">
        <h1 id="loyalty-title">{t("title")}</h1>
        <b>
          <bdi>{points}</bdi>
        </b>{" "}
        {worth === null ? null : <span className="muted small">{t("worth", { amount: format(worth) })}</span>}
      </section>
      {/* The field begins anew with the points that are left. */}
      {hasWallet ? <Transfer key={points} loyalty={loyalty} fetcher={fetcher} /> : null}
      <section className="panel" aria-labelledby="entries-title">
        <h2 id="entries-title">{t("entries")}</h2>
        {list.rows.length === 0 ? (
          <EmptyState
            picture="shopping-bags"
            title={t("empty.title")}
            small
            action={{ href: "/home", label: t("empty.action") }}
          >
            {t("empty.text")}
          </EmptyState>
        ) : (
          <Entries
            list={list}
            before={before}
            listName={`loyalty ${before}`}
            moreAt="/loyalty-points/more"
            write={String}
          />
        )}
      </section>
    </>
  );
}

/** What the server said of the last try outlasts the field. */
type TransferProps = { loyalty: LoyaltyData; fetcher: FormFetcher };

function Transfer({ loyalty: { points, minimum, minimumWorth, constraints }, fetcher }: TransferProps) {
  const { t } = useTranslation("loyalty");
  const format = useMoney();
  const result = useFormResult("transfer-points", fetcher.data);
  const [form, fields] = useForm<{ points: string }, string[]>({
    id: "transfer-points",
    lastResult: result?.reply,
    constraint: constraints,
  });
  const rule =
    minimumWorth === null
      ? t("transfer.rule", { count: minimum })
      : t("transfer.ruleWorth", { count: minimum, amount: format(minimumWorth) });
  return (
    <section className="panel" aria-labelledby="transfer-title">
      <h2 id="transfer-title">{t("transfer.title")}</h2>
      {points < minimum ? (
        <>
          <FormErrors id={form.errorId} errors={form.errors} />
          <Notice>{rule}</Notice>
        </>
      ) : (
        <Kit>
          <ShopForm
            intent="transfer-points"
            fetcher={fetcher}
            className={styles.form}
            {...getFormProps(form)}
            noValidate
          >
            <input type="hidden" name="balance" value={points} />
            <FormErrors id={form.errorId} errors={form.errors} />
            <TextField
              field={fields.points}
              label={t("transfer.points")}
              hint={rule}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
            />
            <SubmitButton busy={fetcher.isUnderWay}>{t("transfer.submit")}</SubmitButton>
          </ShopForm>
        </Kit>
      )}
    </section>
  );
}
