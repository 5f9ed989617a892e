import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "~/ui/Field";
import { useHydrated } from "~/ui/use-hydrated";
import { Group } from "./FilterSidebar";
import { type SearchQuery, wholePriceRange } from "./query";
import { filterFormId } from "./use-filters";

type Price = SearchQuery["price"];
type Typed = { min: string; max: string };

const typedOf = ({ min, max }: Price): Typed => ({ min: String(min), max: String(max) });

/** What is typed as a range within the whole one; ends in the wrong order change places. */
function rangeOf(typed: Typed): Price {
  const within = (text: string, otherwise: number) => {
    const number = text.trim() === "" ? Number.NaN : Math.round(Number(text));
    return Number.isNaN(number) ? otherwise : Math.min(Math.max(number, wholePriceRange.min), wholePriceRange.max);
  };
  const ends = [within(typed.min, wholePriceRange.min), within(typed.max, wholePriceRange.max)];
  return { min: Math.min(...ends), max: Math.max(...ends) };
}

/** From 0 to 20000 (SRCH-23): two fields, and hydrated a slider with two thumbs over them. A range counts once it is let go of. */
export function PriceRange({ price, onChoose }: { price: Price; onChoose(price: Price): void }) {
  const { t } = useTranslation("search");
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState(() => typedOf(price));
  const [shown, setShown] = useState(price);
  if (shown.min !== price.min || shown.max !== price.max) {
    setShown(price);
    setTyped(typedOf(price));
  }
  const range = rangeOf(typed);
  function letGo() {
    setTyped(typedOf(range));
    if (range.min !== price.min || range.max !== price.max) onChoose(range);
  }
  const change = (end: keyof Typed) => ({
    value: typed[end],
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [end]: target.value }),
    onBlur: letGo,
    ...wholePriceRange,
  });
  const slider = (end: keyof Typed) => ({
    ...change(end),
    type: "range",
    step: 50,
    value: range[end],
    onPointerUp: letGo,
    onKeyUp: letGo,
  });
  return (
    <Group title={t("price.title")}>
      {isHydrated ? (
        <div className="filt__r">
          <input {...slider("min")} aria-label={t("price.lowest")} />
          <input {...slider("max")} aria-label={t("price.highest")} />
        </div>
      ) : null}
      <div className="two">
        <Field id="min-price" label={t("price.min")}>
          {(control) => (
            <input {...control} {...change("min")} className="inp" type="number" name="min_price" form={filterFormId} />
          )}
        </Field>
        <Field id="max-price" label={t("price.max")}>
          {(control) => (
            <input {...control} {...change("max")} className="inp" type="number" name="max_price" form={filterFormId} />
          )}
        </Field>
      </div>
    </Group>
  );
}
