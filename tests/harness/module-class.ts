/** A class of a CSS module, as the build names it (vite.config.ts). */
export const moduleClass = /^\w*[A-Za-z\d]_[A-Za-z\d]{3}$/;
