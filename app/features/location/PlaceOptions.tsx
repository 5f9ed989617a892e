import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { stepped, useCombobox } from "~/ui/use-combobox";
import type { Choice } from "./choice";
import styles from "./PlaceOptions.module.css";
import { useLocate, usePermissionDialog } from "./use-locate";
import { useSuggestions } from "./use-suggestions";

const nothing = { search: "", suggestions: [], isEmpty: false };

type PlaceOptionsProps = {
  field: HTMLInputElement;
  /** Whether the field's form is under way: the place is chosen by then. */
  isSent: boolean;
  onChoose(choice: Choice): void;
};

/**
 * Turns an address field into a combobox: the current location first, then suggestions that follow the typing (LOC-04, LOC-07). Choosing one
 * needs no further press. Stands beside the field's form, in a box of their own.
 */
export default function PlaceOptions({ field, isSent, onChoose }: PlaceOptionsProps) {
  const { t } = useTranslation("location");
  const id = useId();
  const [isOpen, setOpen] = useState(field === document.activeElement);
  const [active, setActive] = useState(-1);
  const { text, follow, list } = useSuggestions(useRef(field), nothing, {
    onPick: (place: string) => onChoose({ place }),
  });
  const locate = useLocate(onChoose, [text, isSent], usePermissionDialog());
  const { rows, isEmpty, failure } = list;
  const count = rows.length + 1;
  const optionId = (index: number) => `${id}option-${index}`;

  function choose(index: number) {
    close();
    const suggestion = rows[index - 1];
    if (!suggestion) return void locate();
    field.value = suggestion.mainText;
    list.onPick(suggestion.placeId);
  }
  function close() {
    setOpen(false);
    setActive(-1);
  }

  useCombobox(field, {
    listId: `${id}list`,
    activeId: active < 0 ? null : optionId(active),
    isShown: isOpen,
    onType(value) {
      follow(value);
      setActive(-1);
      setOpen(true);
    },
    onOpen: () => setOpen(true),
    onClose: close,
    onStep: (by) => setActive(stepped(active, by, count)),
    onEnter() {
      const isChosen = active >= 0;
      if (isChosen) choose(active);
      else close();
      return isChosen;
    },
  });
  if (!isOpen) return null;

  const option = (index: number) => ({
    id: optionId(index),
    isActive: index === active,
    onPress: () => choose(index),
  });
  return (
    <div className={styles.places}>
      <div {...{ id: `${id}list`, role: "listbox", "aria-label": t("suggestions") }}>
        <Option {...option(0)} icon={<Icon name="current-location" />}>
          <b>{t("current")}</b>
        </Option>
        {rows.map(({ placeId, mainText, secondaryText }, index) => (
          <Option key={placeId} {...option(index + 1)} icon={<Icon name="map-pin" />}>
            <b dir="auto">{mainText}</b> {secondaryText ? <small dir="auto">{secondaryText}</small> : null}
          </Option>
        ))}
      </div>
      <div role="status" className={isEmpty || failure ? styles.none : "vh"}>
        {failure ?? (isEmpty ? t("nothing") : rows.length > 0 ? t("found", { count: rows.length }) : null)}
      </div>
    </div>
  );
}

type OptionProps = { id: string; isActive: boolean; icon: ReactNode; onPress(): void; children: ReactNode };

/** Chosen by a press or with the field's keys: the line itself takes no focus. */
function Option({ id, isActive, icon, onPress, children }: OptionProps) {
  return (
    <button type="button" role="option" id={id} tabIndex={-1} aria-selected={isActive} onClick={onPress}>
      {icon}
      <span>{children}</span>
    </button>
  );
}
