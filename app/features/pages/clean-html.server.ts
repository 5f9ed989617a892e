import sanitizeHtml from "sanitize-html";
import { answerLimits } from "~/limits";

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "br", "hr", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "pre", "a"],
    ...["strong", "b", "em", "i", "u", "s", "sub", "sup", "small", "code", "span", "div"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href", "rel"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    "*": ["dir", "lang"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    // The page has a first heading of its own.
    h1: "h2",
    a: sanitizeHtml.simpleTransform("a", { rel: "noopener noreferrer" }),
  },
};

/**
 * What of an operator's HTML may stand in a page: text, lists, tables and links; no script, style, picture, form or frame
 * (RTE-30, docs/decisions/0080). Cut before it is cleaned, since cleaning is what takes long. Never throws.
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html.slice(0, answerLimits.html), options).trim();
