import type { RequestContext } from "~/request/context/request-context";
import type { DialogData } from "./dialogs.server";

/** The open dialog's name as its heading says it: the document's title begins with it (docs/decisions/0190). */
export function dialogTitle(dialog: DialogData, { t }: Pick<RequestContext, "t">): string {
  switch (dialog.name) {
    case "address":
      return t(`addresses:form.${dialog.data.isNew ? "addTitle" : "updateTitle"}`);
    case "cancel-order":
      return t("payment:cancel.title");
    case "cart":
      return t("cart:title");
    case "clear-cart":
      return t(`cart:clear.${dialog.data.adds ? "title" : "all"}`);
    case "contact":
      return t("addresses:contact.form");
    case "delete-account":
      return t("deletion:question");
    case "delete-address":
      return t("addresses:remove.question");
    case "guest-or-login":
      return t("cart:guest.title");
    case "insert-location":
      return t("cart:location.title");
    case "item":
      return dialog.data.kind === "item" ? dialog.data.item.name : t(`items:${dialog.data.kind}.title`);
    case "language":
      return t("shell:language.question");
    case "leave-items":
      return t("move:title");
    case "location":
      return t("location:title");
    case "location-permission":
      return t("location:permission.title");
    case "logout":
      return t("account:logout.question");
    case "map":
      return t("menu:map.title");
    case "menu":
      // Its heading is the name of the business, with which every title ends.
      return t("shell:menu");
    case "modules":
      return t("modules:title");
    case "order":
      return dialog.data.order ? t("orders:number", { id: dialog.data.order.id }) : t("orders:details.title");
    case "order-fail":
      return dialog.data.hasFailed
        ? t("payment:question.title")
        : t("payment:failed.ways", { id: dialog.data.orderId });
    case "order-placed":
      return t(dialog.data.isFailed ? "payment:failed.title" : "orders:placed.title");
    case "refund":
      return t("refund:title");
    case "remove-from-wishlist":
      return t("wishlist:removal.question");
    case "reorder":
      return t("reorder:title");
    case "review-prompt":
      return dialog.data.texts.title;
    case "saved-addresses":
      return t("addresses:title");
    case "track":
      return t("orders:track.drawer");
    case "unanswered":
      return t("ui:errors.503.title");
    case "welcome":
      return dialog.data.title;
    case "wishlist":
      return t(dialog.data.kind === "guest" ? "wishlist:guest.title" : "wishlist:title");
  }
}
