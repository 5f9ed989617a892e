import { Link, useSubmit } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { longestNote } from "~/features/checkout/checkout-data";
import { isOther } from "~/request/posting/is-other";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Icon } from "~/ui/Icon";
import { SubmitButton } from "~/ui/SubmitButton";
import styles from "./Cart.module.css";
import { ItemRail, type ItemRailProps } from "./ItemRail";
import type { CartPageData } from "./load-cart-details.server";

/** What may still go into the order: more of the store, what others order from it, and a note. */
export function CartExtras({ cart: { store, goesWith, note } }: { cart: CartPageData }) {
  const { t } = useTranslation("cart");
  if (!store) return null;
  return (
    <div className={styles.extras}>
      <Link className={styles.more} to={store.href}>
        <Icon name="plus" />
        {t("addMore", { store: store.name })}
      </Link>
      {goesWith.length > 0 ? <ItemRail title={t("goesWith")} items={goesWith} /> : null}
      <Note storeId={store.id} note={note} />
    </div>
  );
}

/** What a customer loves, where the cart has nothing yet. */
export function Favourites({ items, ...rail }: Pick<ItemRailProps, "items" | "as">) {
  const { t } = useTranslation("cart");
  return items.length > 0 ? <ItemRail title={t("favourites")} items={items} {...rail} /> : null;
}

/**
 * Folded until it is asked for; it stands in the checkout's form afterwards. Who goes on to the checkout has written it, whether they pressed "Save" or not: scripts
 * save it when its form is left.
 */
function Note({ storeId, note }: { storeId: number; note: string }) {
  const { t } = useTranslation("cart");
  const id = useId();
  const fetcher = useFormFetcher();
  const waiting = useSavedWhenGone(fetcher.isUnderWay);
  const refused = useFormResult("keep-note");
  const typed = refused?.reply?.initialValue?.note;
  // Forms that are posted without scripts break lines in another way.
  const isSaved = (form: HTMLFormElement) =>
    fetcher.isUnderWay
      ? !isOther(form, fetcher.formData)
      : String(new FormData(form).get("note") ?? "").trim() === note.replaceAll("\r\n", "\n");
  return (
    <details className={styles.note} open={refused !== null}>
      <summary>
        <Icon name="notes" />
        <span dir="auto">{note || t("note.add")}</span> {note ? <span className="link">{t("note.change")}</span> : null}
      </summary>
      <ShopForm
        intent="keep-note"
        fetcher={fetcher}
        className={styles.noteF}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget) || isSaved(currentTarget)) return;
          if (fetcher.isUnderWay) waiting.current = currentTarget;
          currentTarget.requestSubmit();
        }}
      >
        <input type="hidden" name="store" value={storeId} />
        <label className="lab" htmlFor={id}>
          {t("note.label")}
        </label>{" "}
        <textarea
          id={id}
          className="inp"
          name="note"
          rows={2}
          maxLength={longestNote}
          placeholder={t("note.placeholder")}
          defaultValue={typeof typed === "string" ? typed : note}
        />
        <SubmitButton look="line" size="small">
          {t("note.save")}
        </SubmitButton>
      </ShopForm>
    </details>
  );
}

/** Holds the form that waits for the save before it: whoever goes on to the checkout may take the drawer away before its turn comes, and it is saved all the same. */
function useSavedWhenGone(isUnderWay: boolean) {
  const submit = useSubmit();
  const waiting = useRef<HTMLFormElement | null>(null);
  if (!isUnderWay) waiting.current = null;
  useEffect(
    () => () => {
      if (waiting.current) submit(waiting.current, { navigate: false, preventScrollReset: true });
    },
    [submit],
  );
  return waiting;
}
