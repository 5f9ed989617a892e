import { moduleKind } from "~/module-kinds";
import { ShopForm } from "~/request/posting/ShopForm";
import { classes } from "~/ui/classes";
import { Pictogram } from "~/ui/Icon";
import { SizedImage } from "~/ui/Picture";
import { Spaced } from "~/ui/Spaced";
import styles from "./Modules.module.css";
import type { ModuleCard } from "./module-card.server";

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
  modules: ModuleCard[];
}) {
  return (
    <ShopForm intent="choose-module" className={classes(styles.mods, small && styles.small)}>
      <Spaced>
        {modules.map(({ id, type, name, about, icon }) => (
          <button type="submit" key={id} className={styles.mod} name="module" value={id} data-module={type}>
            <span className={styles.modT}>
              <b>{name}</b> <span>{about}</span>
            </span>
            {icon ? (
              <SizedImage className={styles.modE} src={icon} width={112} height={112} />
            ) : (
              <Pictogram name={moduleKind(type).pictogram} className={styles.modE} />
            )}
          </button>
        ))}
      </Spaced>
    </ShopForm>
  );
}
