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
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { notFound } from "~/request/pages/critical.server";
import { leaveIfGuest } from "~/request/pages/expired.server";
import { usePageAddress } from "~/request/pages/page-address";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { shopOf } from "~/request/context/request-context.server";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["profile", "account", "notifications", "chat", "push"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** `/profile?page=…`: the overview, a room of its own, or the way to another section's address (RTE-21, RTE-22, RTE-25). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await shopOf({ request, context });
  await leaveIfGuest(shop);
  const page = profilePage(shop.url.searchParams);
  if (page === null) throw notFound();
  if ("to" in page) throw redirect(page.to, { status: 303 });
  switch (page.room) {
    case "profile-settings":
      return { room: page.room, profile: await loadProfile(shop), title: shop.t("profile:title") };
    case "inbox":
      return { room: page.room, chat: await loadChat(shop), title: shop.t("chat:title") };
    case "notifications":
      return {
        room: page.room,
        notifications: await loadNotifications(shop),
        title: shop.t("notifications:title"),
      };
    default:
      return { room: page.room, overview: await loadOverview(shop), title: shop.t("rooms:title") };
  }
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Profile() {
  const data = useLoaderData<typeof loader>();
  const current = usePageAddress();
  switch (data.room) {
    case "profile-settings":
      return <ProfileForm profile={data.profile} current={current} />;
    case "inbox":
      return <ChatPage chat={data.chat} current={current} />;
    case "notifications":
      return <NotificationsPage notifications={data.notifications} />;
    default:
      return <ProfileOverview profile={data.overview} />;
  }
}
