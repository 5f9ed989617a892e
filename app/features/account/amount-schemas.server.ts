import { z } from "zod";
import type { Config } from "~/delivery-api";
import { type Gateway, gatewaysOffered } from "~/features/payments/gateways";
import { money } from "~/i18n/format";
import type { RequestContext } from "~/request/context/request-context";
import { leastFund, mostFund, readAmount, readPoints, type Typed, type TypedProblem } from "./amounts";

/** Longer than any number that is read, with its blanks. */
const longestAmount = 20;

/** A number as it is typed, read by `read`; `words` says what is wrong with it. */
const typedNumber = (read: (text: string) => Typed, words: (problem: TypedProblem) => string) =>
  z
    .string({ required_error: words("missing") })
    .max(longestAmount, words("unreadable"))
    .transform((text, context) => {
      const { value, problem } = read(text);
      if (value !== null) return value;
      context.addIssue({ code: "custom", message: words(problem) });
      return z.NEVER;
    });

/** Where money can be put in by (docs/delivery-api.md §2.1, §12). */
export const fundGateways = (config: Config): Gateway[] => (config.addFund ? gatewaysOffered(config) : []);

/** Money for the wallet, and the way it comes. */
export function fundSchema({ t, language }: Pick<RequestContext, "t" | "language">, config: Config) {
  const { currency } = config;
  const gateways = fundGateways(config).map(({ gateway }) => gateway);
  const amountText = (value: number) => money(value, currency, language);
  const limits = { least: amountText(leastFund), most: amountText(mostFund), count: currency.digits };
  const missing = t("wallet:gatewayMissing");
  return z.object({
    amount: typedNumber(
      (text) => readAmount(text, currency.digits),
      (problem) => t(`wallet:amount.${problem}`, limits),
    ),
    gateway: z.string({ required_error: missing }).refine((gateway) => gateways.includes(gateway), missing),
  });
}

/** Points that become money. */
export const pointsSchema = ({ t }: Pick<RequestContext, "t">, limits: { minimum: number; balance: number }) =>
  z.object({
    points: typedNumber(
      (text) => readPoints(text, limits),
      (problem) => t(`loyalty:points.${problem}`, { count: problem === "tooMuch" ? limits.balance : limits.minimum }),
    ),
  });
