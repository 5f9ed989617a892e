import { useTranslation } from "react-i18next";
import { commaList } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { moduleKind } from "~/module-kinds";
import styles from "./ItemDialog.module.css";
import type { ItemData } from "./load-item.server";

/** What is in the food: allergens in plain sight, or that nobody has told them; nutrition folded (docs/delivery-api.md §7.1). */
export function FoodFacts({ item, as: Heading }: Pick<ItemData, "item"> & { as: "h2" | "h3" }) {
  const { allergens, nutrition, moduleType } = item;
  const { t } = useTranslation("product");
  const language = useLanguage();
  if (!moduleKind(moduleType).tellsAllergens && allergens.length + nutrition.length === 0) return null;
  return (
    <section className={styles.food}>
      <Heading>{t("allergens")}</Heading>
      <p>{allergens.length > 0 ? <bdi>{commaList(allergens, language)}</bdi> : t("allergensUntold")}</p>
      {nutrition.length > 0 ? (
        <details>
          <summary className="more">{t("nutrition")}</summary>
          <p>
            <bdi>{commaList(nutrition, language)}</bdi>
          </p>
        </details>
      ) : null}
    </section>
  );
}
