import type { LoaderFunctionArgs } from "@remix-run/node";
import { sitemap } from "~/features/pages/sitemap.server";
import { requestContext } from "~/request/context/request-context.server";

export async function loader(args: LoaderFunctionArgs) {
  return sitemap(await requestContext(args));
}
