import type { AddressView } from "./order-view";

/** Who receives an order and where; each part keeps its own direction of writing. */
export function Contact({ address: { name, number, text } }: { address: AddressView }) {
  return (
    <>
      <bdi>{name}</bdi> {number ? <bdi dir="ltr">{number}</bdi> : null}
      {name || number ? <br /> : null}
      <bdi>{text}</bdi>
    </>
  );
}
