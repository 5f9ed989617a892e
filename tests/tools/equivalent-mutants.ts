/** Changes that mean the same as the original, so that no test can notice them. Each says why. */
export const equivalents: { file: string; line: string; why: string }[] = [];
