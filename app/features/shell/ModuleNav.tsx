import { useTranslation } from "react-i18next";
import { moduleKind } from "~/module-kinds";
import { ShopForm } from "~/request/posting/ShopForm";
import { classes } from "~/ui/classes";
import { Pictogram } from "~/ui/Icon";
import { Spaced } from "~/ui/Spaced";
import styles from "./ModuleNav.module.css";
import { useShell } from "./ShellContext";
import type { InertProps } from "./types";

/** The module switcher fixed at the inline end of wide pages (MOD-06, MOD-07). */
export function ModuleRail(inert: InertProps) {
  const { t } = useTranslation("shell");
  const { shell } = useShell();
  if (shell.modules.length < 2) return null;
  return (
    <nav className={styles.rail} aria-label={t("modules.label")} {...inert}>
      <ModuleButtons pictureClass={styles.railE} />
    </nav>
  );
}

/** The modules as tiles, at the top of home pages below 1180 px. */
export function ModuleTiles() {
  const { t } = useTranslation("shell");
  const { shell } = useShell();
  if (shell.modules.length < 2) return null;
  return (
    <nav className={classes("wrap", styles.tiles)} aria-label={t("modules.title")}>
      <ModuleButtons pictureClass={styles.tilesE} />
    </nav>
  );
}

type ModuleButtonsProps = { className?: string; pictureClass: string | undefined };

/** Choosing a module is a change, so each is a submit button with the module's id. */
export function ModuleButtons({ className = styles.form, pictureClass }: ModuleButtonsProps) {
  const { shell } = useShell();
  return (
    <ShopForm intent="choose-module" className={className}>
      <Spaced>
        {shell.modules.map(({ id, type, name }) => (
          <button
            type="submit"
            key={id}
            name="module"
            value={id}
            data-module={type}
            aria-current={id === shell.module?.id || undefined}
          >
            <Pictogram name={moduleKind(type).pictogram} className={pictureClass} />
            <span>
              <bdi>{name}</bdi>
            </span>
          </button>
        ))}
      </Spaced>
    </ShopForm>
  );
}
