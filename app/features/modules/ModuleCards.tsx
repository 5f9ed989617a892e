import { useTranslation } from "react-i18next";
import type { Module } from "~/delivery-api";
import { ShopForm } from "~/request/posting/ShopForm";
import { classes } from "~/ui/classes";
import { Pictogram } from "~/ui/Icon";
import { SizedImage } from "~/ui/Picture";
import styles from "./Modules.module.css";
import { modulePictogram } from "./pictogram";

/**
 * Modules as cards of their own colour; each is a submit button that chooses it. No number of stores: the delivery API counts those of every zone, and
 * lists those of one.
 */
export function ModuleCards({
  modules,
  small = false,
}: {
  /** In the chooser dialog. */
  small?: boolean;
  modules: Pick<Module, "id" | "type" | "name" | "icon">[];
}) {
  const { t } = useTranslation("modules");
  return (
    <ShopForm intent="choose-module" className={classes(styles.mods, small && styles.small)}>
      {modules.map(({ id, type, name, icon }) => (
        <button type="submit" key={id} className={styles.mod} name="module" value={id} data-module={type}>
          <span className={styles.modT}>
            <b>{name}</b>
            <span>{t(`about.${type}`)}</span>
          </span>
          {icon ? (
            <SizedImage className={styles.modE} src={icon} width={112} height={112} />
          ) : (
            <Pictogram name={modulePictogram[type]} className={styles.modE} />
          )}
        </button>
      ))}
    </ShopForm>
  );
}
