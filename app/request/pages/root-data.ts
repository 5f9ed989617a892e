import type { Direction, Language } from "~/i18n/languages";
import type { ModuleType } from "~/module-kinds";
import type { PushView } from "~/request/context/push-view";
import type { Toast } from "~/session/flash.server";

/** The root loader's data: what `<html>` and every form need. Never the token. */
export type RootData = {
  language: Language;
  /** All that are offered, with their names, where the operator added any. */
  languages?: { language: Language; name: string }[];
  /** Changes with any text. */
  textsVersion: string;
  direction: Direction;
  theme: "light" | "dark" | null;
  module: ModuleType;
  isLite: boolean;
  formToken: string;
  /** Toasts drawn by the server, once. */
  toasts: Toast[];
  /** The accent of BRAND_COLOR and the fonts of BRAND_FONT and of an added language as a style sheet; absent without any. */
  brandSheet?: string;
  /** The addresses of those fonts; absent in lite mode. */
  brandFont?: string;
  scriptFont?: string;
  /** Stylesheets of the dialog that the address opens. */
  dialogStyles: readonly string[];
  /** Shown on error pages, for the help desk. */
  requestId: string;
  /** When the page left the server, by the delivery API's clock: milliseconds since the epoch. A cached page was drawn up to a minute before. */
  servedAt: string;
  /** The share of page loads whose web vitals are told; absent where none are. */
  webVitals?: number;
  hasPlace: boolean;
  /** Push messages, for customers of an operator who sends any. */
  push: PushView | null;
};
