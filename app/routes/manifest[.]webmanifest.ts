import type { LoaderFunctionArgs } from "@remix-run/node";
import { manifest } from "~/features/pages/manifest.server";
import { shopOf } from "~/request/context/request-context.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return manifest(await shopOf({ request, context }));
}
