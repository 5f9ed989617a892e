import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./Icon";
import type { IconName } from "./icons/names";
import styles from "./Known.module.css";

export type KnownLineProps = {
  icon: IconName;
  title: ReactNode;
  line?: ReactNode;
  /** Said of it where a pointer rests. */
  hint?: string | undefined;
};

/** The disc that stands before what is known. */
export const KnownIcon = ({ name }: { name: IconName }) => (
  <span className={styles.icon}>
    <Icon name={name} />
  </span>
);

/** What is known, in a line: an icon, a title, more about it. */
export function KnownLine({ icon, title, line, hint }: KnownLineProps) {
  return (
    <>
      <KnownIcon name={icon} />
      <span className={styles.told} title={hint}>
        <b>{title}</b> {line ? <small>{line}</small> : null}
      </span>
    </>
  );
}

type KnownFoldProps = KnownLineProps & { isOpen: boolean; children: ReactNode };

/**
 * The same as the head of what changes it: one line for what is known, which opens by itself where something is missing (docs/decisions/0168). It never
 * closes by itself: what somebody is at would go from under their hands, and the focus with it.
 */
export function KnownFold({ isOpen, children, ...line }: KnownFoldProps) {
  const { t } = useTranslation("ui");
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isOpen);
  useEffect(() => {
    if (isOpen && fold.current) fold.current.open = true;
  }, [isOpen]);
  return (
    <details ref={fold} className={styles.fold} open={isOpenAtFirst}>
      <summary>
        <KnownLine {...line} /> <span className={styles.change}>{t("change")}</span>
      </summary>{" "}
      {children}
    </details>
  );
}
