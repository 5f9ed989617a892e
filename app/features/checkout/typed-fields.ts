/** Fields that belong to the form, not to the customer. */
const machinery = new Set(["intent", "token", "seen", "key"]);

/** What the customer typed and chose, to be shown again. */
export function typedFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter(
      (field): field is [string, string] =>
        typeof field[1] === "string" && !machinery.has(field[0]) && field[1].length <= 2000,
    ),
  );
}
