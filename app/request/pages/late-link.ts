/**
 * Properties of a link to what scripts need: asked for after what is seen (docs/decisions/0114), and only where scripts run (docs/decisions/0208).
 * React 18 has no type for the priority.
 */
export const lateLink: object = { fetchpriority: "low", media: "(scripting: enabled)" };
