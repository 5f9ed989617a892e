/** A text of a form, without the blanks around it and no longer than `longest`; empty for anything else. */
export function typedText(form: FormData, name: string, longest: number): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim().slice(0, longest) : "";
}
