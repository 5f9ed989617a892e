/** Says of which build of the browser's scripts a data answer is (ADR 0206). */
export const buildHeader = "X-Build";
