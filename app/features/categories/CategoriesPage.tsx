import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { EmptyState } from "~/ui/EmptyState";
import { Picture } from "~/ui/Picture";
import styles from "./Categories.module.css";
import type { CategoriesData } from "./load-categories.server";

/** All categories of the module as tiles, with the smaller ones under each (RTE-31). */
export function CategoriesPage({ title, categories }: CategoriesData) {
  const { t } = useTranslation("categories");
  return (
    <div className="wrap">
      <Breadcrumbs above={[{ href: "/home", label: t("home") }]} here={title} />
      <section className={styles.page}>
        <h1>{title}</h1>
        {categories.length === 0 ? (
          <EmptyState
            picture="magnifying-glass-tilted-left"
            title={t("none.title")}
            action={{ href: "/home", label: t("ui:backToHome") }}
          >
            {t("none.text")}
          </EmptyState>
        ) : (
          <ul className={styles.tiles}>
            {categories.map((category, index) => (
              <Tile key={category.id} {...category} isFirst={index === 0} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

type TileProps = CategoriesData["categories"][number] & { isFirst: boolean };

function Tile({ name, href, image, productsCount, children, isFirst }: TileProps) {
  const { t } = useTranslation("categories");
  return (
    <li className={styles.tile}>
      <h2>
        <a href={href}>{name}</a>
      </h2>
      {productsCount === null ? null : <p className="muted small">{t("items", { count: productsCount })}</p>}
      <Picture src={image} width={80} height={80} eager={isFirst} standIn="layout-grid" className={styles.picture} />
      {children.length > 0 ? (
        <ul className={styles.children}>
          {children.map((child) => (
            <li key={child.id}>
              <a href={child.href}>
                <bdi>{child.name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
