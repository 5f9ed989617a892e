import type { LoaderFunctionArgs } from "@remix-run/node";
import { sitemap } from "~/features/pages/sitemap.server";
import { shopOf } from "~/request/context/request-context.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return sitemap(await shopOf({ request, context }));
}
