import { z } from "zod";
import { cookieLimits, lookBackLimits } from "~/limits";
import { isModuleType, type ModuleType } from "~/module-kinds";
import { defineCookie, oneYear } from "./cookie.server";
import { loginSchema } from "./login.server";

/** Who the visitor is: `token`, `guest_id` (SES-15), cart counts per module and the key that form tokens are bound to. */
const schema = z.object({
  token: z.string().min(1).max(1400).nullable().catch(null),
  /** The sign-in that the token belongs to: without one it does not count. */
  login: loginSchema.nullable().catch(null),
  guestId: z.number().int().positive().nullable().catch(null),
  /** Lines in the cart by module id; a missing module was never asked. */
  cartCounts: z.record(z.coerce.number().int().nonnegative()).catch({}),
  /** Accounts (as hashes) that this browser was let into, and its number there: strangers' wrong tries do not count for it (ADR 92). */
  known: z
    .object({ browser: z.string().min(16).max(40), accounts: z.array(z.string().length(22)).max(3) })
    .nullable()
    .catch(null),
  /** Signed up and not yet greeted (HOME-all-32). */
  isNew: z.boolean().catch(false),
  /** Modules whose interests were asked for once on this browser. */
  interestAsked: z.array(z.number().int().positive()).max(20).catch([]),
  /** Orders on their way when they were last counted; null: not counted since the sign-in, for guests not since the last order. */
  running: z.number().int().nonnegative().max(1_000_000).nullable().catch(null),
  /** The newest orders that this browser was told of, the newest first: another one just like what is ordered now had its answer lost. */
  told: z.array(z.number().int().positive()).max(lookBackLimits.told).catch([]),
  formKey: z.string().min(16).max(64),
});

export type Visitor = z.infer<typeof schema>;
export const visitorCookie = () =>
  defineCookie<Visitor>("visitor", schema, { maxAge: oneYear, maximumBytes: cookieLimits.visitor });

/** The module chosen last, stored with id and `module_type` (MOD-08). */
const moduleSchema = z.object({
  id: z.number().int().positive(),
  type: z.custom<ModuleType>(isModuleType),
});
export type ChosenModule = z.infer<typeof moduleSchema>;
export const moduleCookie = () => defineCookie<ChosenModule>("module", moduleSchema, { maxAge: oneYear });
