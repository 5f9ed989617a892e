import { useFetcher, useNavigate } from "@remix-run/react";
import { type ReactElement, useEffect, useId, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardItem } from "~/features/catalogue/card";
import { discountedPrice } from "~/features/catalogue/price";
import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { useMoney } from "~/features/catalogue/use-money";
import { rating as formatRating } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Icon } from "~/ui/Icon";
import type { IconName } from "~/ui/icons/names";
import { Rating } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { stepped, useCombobox } from "~/ui/use-combobox";
import type { Suggestions } from "./load-suggestions.server";
import { RecentSearches } from "./RecentSearches";
import { cleanTerm } from "./recent";
// In the browser the styles come with this script.
import "./suggest.css";
import { type OptionKind, optionKinds, optionsFor, type SuggestionOption } from "./suggestion-options";

/** The specification's debounce of the search field (SRCH-03). */
const debounceMs = 500;

type SuggestPanelProps = {
  field: HTMLInputElement;
  /** Recent searches as the page knew them when it was loaded. */
  recent: string[];
  current: string;
};

/**
 * Turns the search field into a combobox: recent searches and items before typing, then names, items, stores and categories that follow the
 * typing (SRCH-01 to SRCH-05, SRCH-11). Choosing one is following its link.
 */
export default function SuggestPanel({ field, recent, current }: SuggestPanelProps) {
  const { t } = useTranslation("suggest");
  const navigate = useNavigate();
  const id = useId();
  const [term, setTerm] = useState(() => cleanTerm(field.value));
  const [wasSearching] = useState(() => isSearching(field));
  const [isOpen, setOpen] = useState(wasSearching);
  // This list takes the place of the plain one, and the focus that was on a line of it.
  useLayoutEffect(() => {
    if (wasSearching) field.focus();
  }, [wasSearching, field]);
  const [active, setActive] = useState(-1);
  const { before, found } = useSuggestions(term, isOpen);
  const isAnswered = term !== "" && found?.term === term;
  const price = useItemPrice();
  const options = optionsFor(term, found, {
    recent: before?.recent ?? recent,
    items: before?.items ?? [],
    current,
    price,
  });
  const isShown = isOpen && options.length > 0;
  const optionId = (index: number) => `${id}option-${index}`;
  const chosen = isShown ? options[active] : undefined;

  useCombobox(field, {
    listId: `${id}list`,
    activeId: chosen ? optionId(active) : null,
    isShown,
    onType: (value) => {
      setTerm(cleanTerm(value));
      setActive(-1);
      setOpen(true);
    },
    onOpen: () => setOpen(true),
    onClose: () => {
      setOpen(false);
      setActive(-1);
    },
    onStep: (by) => setActive(stepped(active, by, options.length)),
    onEnter: () => {
      setOpen(false);
      if (!chosen) return false;
      navigate(chosen.href);
      return true;
    },
  });

  // What was typed since this was drawn, before anybody listened.
  useEffect(() => setTerm(cleanTerm(field.value)), [field]);

  if (!isOpen) return null;
  const recentTerms = options.filter(({ kind }) => kind === "recent").map(({ name }) => name);
  const titles: Record<OptionKind, string> = {
    shop: t("kinds.shop"),
    recent: "",
    term: t("kinds.term"),
    category: t("kinds.category"),
    item: "",
    store: "",
    ...(term === "" ? before : found)?.titles,
  };
  const groups = optionKinds.map((kind) => (
    <Group key={kind} title={titles[kind]}>
      {options.flatMap((option, index) =>
        option.kind === kind && kind !== "recent"
          ? [<Line key={option.key} option={option} id={optionId(index)} isActive={index === active} />]
          : [],
      )}
    </Group>
  ));
  const list = { id: `${id}list`, role: "listbox", "aria-label": t("panel") };
  // Lines that hold a button of their own cannot stand inside a listbox: it owns their links from beside them.
  const panel =
    recentTerms.length > 0 ? (
      <div className="sug" tabIndex={-1}>
        <div {...list} aria-owns={options.map((_, index) => optionId(index)).join(" ")} />
        <RecentSearches
          terms={recentTerms}
          current={current}
          optionId={optionId}
          active={chosen ? optionId(active) : null}
          onForget={() => field.focus()}
        />
        {groups}
      </div>
    ) : (
      <div className="sug" tabIndex={-1} {...list}>
        {groups}
      </div>
    );
  const resultCount = isShown ? t("found", { count: options.length }) : t("nothing");
  return (
    <>
      {isShown ? panel : null}
      {/* A live region says what it becomes: it stands beside the list, and where there is none. */}
      <div role="status" className={isAnswered && !isShown ? "sug sug__n" : "vh"}>
        {isAnswered ? resultCount : null}
      </div>
    </>
  );
}

/** Whether the focus is in the field or in the list below it. */
const isSearching = (field: HTMLInputElement) =>
  field === document.activeElement || document.activeElement?.closest(".sug") != null;

function Group({ title, children }: { title: string; children: ReactElement[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <div {...{ role: "group", "aria-labelledby": id }}>
      <div className="sug__h" id={id}>
        <b>{title}</b>
      </div>
      {children}
    </div>
  );
}

const icons = {
  shop: "building-store",
  recent: "clock",
  term: "search",
  item: "tools-kitchen-2",
  store: "building-store",
  category: "layout-grid",
} as const satisfies Record<OptionKind, IconName>;

function Line({ option, id, isActive }: { option: SuggestionOption; id: string; isActive: boolean }) {
  const { kind, name, href, image, about, rating } = option;
  const language = useLanguage();
  const isPictured = kind === "item" || kind === "store" || kind === "category";
  return (
    // Chosen with the field's keys: the line itself takes no focus.
    <a className="sug__a" href={href} role="option" id={id} tabIndex={-1} aria-selected={isActive}>
      {isPictured ? (
        <span className="sug__p">
          <Picture src={image} width={40} height={40} standIn={icons[kind]} />
        </span>
      ) : (
        <Icon name={icons[kind]} />
      )}{" "}
      <span>
        <bdi>{name}</bdi>{" "}
        {about.length > 0 || rating !== null ? (
          <small>
            {rating === null ? null : <Rating value={formatRating(rating, 1, language)} count={null} />}
            {about.map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
          </small>
        ) : null}
      </span>
    </a>
  );
}

/** Writes what an item costs now. */
function useItemPrice() {
  const { currency } = useShopFacts();
  const money = useMoney();
  return (item: CardItem) => money(discountedPrice(item.price, item, currency.digits));
}

/** What precedes typing, asked for when the panel opens, and what belongs to the term, once typing has paused. */
function useSuggestions(term: string, isOpen: boolean) {
  const first = useFetcher<Suggestions | null>();
  const following = useFetcher<Suggestions | null>();
  const { load: loadFirst } = first;
  const { load } = following;
  useEffect(() => {
    if (isOpen) loadFirst("/search/suggest");
  }, [isOpen, loadFirst]);
  useEffect(() => {
    if (term === "" || !isOpen) return;
    const timer = setTimeout(() => load(`/search/suggest?${new URLSearchParams({ name: term })}`), debounceMs);
    return () => clearTimeout(timer);
  }, [term, isOpen, load]);
  // What belongs to the beginning of the term stands until more is known; anything else is of another search.
  const found = following.data && term.startsWith(following.data.term) ? following.data : null;
  return { before: first.data ?? null, found };
}
