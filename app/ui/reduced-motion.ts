/** Whether the visitor has asked their device for less motion. In the browser only. */
export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
