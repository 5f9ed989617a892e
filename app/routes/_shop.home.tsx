import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type ComponentType, Suspense } from "react";
import { HomePage } from "~/features/home/HomePage";
import { loadHome } from "~/features/home/load-home.server";
import { loadReviewPrompt, type ReviewPromptData } from "~/features/orders/review-prompt.server";
import { Results } from "~/features/search/Results";
import { ModuleTiles } from "~/features/shell/ModuleNav";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { shareEqual } from "~/request/context/share-equal.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";
import { drawnComponent, optionalComponent } from "~/ui/late-component";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({
  i18n: (query) => ["offers", "stores", ...(query.has("data_type") ? ["search"] : [])],
});
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

const importReviewNotice = () => import("~/features/orders/ReviewPrompt");
/** Most pages ask nothing: its script comes with the question. */
const ReviewNotice: ComponentType<{ prompt: ReviewPromptData }> = import.meta.env.SSR
  ? (await importReviewNotice()).default
  : drawnComponent(importReviewNotice, ".ask", optionalComponent);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  const [home, prompt] = await Promise.all([loadHome(context), loadReviewPrompt(context)]);
  return shareEqual({ ...home, prompt });
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Home() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <ModuleTiles />
      {data.prompt ? (
        <Suspense>
          <ReviewNotice prompt={data.prompt} />
        </Suspense>
      ) : null}
      {data.kind === "home" ? <HomePage {...data} /> : <Results {...data} />}
    </>
  );
}
