/** The canvas of a page (styles/colors.css), for the bars a browser draws around it. */
const canvas = { light: "#ffffff", dark: "#161513" } as const;

/** Colours the browser's own bars as the page: by what the visitor has chosen, else as their system says. */
export function ThemeColor({ theme }: { theme: "light" | "dark" | null }) {
  if (theme !== null) return <meta name="theme-color" content={canvas[theme]} />;
  return (
    <>
      <meta name="theme-color" content={canvas.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={canvas.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
