import { type Config, type WalletBonus, type WalletFilter, walletFilters } from "~/delivery-api";
import type { Gateway } from "~/features/payments/gateways";
import { calendarDate, money, percent } from "~/i18n/format";
import type { RequestContext } from "~/request/context/request-context";
import { critical, notFound, secondary } from "~/request/pages/critical.server";
import { leaveIfGuest } from "~/request/pages/expired.server";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import { redirectAsDocument, toast } from "~/request/posting/respond.server";
import type { ListPage } from "~/ui/growing-list";
import { fundGateways, fundSchema } from "./amount-schemas.server";
import { customerOf } from "./customer.server";
import { type EntryView, entryPage, entryPageSize, pageIn } from "./entries.server";
import { fundVerdict } from "./fund";
import { fundHref, walletHref } from "./wallet-href";

export type WalletData = {
  balance: number;
  filter: WalletFilter;
  list: ListPage<EntryView>;
  /** Rows before this page's. */
  before: number;
  /** The ways to put money in; none where the operator does not take any. */
  gateways: Pick<Gateway, "gateway" | "title">[];
  constraints: Constraints;
  /** `add`: the way to a form that holds what the bonus asks for; none where it asks for nothing. */
  bonuses: {
    id: number;
    title: string;
    text: string;
    gain: string;
    conditions: string[];
    add: { href: string; text: string } | null;
  }[];
  /** What the form is filled with. */
  amount: string;
};

const filterIn = ({ url }: RequestContext): WalletFilter =>
  walletFilters.find((filter) => filter === url.searchParams.get("type")) ?? "all";

/** The amount that a bonus led here with. */
function amountIn({ url }: RequestContext): string {
  const amount = url.searchParams.get("amount") ?? "";
  return /^\d{1,9}(\.\d{1,3})?$/.test(amount) ? amount : "";
}

const ask = (context: RequestContext) =>
  context.api.wallet.transactions(filterIn(context), pageIn(context), entryPageSize);

/** `/wallet?type=&page=`: balance, what came and went, bonuses and ways to add money; a 404 where the operator has no wallets. */
export async function loadWallet(context: RequestContext): Promise<WalletData> {
  await leaveIfGuest(context);
  const filter = filterIn(context);
  const [customer, entries, bonuses, answer] = await Promise.all([
    customerOf(context),
    ask(context),
    context.api.wallet.bonuses(),
    context.api.config.get(),
  ]);
  const config = critical(answer);
  if (!config.wallet) throw notFound();
  const gateways = fundGateways(config);
  return {
    balance: customer.walletBalance,
    filter,
    list: await entryPage(context, "wallet", entries, (page) => walletHref(filter, page)),
    before: (pageIn(context) - 1) * entryPageSize,
    gateways: gateways.map(({ gateway, title }) => ({ gateway, title })),
    constraints: constraintsOf(fundSchema(context, config)),
    bonuses: gateways.length === 0 ? [] : secondary(bonuses, []).map((bonus) => bonusView(context, config, bonus)),
    amount: amountIn(context),
  };
}

/** A further page for the list that grows by it. Who has to sign in first comes back to the page, not to its data. */
export async function loadMoreEntries(context: RequestContext): Promise<ListPage<EntryView>> {
  context.url = new URL(`/wallet${context.url.search}`, context.publicOrigin);
  await leaveIfGuest(context);
  return entryPage(context, "wallet", await ask(context), (page) => walletHref(filterIn(context), page));
}

function bonusView(context: RequestContext, { currency }: Config, bonus: WalletBonus): WalletData["bonuses"][number] {
  const { t, language } = context;
  const amount = (value: number) => money(value, currency, language);
  const { id, title, description, reward, minimumAmount, mostBonus, endsOn } = bonus;
  const isShare = reward.type === "percent";
  const share = isShare ? percent(reward.value, language) : amount(reward.value);
  return {
    id,
    title,
    text: description,
    gain: t("wallet:bonus.gain", { amount: share }),
    conditions: [
      minimumAmount > 0 && t("wallet:bonus.minimum", { amount: amount(minimumAmount) }),
      isShare && mostBonus > 0 && t("wallet:bonus.cap", { amount: amount(mostBonus) }),
      endsOn !== null && t("wallet:bonus.until", { date: calendarDate(endsOn, language) }),
    ].filter((text): text is string => Boolean(text)),
    add:
      minimumAmount > 0
        ? {
            href: fundHref(filterIn(context), minimumAmount),
            text: t("wallet:bonus.add", { amount: amount(minimumAmount) }),
          }
        : null,
  };
}

/** `/wallet/pay`: on the way to the operator's payment page (docs/decisions/0086); without money on its way back to the wallet. */
export async function loadFundHandOver(context: RequestContext): Promise<{ href: string; amount: number }> {
  await leaveIfGuest(context);
  const { fund } = context.session;
  if (fund === null) return redirectAsDocument(context, "/wallet", []);
  return { href: fund.link, amount: fund.amount };
}

/** `/wallet/return?flag=…`: where the payment page leads back to. Says what the ledger says, once. */
export async function loadFundReturn(context: RequestContext): Promise<never> {
  await leaveIfGuest(context);
  const { fund } = context.session;
  if (fund === null) return redirectAsDocument(context, "/wallet", []);
  const [entries, config] = await Promise.all([
    context.api.wallet.transactions("add_fund", 1, entryPageSize),
    context.api.config.get(),
  ]);
  context.session.set("fund", null);
  const verdict = fundVerdict(fund, secondary(entries, { rows: [] }).rows, context.url.searchParams.get("flag"));
  const amount = config.ok ? money(fund.amount, config.value.currency, context.language) : "";
  const kind = ({ added: "success", unconfirmed: "info", canceled: "info", failed: "error" } as const)[verdict];
  return redirectAsDocument(context, "/wallet", [toast(context, kind, `wallet:fund.${verdict}`, { amount })]);
}
