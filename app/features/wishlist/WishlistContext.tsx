import { useNavigate, useNavigation, useRouteLoaderData, useSubmit } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { sentence } from "~/i18n/sentence";
import { useLanguage } from "~/i18n/use-language";
import { usePersonalPage } from "~/request/pages/personal-fragment";
import type { RootData } from "~/request/pages/root-data";
import { formDataOf } from "~/request/posting/form-data-of";
import { noPosts } from "~/request/posting/posts-under-way";
import { usePostsUnderWay } from "~/request/posting/use-posts-under-way";
import { showToast } from "~/ui/toast-store";
import { guestToast } from "./guest-toast";
import { removeFromWishlistHref } from "./wish-href";
import { type Wishes, wishEntryOf, wishKey, withPendingWishes } from "./wishes";

/** The address of the hearts. */
export const wishesPath = "/wishlist/entries";

export type WishlistView = {
  /** What is wished for, as `wishKey` writes it. */
  wished: ReadonlySet<string>;
  /** Name of a heart, made once for all of them. */
  nameHeart(name: string): string;
};

const WishlistContext = createContext<WishlistView | null>(null);

/** The visitor's wishes, for personal fragments: every heart and the badge. */
export function useWishlist(): WishlistView {
  usePersonalPage();
  const view = useContext(WishlistContext);
  if (!view) throw new Error("useWishlist needs the shop's layout above it");
  return view;
}

const none: Wishes = { items: [], stores: [] };
const wishKeyPrefix = "wish:";

/** Knows what is wished for; null for guests. */
export function WishlistProvider({ wishes, children }: { wishes: Wishes | null; children: ReactNode }) {
  const { t } = useTranslation("items");
  const language = useLanguage();
  const posts = usePostsUnderWay(wishesPath, wishes);
  const isGuest = wishes === null;
  // A guest's heart leads to the sign-in: it never looks filled.
  const view = useMemo(
    () => ({
      wished: withPendingWishes(wishes ?? none, isGuest ? noPosts : posts),
      nameHeart: sentence(t, language, "wish", "name"),
    }),
    [wishes, isGuest, posts, t, language],
  );
  return <WishlistContext.Provider value={view}>{children}</WishlistContext.Provider>;
}

/**
 * The two forms that all hearts of the page share: a heart is no more than a button that names its form, so that it costs a card few bytes and
 * may stand inside another form. Once hydrated one listener takes their posts.
 */
export function HeartForms({ current, isGuest }: { current: string; isGuest: boolean }) {
  useHearts(current, isGuest);
  return (
    <>
      <HeartForm id={heartForms.off} intent="wish" current={current} />
      {isGuest ? null : <HeartForm id={heartForms.on} intent="ask-remove-from-wishlist" current={current} />}
    </>
  );
}

/** Ids of the forms of empty and of filled hearts. */
export const heartForms = { off: "wish", on: "remove-from-wishlist" } as const;

function HeartForm({ id, intent, current }: { id: string; intent: string; current: string }) {
  const formToken = useRouteLoaderData<RootData>("root")?.formToken ?? "";
  return (
    <form id={id} method="post" action={wishesPath} hidden>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="token" value={formToken} />
      <input type="hidden" name="returnTo" value={current} />
    </form>
  );
}

/** Sends what empty hearts post as fetchers, one per entry; a filled heart opens its question without asking the server first. */
function useHearts(current: string, isGuest: boolean) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const { t } = useTranslation("items");
  const { state } = useNavigation();
  const goingTo = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a way ends when the router rests, or has arrived
  useEffect(() => {
    if (state === "idle") goingTo.current = null;
  }, [state, current]);
  useEffect(() => {
    function onSubmit(event: SubmitEvent) {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || (form.id !== heartForms.off && form.id !== heartForms.on)) return;
      const body = formDataOf(form, event.submitter);
      const entry = wishEntryOf(body);
      if (!entry) return;
      event.preventDefault();
      if (isGuest) {
        showToast(guestToast(current, t));
        return;
      }
      if (form.id === heartForms.on) {
        const question = removeFromWishlistHref(current, entry);
        // A second press would begin the same way anew.
        if (goingTo.current !== question) navigate(question, { preventScrollReset: true });
        goingTo.current = question;
        return;
      }
      const fetcherKey = wishKeyPrefix + wishKey(entry);
      submit(body, { method: "post", action: wishesPath, navigate: false, fetcherKey, preventScrollReset: true });
    }
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, [submit, navigate, current, isGuest, t]);
}
