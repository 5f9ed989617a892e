import { z } from "zod";
import { defineCookie } from "./cookie.server";

const tenMinutes = 600;

/** Far below what a browser keeps, far above what tokens and mail addresses come to. */
const maximumBytes = 4000;
export const longestToken = 1400;
const longestPassword = 100;
const longestReturn = 200;

const channel = z.enum(["phone", "email"]);
/** `to` is empty when only the server knows it. */
const target = { channel, to: z.string().max(255) };
/** When the code was sent, in ms by the shop's clock. */
const sentAt = z.number().int().nonnegative();

const account = z.object({
  medium: z.enum(["google", "facebook", "apple"]),
  token: z.string().min(1).max(longestToken),
  isAccessToken: z.boolean(),
  uniqueId: z.string().min(1).max(100),
  email: z.string().max(255),
});

/** By what the customer signs in. A password is kept to ask for another code, and forgotten when it is too long for that. */
const way = z.discriminatedUnion("by", [
  z.object({ by: z.literal("password"), identifier: z.string().max(255), password: z.string().max(255).nullable() }),
  z.object({ by: z.literal("code"), phone: z.string().max(32) }),
  z.object({ by: z.literal("social"), account }),
]);

const shared = {
  way,
  isNew: z.boolean(),
  returnTo: z.string().max(longestReturn).nullable(),
  /** Modules in which the guest had something in the cart: a server may take it over before the sign-in has ended. */
  carts: z.array(z.number().int().positive()).max(10),
};

/** A sign-in under way: what it waits for, and what it needs to go on. */
const schema = z.discriminatedUnion("step", [
  /** A code was sent. `token` is what M gave at once. */
  z.object({ step: z.literal("code"), ...shared, ...target, sentAt, token: z.string().max(longestToken).nullable() }),
  /** "Is this you?" `code` where the way is a code: it goes along with the answer. */
  z.object({
    step: z.literal("exists"),
    ...shared,
    name: z.string().max(100),
    image: z.string().max(300).nullable(),
    code: z.string().max(10),
  }),
  /** Who is it? */
  z.object({ step: z.literal("info"), ...shared, email: z.string().max(255) }),
  /** A forgotten password: first its code, then, with a code that was right, a new one. */
  z.object({
    step: z.literal("reset"),
    ...target,
    sentAt,
    code: z.string().max(10).nullable(),
    returnTo: shared.returnTo,
  }),
]);

export type SignInWay = z.infer<typeof way>;
export type SignInAttempt = z.infer<typeof schema>;

/** The password as far as a cookie may hold it. */
export const keepable = (password: string): string | null =>
  Buffer.byteLength(password) <= longestPassword ? password : null;

/** Where to go afterwards, if it is short enough to be kept. */
export const keepableReturn = (to: string | null | undefined): string | null =>
  to && to.length <= longestReturn ? to : null;

/** Sealed, since it may hold a password or a token that does not count yet (docs/decisions/0090). */
export const signInCookie = () =>
  defineCookie<SignInAttempt>("sign-in", schema, { maxAge: tenMinutes, maximumBytes, isSealed: true });
