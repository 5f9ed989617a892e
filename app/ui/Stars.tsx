import { Icon } from "./Icon";
import { type StarFill, starsOf } from "./star-fills";

const iconOf = { full: "star-filled", half: "star-half-filled", empty: "star" } as const satisfies Record<
  StarFill,
  string
>;
const places = ["first", "second", "third", "fourth", "fifth"] as const;

/** An average rating as five stars, each full, half or empty (UI-05). A picture only: the number stands beside it. */
export function Stars({ rating }: { rating: number }) {
  const stars = starsOf(rating);
  return (
    <span className="rate__s" aria-hidden="true">
      {places.map((place, index) => {
        const fill = stars[index] ?? "empty";
        return <Icon key={place} name={iconOf[fill]} flip={fill === "half"} />;
      })}
    </span>
  );
}
