import type { LoaderFunctionArgs } from "@remix-run/node";
import { touchIcon } from "~/features/pages/manifest.server";
import { requestContext } from "~/request/context/request-context.server";

export async function loader(args: LoaderFunctionArgs) {
  return touchIcon(await requestContext(args));
}
