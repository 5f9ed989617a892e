import { ShopForm } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Icon } from "~/ui/Icon";
import { SubmitButton } from "~/ui/SubmitButton";

/** One press puts an order into the cart again; what would change the cart otherwise is asked first (docs/decisions/0097). */
export function ReorderForm({ orderId, text, label }: { orderId: number; text: string; label: string }) {
  const fetcher = useFormFetcher();
  return (
    <ShopForm intent="reorder" fetcher={fetcher}>
      <input type="hidden" name="order" value={orderId} />
      <SubmitButton look="soft" size="small" busy={fetcher.isUnderWay} aria-label={label}>
        <Icon name="refresh" />
        {text}
      </SubmitButton>
    </ShopForm>
  );
}
