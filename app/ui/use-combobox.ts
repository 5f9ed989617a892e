import { useEffect, useRef } from "react";
import { lastFocused } from "./last-focused";

export type Combobox = {
  listId: string;
  /** The option the arrow keys stand on. */
  activeId: string | null;
  isShown: boolean;
  onType(value: string): void;
  onOpen(): void;
  onClose(): void;
  onStep(by: 1 | -1): void;
  /** True when an option was chosen; otherwise the form is sent. */
  onEnter(): boolean;
};

/**
 * Makes a text field that stands already a combobox (WAI-ARIA APG), so that the pages before its first use carry no script for it. The
 * field's own place in the page is the box around it: leaving that closes the panel, as a press outside does (SRCH-05).
 */
export function useCombobox(field: HTMLInputElement, latest: Combobox): void {
  const handlers = useRef(latest);
  handlers.current = latest;
  const { listId, activeId, isShown } = latest;

  useEffect(() => {
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-haspopup", "listbox");
    // The browser's own list would lie over this one.
    field.autocomplete = "off";
  }, [field]);

  useEffect(() => {
    field.setAttribute("aria-expanded", `${isShown}`);
    setOrRemove(field, "aria-controls", isShown ? listId : null);
    setOrRemove(field, "aria-activedescendant", activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [field, isShown, listId, activeId]);

  useEffect(() => {
    const box = field.form?.parentElement;
    const leave = new AbortController();
    const { signal } = leave;
    const open = () => handlers.current.onOpen();
    field.addEventListener("input", () => handlers.current.onType(field.value), { signal });
    field.addEventListener(
      "focus",
      () => {
        // Nobody asks for the list where a closed dialog gives the focus back: what had it last is gone.
        if ((lastFocused() as Node | null)?.isConnected !== false) open();
      },
      { signal },
    );
    field.addEventListener("click", open, { signal });
    field.addEventListener("keydown", (event) => onKey(event, handlers.current), { signal });
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (!box?.contains(target as Node)) handlers.current.onClose();
      },
      { signal },
    );
    box?.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (relatedTarget !== null && !box.contains(relatedTarget as Node)) handlers.current.onClose();
      },
      { signal },
    );
    // Following a link of the panel leads away from it; a button closes it itself, once it has been heard.
    box?.addEventListener(
      "click",
      ({ target }) => {
        if ((target as Element).closest("a[role=option]")) handlers.current.onClose();
      },
      { signal },
    );
    return () => leave.abort();
  }, [field]);
}

function onKey(event: KeyboardEvent, { isShown, onStep, onOpen, onClose, onEnter }: Combobox) {
  if (event.isComposing) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    if (isShown) onStep(event.key === "ArrowDown" ? 1 : -1);
    else onOpen();
  } else if (event.key === "Escape" && isShown) {
    event.preventDefault();
    onClose();
  } else if (event.key === "Enter" && onEnter()) event.preventDefault();
}

/** The option an arrow key leads to: through all of them and back to the field, which is -1. */
export function stepped(active: number, by: 1 | -1, count: number): number {
  return ((active + by + count + 2) % (count + 1)) - 1;
}

function setOrRemove(field: Element, name: string, value: string | null) {
  if (value === null) field.removeAttribute(name);
  else field.setAttribute(name, value);
}
