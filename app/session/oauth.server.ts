import { z } from "zod";
import { defineCookie } from "./cookie.server";

const tenMinutes = 600;

/** A visitor sent to another site to sign in, until they are back: what the answer must show, and where they were going. */
const schema = z.object({
  medium: z.enum(["google", "facebook", "apple"]),
  state: z.string().min(20).max(100),
  nonce: z.string().min(20).max(100),
  verifier: z.string().min(40).max(130),
  returnTo: z.string().max(300).nullable(),
});

export type OAuthAttempt = z.infer<typeof schema>;

/** Apple answers by a post from its own site, and so the cookie must come along then. */
export const oauthCookie = () =>
  defineCookie<OAuthAttempt>("oauth", schema, { maxAge: tenMinutes, isCrossSite: true, isSealed: true });
