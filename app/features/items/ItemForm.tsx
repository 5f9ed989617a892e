import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Item, Selection } from "~/delivery-api";
import { canIncrement } from "~/features/catalogue/stock";
import { selectionProblems } from "~/features/catalogue/variations";
import type { ActionData, FormResult } from "~/request/posting/outcome";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { DialogBody, DialogFoot, dialogForm } from "~/ui/Dialog";
import { showToast } from "~/ui/toast-store";
import { FoodFacts } from "./FoodFacts";
import { ItemActions } from "./ItemActions";
import { AddOnGroup, ChoiceGroup, FoodGroup, VariationTypes } from "./ItemGroups";
import { ItemFacts, ItemHead } from "./ItemHead";
import type { ItemData } from "./load-item.server";
import pageStyles from "./ProductPage.module.css";
import {
  fieldNames,
  type ItemFormDetails,
  missingChoice,
  parseSelection,
  problemMessages,
  withinLimits,
} from "./selection-form";

type ItemFormProps = ItemData & {
  /** Its own id; the gallery's buttons belong to it. */
  formId: string;
  /** Id of the heading with the item's name. */
  titleId: string;
  /** Stands above the item's words. */
  picture: ReactNode;
  /** On a page of its own instead of in a dialog. */
  isPage?: boolean;
};

/** The item with its options and the ways to buy it. Bare it posts to be computed; hydrated the total follows every choice. */
export function ItemForm(props: ItemFormProps) {
  const { item, isCampaign, lineId, isPage = false } = props;
  const { t } = useTranslation("items");
  const fetcher = useFormFetcher();
  // The rules know items with their store; nothing in the browser asks for it.
  const whole: Item = { ...item, store: null };
  const { details, typed } = useAnswer(fetcher.data);
  const initial = details?.selection ?? (typed ? parseSelection(typed, whole) : props.selection);
  const { selection, form, onChange, onStep } = useSelection(whole, initial);
  // A message leaves as soon as what it says is mended.
  const problems = selectionProblems(whole, selection);
  const open = problemMessages(problems, t).map(({ text }) => text);
  const messages = (details?.messages ?? []).filter(({ text }) => open.includes(text));
  const messageOf = (name: string) => messages.find((message) => message.name === name)?.text ?? null;
  const [Body, Foot] = isPage ? [Fragment, PageFoot] : [DialogBody, DialogFoot];

  return (
    <ShopForm
      id={props.formId}
      intent="update-total"
      fetcher={fetcher}
      className={isPage ? pageStyles.form : dialogForm}
      data-item-form=""
      onChange={onChange}
      onSubmit={(event) => {
        const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
        if (pressed?.name === fieldNames.step) onStep(Number(pressed.value));
        // The total is there already; pressing Enter in a field orders nothing.
        if (pressed?.name === fieldNames.step || pressed?.value === "update-total") event.preventDefault();
      }}
    >
      {/* First in the form, so that Enter in a field means this one. */}
      <button type="submit" name="intent" value="update-total" hidden>
        {t("updateTotal")}
      </button>
      <input type="hidden" name="item" value={item.id} />
      {isCampaign ? <input type="hidden" name="campaign" value="1" /> : null}
      {lineId === null ? null : <input type="hidden" name="lineId" value={lineId} />}
      <input type="hidden" name={fieldNames.quantity} value={selection.quantity} />
      <Body>
        <span ref={form} hidden />
        {props.picture}
        <ItemHead {...props} selection={selection} as={isPage ? "h1" : "h2"} />
        {item.variationGroups.map((group, index) => (
          <FoodGroup key={group.name} group={group} index={index} selection={initial} message={messageOf(group.name)} />
        ))}
        {item.choices.map((choice, index) => (
          <ChoiceGroup
            key={choice.name}
            item={whole}
            index={index}
            selection={initial}
            message={messageOf(choice.title)}
          />
        ))}
        {item.choices.length === 0 && item.variations.length > 0 ? (
          <VariationTypes item={whole} selection={initial} message={messageOf(item.name)} />
        ) : null}
        {item.addOns.length > 0 ? <AddOnGroup item={whole} selection={initial} /> : null}
        <FoodFacts item={item} as={isPage ? "h2" : "h3"} />
        <ItemFacts item={item} />
      </Body>
      <Foot>
        <ItemActions
          {...props}
          item={whole}
          selection={selection}
          messages={messages}
          missing={missingChoice(whole, problems)}
          busyIntent={fetcher.isUnderWay ? String(fetcher.formData?.getAll("intent").at(-1)) : null}
        />
      </Foot>
    </ShopForm>
  );
}

function PageFoot({ children }: { children: ReactNode }) {
  return <div className={pageStyles.foot}>{children}</div>;
}

/** The last answer to any of the form's buttons, in place or on the page a document post rendered. */
function useAnswer(answer: ActionData | undefined): { details: ItemFormDetails | null; typed: FormData | null } {
  const results: (FormResult | null)[] = [
    useFormResult("add-to-cart", answer),
    useFormResult("buy-now", answer),
    useFormResult("update-total", answer),
  ];
  const result = results.find((one) => one !== null);
  const typed = result?.reply?.initialValue;
  return {
    details: (result?.details as ItemFormDetails | undefined) ?? null,
    typed: typed ? formOf(typed) : null,
  };
}

/** What was typed, as the form sent it. */
function formOf(typed: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(typed)) {
    for (const value of [values].flat()) form.append(name, String(value));
  }
  return form;
}

/** What the fields say, read from the form itself by the server's own reader, so that both always agree. */
function useSelection(item: Item, initial: Selection) {
  const { t } = useTranslation("items");
  const [selection, setSelection] = useState(initial);
  const anchor = useRef<HTMLElement>(null);
  const read = (form: HTMLFormElement) => {
    const chosen = parseSelection(new FormData(form), item);
    // Counted here, and possibly pressed already; its hidden field only follows.
    setSelection(({ quantity }) => withinLimits(item, { ...chosen, quantity }).selection);
  };

  // What was chosen before the page was hydrated counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come alive
  useEffect(() => {
    const form = anchor.current?.closest("form");
    if (form) read(form);
  }, []);

  function onStep(step: number) {
    const verdict = canIncrement(item, selection, selection.quantity);
    if (step > 0 && !verdict.allowed) {
      const text = t(verdict.reason === "out-of-stock" ? "outOfStock" : "outOfLimits");
      return showToast({ id: verdict.reason, kind: "warning", text });
    }
    setSelection((current) => ({ ...current, quantity: Math.max(1, current.quantity + step) }));
  }
  return {
    selection,
    form: anchor,
    onChange: (event: FormEvent<HTMLFormElement>) => read(event.currentTarget),
    onStep,
  };
}
