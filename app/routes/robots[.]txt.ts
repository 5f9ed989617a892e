import type { LoaderFunctionArgs } from "@remix-run/node";
import { robots } from "~/features/pages/sitemap.server";
import { shopOf } from "~/request/context/request-context.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return robots((await shopOf({ request, context })).publicOrigin);
}
