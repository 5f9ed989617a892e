/** Whether a form holds something else than what was sent of it. Of files it is only known how many there are. */
export const isOther = (form: HTMLFormElement, sent: FormData | undefined): boolean =>
  JSON.stringify([...new FormData(form)]) !== JSON.stringify([...(sent ?? [])]);
