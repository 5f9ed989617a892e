import { callbackPath } from "./origin-check.server";

type Facts = { method: string; path: string; cookie: string | undefined };

/**
 * Whether a browser posts that keeps no cookies (docs/decisions/0184): every page with a form has given it one, and it sends none at all. A provider's post
 * comes without them, and is judged by its `state` parameter.
 */
export const isWithoutCookies = ({ method, path, cookie = "" }: Facts): boolean =>
  method === "POST" && !callbackPath.test(path) && cookie.trim() === "";
