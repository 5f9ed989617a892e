/**
 * What the newsletter takes. Its form stands on every page, whose data would grow by it, so this goes to the browser by itself;
 * the schema reads it as well.
 */
export const newsletterConstraint = { required: true, maxLength: 254 };
