import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { storeFilters } from "~/delivery-api/calls";
import { Option } from "~/ui/Choice";
import { Icon } from "~/ui/Icon";
import { Spaced } from "~/ui/Spaced";
import { buttonClass, SubmitButton } from "~/ui/SubmitButton";
import type { StoreListData } from "./load-store-list.server";
import styles from "./StoreList.module.css";
import { storeListHref } from "./store-list-href";

/** From 1180 px: `All`, `Delivery` and `Take Away` in a menu (STOR-06). */
export function StoreFilterMenu({ state }: Pick<StoreListData, "state">) {
  const { t } = useTranslation("storelist");
  return (
    // A new list starts with the menu closed.
    <details className={styles.menu} key={storeListHref(state)} data-menu>
      <summary className="chip">
        {t("filterIs", { filter: t(`menu.${state.filter}`) })}
        <Icon name="chevron-down" />
      </summary>{" "}
      <nav className={styles.panel} aria-label={t("filter")}>
        <Spaced>
          {storeFilters.map((filter) => (
            <Link
              key={filter}
              className={styles.choice}
              to={storeListHref({ ...state, filter, page: 1 })}
              aria-current={filter === state.filter ? "true" : undefined}
            >
              {t(`menu.${filter}`)}
              {filter === state.filter ? <Icon name="check" /> : null}
            </Link>
          ))}
        </Spaced>
      </nav>
    </details>
  );
}

/** Below 1180 px: Delivery Type and Categories in a popover, one form (STOR-05). */
export function StoreFilterPopover({ state, categories }: StoreListData) {
  const { t } = useTranslation("storelist");
  const { tab, filter, categories: chosen, quick } = state;
  const count = (filter === "all" ? 0 : 1) + chosen.length;
  return (
    <details className={styles.popover} key={storeListHref(state)} data-menu>
      <summary className="chip">
        <Icon name="adjustments-horizontal" />
        {t("filter")}
        {count > 0 ? <span className="badge">{count}</span> : null}
      </summary>
      <Form className={styles.panel} action={storeListHref({ tab }).replace(/\?.*/, "")} aria-label={t("filter")}>
        {tab === "top_rated" ? <input type="hidden" name="tab" value={tab} /> : null}
        {quick.map((name) => (
          <input key={name} type="hidden" name="quick" value={name} />
        ))}
        <fieldset>
          <legend>{t("deliveryType")}</legend>
          {storeFilters.map((type) => (
            <Option key={type} type="radio" name="filter" value={type} defaultChecked={type === filter}>
              {t(`type.${type}`)}
            </Option>
          ))}
        </fieldset>
        {categories.length > 0 ? (
          <fieldset>
            <legend>{t("categories")}</legend>
            <div className={styles.options}>
              {categories.map(({ id, name }) => (
                <Option key={id} type="checkbox" name="category" value={id} defaultChecked={chosen.includes(id)}>
                  <bdi>{name}</bdi>
                </Option>
              ))}
            </div>
          </fieldset>
        ) : null}
        <div className="two">
          <Link className={buttonClass("line")} to={storeListHref({ tab })}>
            {t("clear")}
          </Link>{" "}
          <SubmitButton>{t("apply")}</SubmitButton>
        </div>
      </Form>
    </details>
  );
}
