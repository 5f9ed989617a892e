import { type ReactNode, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { AddOn, Item, Selection, VariationGroup } from "~/delivery-api";
import { matchVariation, maximumPicks } from "~/features/catalogue/variations";
import { Option } from "~/ui/Choice";
import { FieldError } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { Money } from "~/ui/Marks";
import { useHydrated } from "~/ui/use-hydrated";
import { useCardView } from "./card-view";
import styles from "./ItemDialog.module.css";
import { fieldNames, groupIds, mostAddOns } from "./selection-form";

type GroupProps = {
  id: string;
  title: string;
  /** The rule, in small words. */
  note?: string;
  isRequired: boolean;
  /** Why the choice was refused. */
  message: string | null;
  children: ReactNode;
};

/** A titled set of options, marked required or optional, with its message (VAR-04). */
function Group({ id, title, note, isRequired, message, children }: GroupProps) {
  const { t } = useTranslation("items");
  const described = [note ? `${id}-note` : null, `${id}-tag`, message ? `${id}-error` : null].filter(Boolean).join(" ");
  return (
    <fieldset
      id={id}
      className={styles.grp}
      aria-describedby={described}
      {...(message ? { "data-invalid": "", tabIndex: -1 } : {})}
    >
      <legend>
        <span className="vh">{title}</span>
      </legend>
      <div className={styles.grpH}>
        <span>
          <b aria-hidden="true">{title}</b> {note ? <small id={`${id}-note`}>{note}</small> : null}
        </span>{" "}
        <span id={`${id}-tag`} className={message ? "tag tag--bad" : isRequired ? "tag tag--accent" : "tag"}>
          {t(isRequired ? "required" : "optional")}
        </span>
      </div>
      {message ? <FieldError id={`${id}-error`}>{message}</FieldError> : null}
      {children}
    </fieldset>
  );
}

type SelectionProps = { selection: Selection; message: string | null };

/** Food: one of a single group, several of a multi group (VAR-01, VAR-02, VAR-12). */
export function FoodGroup({
  group,
  index,
  selection,
  message,
}: SelectionProps & { group: VariationGroup; index: number }) {
  const { t, money } = useCardView();
  const isMulti = group.type === "multi";
  const picked = selection.groups.find(({ name }) => name === group.name)?.labels ?? [];
  const note = isMulti ? t("rangeNote", { min: group.min, max: maximumPicks(group) }) : t("chooseOne");
  return (
    <Group id={groupIds.group(index)} title={group.name} note={note} isRequired={group.required} message={message}>
      {group.options.map(({ label, price }) => (
        <Option
          key={label}
          type={isMulti ? "checkbox" : "radio"}
          name={fieldNames.group(index)}
          value={label}
          defaultChecked={picked.includes(label)}
          end={price > 0 ? <Money text={t("plus", { amount: money(price) })} /> : t("included")}
        >
          <bdi>{label}</bdi>
        </Option>
      ))}
    </Group>
  );
}

/** Older choice options: together they name the variation (VAR-14). */
export function ChoiceGroup({ item, index, selection, message }: SelectionProps & { item: Item; index: number }) {
  const { t } = useTranslation("items");
  const choice = item.choices[index];
  if (!choice) return null;
  return (
    <Group id={groupIds.choice(index)} title={choice.title} note={t("chooseOne")} isRequired message={message}>
      {choice.options.map((option) => (
        <Option
          key={option}
          type="radio"
          name={fieldNames.choice(index)}
          value={option}
          defaultChecked={isChosen(item, index, option, selection)}
        >
          {option}
        </Option>
      ))}
    </Group>
  );
}

/** Whether the option was picked, or some combination with it is the chosen variation. */
function isChosen(item: Item, index: number, option: string, selection: Selection): boolean {
  if (selection.options) return selection.options[index] === option;
  const chosen = selection.variationType;
  if (chosen === null) return false;
  const combinations = item.choices.reduce<string[][]>(
    (sets, { options }, at) => sets.flatMap((set) => (at === index ? [option] : options).map((next) => [...set, next])),
    [[]],
  );
  return combinations.some((options) => matchVariation(item, options)?.type === chosen);
}

/** Variations without choice options: picked by their own name; sold-out ones cannot be (VAR-13). */
export function VariationTypes({ item, selection, message }: SelectionProps & { item: Item }) {
  const { t, money } = useCardView();
  return (
    <Group id={groupIds.variation} title={t("options")} note={t("chooseOne")} isRequired message={message}>
      {item.variations.map(({ type, price, stock }) => (
        <Option
          key={type}
          type="radio"
          name={fieldNames.variation}
          value={type}
          disabled={stock <= 0}
          defaultChecked={type === selection.variationType}
          end={stock > 0 ? <Money text={money(price)} /> : t("outOfStock")}
        >
          {type}
        </Option>
      ))}
    </Group>
  );
}

/** Add-ons with a quantity each (VAR-05, VAR-06). */
export function AddOnGroup({ item, selection }: { item: Item; selection: Selection }) {
  const { t } = useTranslation("items");
  return (
    <Group id="add-ons" title={t("addOns")} isRequired={false} message={null}>
      {item.addOns.map((addOn) => (
        <AddOnOption
          key={addOn.id}
          addOn={addOn}
          quantity={selection.addOns.find(({ id }) => id === addOn.id)?.quantity ?? 0}
        />
      ))}
    </Group>
  );
}

/** The quantity is a number field, shown while the add-on is checked; hydrated it gets its − and +. */
function AddOnOption({ addOn: { id, name, price }, quantity }: { addOn: AddOn; quantity: number }) {
  const { t, money } = useCardView();
  const isHydrated = useHydrated();
  const row = useRef<HTMLDivElement>(null);
  const fieldId = useId();

  function step(by: 1 | -1) {
    const [checkbox, number] = row.current?.querySelectorAll("input") ?? [];
    if (!checkbox || !number) return;
    // At one, less means without (VAR-06): the buttons go, and their focus with them.
    if (by < 0 && number.valueAsNumber <= 1) {
      checkbox.click();
      checkbox.focus({ preventScroll: true });
    } else number.stepUp(by);
    number.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <div className={`opt ${styles.addOn}`} ref={row}>
      <label className={styles.optL}>
        {" "}
        <input type="checkbox" name={fieldNames.addOn(id)} defaultChecked={quantity > 0} />{" "}
        <span>
          <bdi>{name}</bdi>{" "}
          <em>
            <Money text={t("plus", { amount: money(price) })} />
          </em>
        </span>
      </label>
      <div className={`step ${styles.addOnQ}`}>
        {isHydrated ? (
          <StepButton icon="minus" label={t("ui:oneLess", { label: name })} onClick={() => step(-1)} />
        ) : null}
        <label className="vh" htmlFor={fieldId}>
          {t("quantityOf", { name })}
        </label>{" "}
        <input
          className={styles.addOnN}
          id={fieldId}
          type="number"
          inputMode="numeric"
          name={fieldNames.addOnQuantity(id)}
          min={1}
          max={mostAddOns}
          defaultValue={quantity || 1}
        />
        {isHydrated ? (
          <StepButton icon="plus" label={t("ui:oneMore", { label: name })} onClick={() => step(1)} />
        ) : null}
      </div>
    </div>
  );
}

function StepButton({ icon, label, onClick }: { icon: "minus" | "plus"; label: string; onClick: () => void }) {
  return (
    <button type="button" className="step__b" onClick={onClick}>
      <Icon name={icon} label={label} />
    </button>
  );
}
