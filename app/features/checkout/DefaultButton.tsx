import type { MouseEvent } from "react";

type DefaultButtonProps = {
  /** What a press does, for those who meet the button all the same: without style sheets it is one like others. */
  children: string;
  /** Never one that orders: whoever presses Enter in a field means the field (docs/decisions/0116). */
  intent: string;
  /** Of a hydrated form: nothing is to be sent, the page shows it already. */
  isIdle?: (form: FormData) => boolean;
};

/** What Enter in a field presses: the first button of a form. */
export function DefaultButton({ intent, isIdle, children }: DefaultButtonProps) {
  function stopIfIdle(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    if (form && isIdle?.(new FormData(form))) event.preventDefault();
  }
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className="vh"
      tabIndex={-1}
      aria-hidden="true"
      onClick={stopIfIdle}
    >
      {children}
    </button>
  );
}
