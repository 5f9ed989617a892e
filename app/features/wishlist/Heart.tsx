import type { WishEntry } from "~/delivery-api";
import { personalFragment } from "~/request/pages/personal-fragment";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/Icon";
import { heartForms, useWishlist } from "./WishlistContext";
import { wishKey } from "./wishes";

type HeartProps = WishEntry & {
  /** The item's or the store's name, part of the accessible name. */
  name: string;
  className?: string | undefined;
};

/** The heart of an item or a store (WISH-01, WISH-02, WISH-04). */
export const Heart = personalFragment(PersonalHeart, ({ kind, id }: HeartProps) => ({ wishes: { kind, id } }));

function PersonalHeart({ kind, id, name, className }: HeartProps) {
  const { wished, nameHeart } = useWishlist();
  const isOn = wished.has(wishKey({ kind, id }));
  return (
    <button
      type="submit"
      form={isOn ? heartForms.on : heartForms.off}
      name={kind}
      value={id}
      className={classes("heart", isOn && "is-on", className)}
      aria-pressed={isOn}
    >
      <Icon name={isOn ? "heart-filled" : "heart"} label={nameHeart(name)} />
    </button>
  );
}
