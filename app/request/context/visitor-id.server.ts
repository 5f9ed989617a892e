import { createHmac } from "node:crypto";

/**
 * What stands for a visitor in analytics, as 16 hexadecimal digits: made of their cookie's random key by a secret of the day, so that nobody can
 * follow them to the next day, or back to their cookie. `day` is `YYYY-MM-DD`.
 */
export function visitorIdOf(formKey: string, day: string, secret: string): string {
  const secretOfDay = createHmac("sha256", secret).update(`analytics:${day}`).digest();
  return createHmac("sha256", secretOfDay).update(formKey).digest("hex").slice(0, 16);
}
