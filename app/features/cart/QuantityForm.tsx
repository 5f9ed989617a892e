import { Stepper } from "~/ui/Stepper";
import { cartLinesPath, useCart } from "./CartContext";
import type { CartLineSummary } from "./cart-summary";

type QuantityFormProps = {
  line: CartLineSummary;
  /** The item's name, part of the buttons' accessible names. */
  name: string;
  /** The number between the buttons when it is not the line's own, as on cards of items with several lines. */
  shown?: number;
  current: string;
  /** Where the control stands on its card. */
  className?: string | undefined;
};

/** − n + of one line of the cart; at one, − removes it (CART-04, CART-08, CART-09). */
export function QuantityForm({ line, name, shown = line.quantity, current, className }: QuantityFormProps) {
  const { formToken } = useCart();
  return (
    <form className={className} method="post" action={cartLinesPath}>
      <input type="hidden" name="intent" value="set-quantity" />
      <input type="hidden" name="token" value={formToken} />
      <input type="hidden" name="returnTo" value={current} />
      <input type="hidden" name="lineId" value={line.id} />
      {line.isChanging ? null : <input type="hidden" name="was" value={line.quantity} />}
      <Stepper
        label={name}
        quantity={shown}
        removesAtOne
        less={{ name: "quantity", value: String(line.quantity - 1) }}
        more={{ name: "quantity", value: String(line.quantity + 1), disabled: line.blocked !== null }}
      />
    </form>
  );
}
