import { type Config, type WalletBonus, type WalletFilter, walletFilters } from "~/delivery-api";
import { type Gateway, gatewaysOffered } from "~/features/checkout/payment-choice";
import { calendarDate, inSentence, money, percent } from "~/i18n/format";
import { critical, notFound, secondary } from "~/request/pages/critical.server";
import { leaveIfGuest } from "~/request/pages/expired.server";
import { leaveFor, toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
import type { ListPage } from "~/ui/growing-list";
import { customerOf } from "./customer.server";
import { type EntryView, entryPage, entryPageSize, pageIn } from "./entries.server";
import { fundVerdict } from "./fund";
import { walletHref } from "./wallet-href";

export type WalletData = {
  balance: number;
  filter: WalletFilter;
  list: ListPage<EntryView>;
  /** Rows before this page's. */
  before: number;
  /** The ways to put money in; none where the operator does not take any. */
  gateways: Pick<Gateway, "gateway" | "title">[];
  bonuses: { id: number; title: string; text: string; gain: string; conditions: string[] }[];
};

const filterIn = ({ url }: Shop): WalletFilter =>
  walletFilters.find((filter) => filter === url.searchParams.get("type")) ?? "all";

const ask = (shop: Shop) => shop.api.wallet.transactions(filterIn(shop), pageIn(shop), entryPageSize);

/** Where money can be put in by (docs/delivery-api.md §2.1, §12). */
export const fundGateways = (config: Config): Gateway[] => (config.addFund ? gatewaysOffered(config, null) : []);

/** `/wallet?type=&page=`: balance, what came and went, bonuses and ways to add money; a 404 where the operator has no wallets. */
export async function loadWallet(shop: Shop): Promise<WalletData> {
  await leaveIfGuest(shop);
  const filter = filterIn(shop);
  const [customer, entries, bonuses, answer] = await Promise.all([
    customerOf(shop),
    ask(shop),
    shop.api.wallet.bonuses(),
    shop.api.config.get(),
  ]);
  const config = critical(answer);
  if (!config.wallet) throw notFound();
  const gateways = fundGateways(config);
  return {
    balance: customer.walletBalance,
    filter,
    list: await entryPage(shop, "wallet", entries, (page) => walletHref(filter, page)),
    before: (pageIn(shop) - 1) * entryPageSize,
    gateways: gateways.map(({ gateway, title }) => ({ gateway, title })),
    bonuses: gateways.length === 0 ? [] : secondary(bonuses, []).map((bonus) => bonusView(shop, config, bonus)),
  };
}

/** A further page for the list that grows by it. */
export async function loadMoreEntries(shop: Shop): Promise<ListPage<EntryView>> {
  await leaveIfGuest(shop);
  return entryPage(shop, "wallet", await ask(shop), (page) => walletHref(filterIn(shop), page));
}

function bonusView({ t, language }: Shop, { currency }: Config, bonus: WalletBonus): WalletData["bonuses"][number] {
  const amount = (value: number) => inSentence(money(value, currency, language), language);
  const { id, title, description, reward, minimumAmount, mostBonus, endsOn } = bonus;
  const isShare = reward.type === "percent";
  const share = isShare ? inSentence(percent(reward.value, language), language) : amount(reward.value);
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
  };
}

/** `/wallet/pay`: on the way to the operator's payment page (decision 5); without money on its way back to the wallet. */
export async function loadFundHandOver(shop: Shop): Promise<{ href: string; amount: number }> {
  await leaveIfGuest(shop);
  const { fund } = shop.session;
  if (fund === null) return leaveFor(shop, "/wallet", []);
  return { href: fund.link, amount: fund.amount };
}

/** `/wallet/return?flag=…`: where the payment page leads back to. Says what the ledger says, once. */
export async function loadFundReturn(shop: Shop): Promise<never> {
  await leaveIfGuest(shop);
  const { fund } = shop.session;
  if (fund === null) return leaveFor(shop, "/wallet", []);
  const [entries, config] = await Promise.all([
    shop.api.wallet.transactions("add_fund", 1, entryPageSize),
    shop.api.config.get(),
  ]);
  shop.session.set("fund", null);
  const verdict = fundVerdict(fund, secondary(entries, { rows: [] }).rows, shop.url.searchParams.get("flag"));
  const amount = config.ok ? inSentence(money(fund.amount, config.value.currency, shop.language), shop.language) : "";
  const kind = ({ added: "success", unconfirmed: "info", canceled: "info", failed: "error" } as const)[verdict];
  return leaveFor(shop, "/wallet", [toast(shop, kind, `wallet:fund.${verdict}`, { amount })]);
}
