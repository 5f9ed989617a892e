import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in browsers. On the server effects never run, and React warns of those. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
