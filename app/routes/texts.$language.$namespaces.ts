import type { LoaderFunctionArgs } from "@remix-run/node";
import { addedTexts } from "~/features/pages/added-texts.server";

export function loader({ params, request }: LoaderFunctionArgs) {
  return addedTexts(params.language ?? "", params.namespace ?? "", new URL(request.url).searchParams.get("v"));
}
