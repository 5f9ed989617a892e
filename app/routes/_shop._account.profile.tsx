import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadOverview, loadProfile } from "~/features/account/load-profile.server";
import { loadNotifications } from "~/features/account/load-sections.server";
import { NotificationsPage } from "~/features/account/NotificationsPage";
import { ProfileForm } from "~/features/account/ProfileForm";
import { ProfileOverview } from "~/features/account/ProfileOverview";
import { profilePage } from "~/features/account/profile-page";
import { ChatPage } from "~/features/chat/ChatPage";
import { loadChat } from "~/features/chat/load-chat.server";
import { loadRecentOrders } from "~/features/orders/load-orders.server";
import { RecentOrders } from "~/features/orders/RecentOrders";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { notFound } from "~/request/pages/critical.server";
import { leaveIfGuest } from "~/request/pages/expired.server";
import { usePageAddress } from "~/request/pages/page-address";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({
  i18n: ["profile", "account", "notifications", "chat", "push", "orders", "payment"],
});
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** `/profile?page=…`: the overview, a section of its own, or the way to another section's address (RTE-21, RTE-22, RTE-25). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  await leaveIfGuest(context);
  const page = profilePage(context.url.searchParams);
  if (page === null) throw notFound();
  if ("to" in page) throw redirect(page.to, { status: 303 });
  switch (page.section) {
    case "profile-settings":
      return { section: page.section, profile: await loadProfile(context), title: context.t("profile:title") };
    case "inbox":
      return { section: page.section, chat: await loadChat(context), title: context.t("chat:title") };
    case "notifications":
      return {
        section: page.section,
        notifications: await loadNotifications(context),
        title: context.t("notifications:title"),
      };
    default: {
      const [overview, recent] = await Promise.all([loadOverview(context), loadRecentOrders(context)]);
      return { section: page.section, overview, recent, title: context.t("sections:title") };
    }
  }
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Profile() {
  const data = useLoaderData<typeof loader>();
  const current = usePageAddress();
  switch (data.section) {
    case "profile-settings":
      return <ProfileForm profile={data.profile} current={current} />;
    case "inbox":
      return <ChatPage chat={data.chat} current={current} />;
    case "notifications":
      return <NotificationsPage notifications={data.notifications} />;
    default:
      return (
        <>
          <ProfileOverview profile={data.overview} />
          <RecentOrders orders={data.recent} current={current} />
        </>
      );
  }
}
