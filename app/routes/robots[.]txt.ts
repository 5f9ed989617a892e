import type { LoaderFunctionArgs } from "@remix-run/node";
import { environment } from "~/env.server";
import { robots } from "~/features/pages/sitemap.server";
import { requestContext } from "~/request/context/request-context.server";

export async function loader(args: LoaderFunctionArgs) {
  return robots((await requestContext(args)).publicOrigin, environment().indexing);
}
