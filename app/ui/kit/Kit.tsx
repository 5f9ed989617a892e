import { createTheme, DirectionProvider, type MantineColorSchemeManager, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

const theme = createTheme({ respectReducedMotion: true, cursorType: "pointer", fontFamily: "inherit" });

/** Light and dark are the stylesheet's business (tokens.css), so the library stores and writes nothing. */
const noColorScheme: MantineColorSchemeManager = {
  get: (fallback) => fallback,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

/**
 * Mantine for form pages and toasts. Its parts are used unstyled and dressed with our own classes: they bring behaviour and accessibility,
 * no stylesheet, and look exactly like plain fields.
 */
export function Kit({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return (
    <DirectionProvider initialDirection={i18n.dir()} detectDirection={false}>
      <MantineProvider
        theme={theme}
        colorSchemeManager={noColorScheme}
        getRootElement={() => undefined}
        withCssVariables={false}
        withGlobalClasses={false}
        withStaticClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
