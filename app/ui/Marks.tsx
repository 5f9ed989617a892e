import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "./classes";
import { Icon } from "./Icon";
import type { IconName } from "./icons/names";
import { Spaced } from "./Spaced";

/** A formatted amount, isolated from the direction of the text around it and never broken. */
export function Money({ text, className }: { text: string; className?: string }) {
  return <bdi className={classes("money", className)}>{text}</bdi>;
}

type PriceProps = {
  /** Formatted by `i18n/`. */
  price: string;
  /** The price before discount, formatted. */
  was?: string | null;
  size?: "small" | "large";
  children?: ReactNode;
};

/** A price, and the struck one it replaces with a hidden "was". */
export function Price({ price, was, size = "small", children }: PriceProps) {
  const { t } = useTranslation("ui");
  return (
    <span className={classes("price", size === "large" && "price--lg")}>
      <Spaced>
        <b>
          <Money text={price} />
        </b>
        {was ? (
          <s>
            <span className="vh">{t("was")} </span>
            <Money text={was} />
          </s>
        ) : null}
        {children}
      </Spaced>
    </span>
  );
}

type RatingProps = {
  value: string;
  count?: number | null;
  /** `Stars` where there is room for five; one star otherwise. */
  stars?: ReactNode;
};

/** Stars and how many rated, formatted by the caller (`4.7`). Nothing when nobody has rated. */
export function Rating({ value, count, stars }: RatingProps) {
  const { t } = useTranslation("ui");
  return (
    <span className="rate">
      {stars ?? <Icon name="star-filled" />}
      <span className="vh">{t("rated")} </span>
      <b>{value}</b> {count ? <RatedBy count={count} /> : null}
    </span>
  );
}

/** How many have rated: one sees the number, readers say the words around it, or those in its place where one word says both. */
function RatedBy({ count }: { count: number }) {
  const { t } = useTranslation("ui");
  const words = t("ratings", { count });
  const [before = "", after] = words.split(String(count));
  const toHear = (text: string) => (text ? <span className="vh">{text}</span> : null);
  return (
    <span className="rate__c">
      ({toHear(after === undefined ? "" : before)}
      {after === undefined ? <span aria-hidden="true">{count}</span> : count}
      {toHear(after ?? ` ${words}`)})
    </span>
  );
}

/** Vegetarian: a dot; not: a triangle (told by shape, not by colour alone). */
export function VegMark({ isVeg }: { isVeg: boolean }) {
  const { t } = useTranslation("ui");
  return (
    <span
      className={classes("veg", !isVeg && "veg--non")}
      role="img"
      aria-label={t(isVeg ? "vegetarian" : "nonVegetarian")}
    />
  );
}

type NoticeProps = {
  kind?: "info" | "success" | "warning" | "error";
  title?: string;
  icon?: IconName;
  /** `alert` and `status` speak when they appear; a notice that is part of the page needs no role. */
  role?: "alert" | "status";
  id?: string;
  children?: ReactNode;
};

const notice = {
  info: { className: "", icon: "info-circle" },
  success: { className: "note--ok", icon: "circle-check" },
  warning: { className: "note--warn", icon: "clock" },
  error: { className: "note--bad", icon: "alert-circle" },
} as const;

/** A soft tinted note: icon and text. */
export function Notice({ kind = "info", title, icon, role, id, children }: NoticeProps) {
  return (
    <div
      className={classes("note", notice[kind].className)}
      role={role}
      id={id}
      tabIndex={role === "alert" ? -1 : undefined}
    >
      <Icon name={icon ?? notice[kind].icon} />
      <div>
        {title ? <b>{title}</b> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}
