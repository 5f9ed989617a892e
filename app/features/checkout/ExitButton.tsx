import { type LinkProps, useNavigate } from "@remix-run/react";

/** Id of the checkout form. */
export const checkoutFormId = "checkout";

type ExitButtonProps = Pick<LinkProps, "className" | "title" | "aria-label" | "children"> & { to: string };

/**
 * A way from the form to a dialog over it. Without scripts the page is loaded anew: the way posts the form, so that what was typed
 * is there again afterwards (docs/decisions/0057).
 */
export function ExitButton({ to, ...look }: ExitButtonProps) {
  const navigate = useNavigate();
  return (
    <button
      {...look}
      type="submit"
      form={checkoutFormId}
      name="intent"
      value="keep-order"
      formAction={to}
      onClick={(event) => {
        // One element before and after hydration: a press on one that is replaced meanwhile would be lost.
        event.preventDefault();
        navigate(to, { preventScrollReset: true });
      }}
    />
  );
}
