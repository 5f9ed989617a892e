/** What a form posts when this button is pressed. Browsers of 2022 know no second argument of `FormData` and would leave the button out. */
export function formDataOf(form: HTMLFormElement, button: HTMLElement | null): FormData {
  const data = new FormData(form);
  if (button instanceof HTMLButtonElement && button.name) data.append(button.name, button.value);
  return data;
}
