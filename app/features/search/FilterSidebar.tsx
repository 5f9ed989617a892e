import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Option } from "~/ui/Choice";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/Icon";
import { SubmitButton } from "~/ui/SubmitButton";
import { type CategoryNode, isAll } from "./categories";
import type { ResultsData } from "./load-results.server";
import { checkedBrands, chosenBrands } from "./query";
import { type Filters, filterFormId } from "./use-filters";

/** Opens and closes the sidebar where it is a sheet, below 992 px. */
export const sidebarId = "filter-sidebar";

type FilterSidebarProps = Pick<ResultsData, "query" | "categories" | "brands"> & { filters: Filters };

/**
 * Categories and brands (SRCH-17): beside the results, and below 992 px a sheet over them. It is a `popover`, which needs no script; a
 * browser that does not know the word shows it above the results.
 */
export function FilterSidebar({ query, categories, brands, filters }: FilterSidebarProps) {
  const { t } = useTranslation("search");
  const { draft, choose } = filters;
  const brandBoxes = checkedBrands(draft);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // Hydrated, every choice has been applied when it was made; the button only leads back to the results.
    event.preventDefault();
    closePanels(event.currentTarget.ownerDocument);
  }
  const form = { id: filterFormId, action: "/home", autoComplete: "off", onSubmit };
  const hidden = (
    <HiddenFields query={query} checked={[...filters.checked]} isAll={isAll(filters.checked, categories)} />
  );
  // The popover's filters and the order of the results belong to the form as well.
  if (categories.length + brands.length === 0)
    return (
      <Form {...form} hidden>
        {hidden}
      </Form>
    );
  return (
    <aside className="filt" id={sidebarId} aria-label={t("filters")} {...{ popover: "auto" }}>
      <Form {...form}>
        {hidden}
        <div className="filt__h">
          <h2>{t(categories[0] ? "categories" : "brands")}</h2>
          <button type="button" className="round filt__x" {...closes}>
            <Icon name="x" label={t("ui:close")} />
          </button>
        </div>
        {categories.length > 0 ? <Categories categories={categories} filters={filters} /> : null}
        {brands.length > 0 ? (
          <Group title={t("brands")} scrolls isNamed={categories.length === 0}>
            {brands.map(({ id, name }) => (
              <Option
                key={id}
                type="checkbox"
                name="brand"
                value={id}
                checked={brandBoxes.includes(id)}
                onChange={({ target }) =>
                  choose({ brands: chosenBrands(draft, changed(brandBoxes, id, target.checked)) })
                }
              >
                <bdi>{name}</bdi>
              </Option>
            ))}
          </Group>
        ) : null}
        <SubmitButton wide>{t("apply")}</SubmitButton>
      </Form>
    </aside>
  );
}

const closes = { popovertarget: sidebarId, popovertargetaction: "hide" };

/** Leaves the sheet and the popover, where one of them is open; what has opened it has the focus again, as browsers do for the sheet. */
export function closePanels(page: Document) {
  const sidebar = page.getElementById(sidebarId);
  // A browser that does not know the word throws at the selector.
  if (sidebar && "popover" in sidebar && sidebar.matches(":popover-open")) sidebar.hidePopover();
  for (const details of page.querySelectorAll<HTMLDetailsElement>(".filtpop[open]")) {
    if (details.contains(page.activeElement)) details.querySelector("summary")?.focus();
    details.open = false;
  }
}

function Categories({ categories, filters: { checked, press } }: { categories: CategoryNode[]; filters: Filters }) {
  const { t } = useTranslation("search");
  const box = (id: number | "all", name: string, isChild = false) => (
    <label key={id} className={classes("opt", isChild && "filt__2")}>
      {" "}
      <input
        type="checkbox"
        name="category"
        value={id}
        checked={id === "all" ? isAll(checked, categories) : checked.has(id)}
        onChange={({ target }) => press(id, target.checked)}
      />{" "}
      <span>
        <bdi>{name}</bdi>
      </span>
    </label>
  );
  return (
    <Group title={t("categories")} scrolls isNamed>
      {box("all", t("all"))}
      {categories.map(({ id, name, children }) => [
        box(id, name),
        ...children.map((child) => box(child.id, child.name, true)),
      ])}
    </Group>
  );
}

type GroupProps = {
  title: string;
  /** At most 330 px high (SRCH-22), and keys can scroll it. */
  scrolls?: boolean;
  /** The heading above says the same. */
  isNamed?: boolean;
  children: ReactNode;
};

/** A group of filters. */
export function Group({ title, scrolls = false, isNamed = false, children }: GroupProps) {
  return (
    <fieldset className="filt__g">
      <legend className={isNamed ? "vh" : undefined}>{title}</legend>
      {scrolls ? <div className="filt__c">{children}</div> : children}
    </fieldset>
  );
}

/** The rest of the question, and which boxes stood checked: without scripts a press on a parent means its children too. */
function HiddenFields({ query, checked, isAll }: Pick<ResultsData, "query"> & { checked: number[]; isAll: boolean }) {
  const { dataType, search, id, name, brandId, moduleId, tab, view } = query;
  const fields: [string, string | number | null][] = [
    ["apply", 1],
    ["search", search],
    ["id", id],
    ["module_id", moduleId],
    ["name", name],
    ["data_type", dataType],
    ["brand_id", brandId],
    ["tab", tab],
    ["view", view],
    ...(isAll ? [["was", "all"] as [string, string]] : []),
    ...checked.map((box) => ["was", box] as [string, number]),
  ];
  return fields
    .filter(([, value]) => value !== null && value !== "")
    .map(([field, value]) => <input key={`${field} ${value}`} type="hidden" name={field} value={value ?? ""} />);
}

/** A list of choices with one of them on or off. */
export const changed = <T,>(chosen: readonly T[], one: T, on: boolean): T[] => [
  ...chosen.filter((other) => other !== one),
  ...(on ? [one] : []),
];
