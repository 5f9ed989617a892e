import type { LoaderFunctionArgs } from "@remix-run/node";
import { environment } from "~/env.server";
import { securityTxt } from "~/features/pages/security-txt.server";
import { requestContext } from "~/request/context/request-context.server";

export async function loader(args: LoaderFunctionArgs) {
  return securityTxt(await requestContext(args), environment().securityContact);
}
