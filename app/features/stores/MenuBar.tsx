import { Form, useLocation, useSearchParams } from "@remix-run/react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { Spaced } from "~/ui/Spaced";
import { useHydrated } from "~/ui/use-hydrated";
import type { MenuData } from "./load-menu.server";
import { longestSearch } from "./menu-parts";
import styles from "./StorePage.module.css";
import { useSectionInView } from "./use-section-in-view";

/** Stays in view above the menu: the search in this store and the menu's sections, which follow scrolling once hydrated. */
export function MenuBar({ menu }: { menu: MenuData }) {
  return (
    <div className={styles.catbar}>
      <Search search={menu.search} />
      {menu.list ? <Links {...menu} /> : <FollowingLinks {...menu} />}
      <Found menu={menu} />
    </div>
  );
}

/** Says what a search has found, once scripts show it in place: a live region says what it becomes, never what it comes with, so it stands here before. */
function Found({ menu: { search, list } }: { menu: MenuData }) {
  const { t } = useTranslation("store");
  const isHydrated = useHydrated();
  const total = list?.total ?? 0;
  return (
    <p className="vh" role="status">
      {isHydrated && search ? t(total > 0 ? "foundCount" : "notFound.title", { count: total, search }) : null}
    </p>
  );
}

/** A GET form to this very page; what else the address says of the store stays. */
function Search({ search }: Pick<MenuData, "search">) {
  const { t } = useTranslation("store");
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const kept = ["module_id", "store_zone_id"];
  return (
    <Form
      className="find find--sm"
      role="search"
      action={pathname}
      aria-label={t("search.region")}
      key={search}
      preventScrollReset
    >
      <label className="vh" htmlFor="store-search">
        {t("search.label")}
      </label>{" "}
      <Icon name="search" />
      {kept.map((name) => {
        const value = params.get(name);
        return value === null ? null : <input key={name} type="hidden" name={name} value={value} />;
      })}
      <input
        id="store-search"
        type="search"
        name="search"
        defaultValue={search}
        placeholder={t("search.label")}
        maxLength={longestSearch}
        autoComplete="off"
      />
      <button type="submit" className="find__go">
        <Icon name="arrow-right" flip label={t("search.submit")} />
      </button>
    </Form>
  );
}

type LinksProps = Pick<MenuData, "chips"> & { bar?: Ref<HTMLElement>; inView?: string | null };

/** Links to other pages of the menu, or to parts of this one. */
function Links({ chips, bar, inView = null }: LinksProps) {
  const { t } = useTranslation("store");
  return (
    <nav ref={bar} className="chips" aria-label={t("sections")}>
      <Spaced>
        {chips.map(({ name, href, isCurrent }) => (
          <a
            key={href}
            className="chip"
            href={href}
            aria-current={isCurrent ? "page" : href === `#${inView}` ? "true" : undefined}
          >
            {name}
          </a>
        ))}
      </Spaced>
    </nav>
  );
}

function FollowingLinks({ chips, popular }: Pick<MenuData, "chips" | "popular">) {
  const { t } = useTranslation("store");
  const first = popular.length > 0 ? [{ name: t("popular"), href: "#popular", isCurrent: false }] : [];
  return <Links chips={[...first, ...chips]} {...useSectionInView()} />;
}
