import { type HTMLElement, parse } from "node-html-parser";

/** A form as a page without scripts shows it: where it goes, and its controls with the values they would send. */
export type PageForm = {
  action: string;
  isMultipart: boolean;
  fields: [name: string, value: string][];
};

/**
 * The posting forms of a page, one per intent a press can send: a form with three buttons of three intents counts three times.
 * Choices count as taken, since a test wants each control's name and value.
 */
export function postingForms(html: string, pageUrl: string): PageForm[] {
  const page = parse(html);
  const forms = page.querySelectorAll("form[method=post]");
  const withIds = new Map(forms.map((form) => [form.getAttribute("id"), form]));
  const formOf = (control: HTMLElement) =>
    control.hasAttribute("form") ? withIds.get(control.getAttribute("form")) : control.closest("form");
  const controls = page
    .querySelectorAll("input, select, textarea, button")
    .map((control) => ({ control, form: formOf(control) }));
  return forms.flatMap((form) => {
    const own = controls.filter((one) => one.form === form).map(({ control }) => control);
    const fields = own.filter((control) => !isButton(control)).flatMap(entriesOf);
    const isMultipart = form.getAttribute("enctype") === "multipart/form-data";
    return own.filter(isButton).map((press) => ({
      action: new URL(press.getAttribute("formaction") ?? form.getAttribute("action") ?? pageUrl, pageUrl).href,
      isMultipart,
      fields: [...fields, ...entriesOf(press)],
    }));
  });
}

/** What the form asks for. The pressed button comes after the form's own hidden intent. */
export const intentOf = ({ fields }: PageForm): string => fields.findLast(([name]) => name === "intent")?.[1] ?? "";

const isButton = (control: HTMLElement) => control.tagName === "BUTTON";

/** None for a control without a name, such as a form's own button. */
function entriesOf(control: HTMLElement): [string, string][] {
  const name = control.getAttribute("name");
  return name ? [[name, currentValue(control)]] : [];
}

function currentValue(control: HTMLElement): string {
  if (control.tagName === "TEXTAREA") return control.text;
  const chosen = control.tagName === "SELECT" ? control.querySelector("option[selected], option") : control;
  return chosen?.getAttribute("value") ?? "";
}
