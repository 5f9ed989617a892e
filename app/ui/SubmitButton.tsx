import type { ButtonHTMLAttributes } from "react";
import { classes } from "./classes";

export type ButtonLook = "accent" | "soft" | "line" | "plain" | "danger" | "ink";

type SubmitButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook;
  size?: "small" | "normal";
  wide?: boolean;
  /** The form is on its way: `useFormFetcher().isUnderWay`. */
  busy?: boolean;
};

/** Class of a button, for links that look like one. */
export const buttonClass = (look: ButtonLook = "accent", size: "small" | "normal" = "normal", wide = false): string =>
  classes("btn", look !== "accent" && `btn--${look}`, size === "small" && "btn--sm", wide && "btn--wide");

/** A submit button that keeps its width and shows a ring while busy; a second press does nothing. */
export function SubmitButton({
  look,
  size,
  wide,
  busy = false,
  className,
  onClick,
  children,
  ...button
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      {...button}
      className={classes(buttonClass(look, size, wide), busy && "is-busy", className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  );
}
