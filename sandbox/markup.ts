/** A text as it may stand in HTML and in SVG, between elements and in quoted attributes. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
