import type { APIResponse, Page } from "@playwright/test";
import { formAnswerOf } from "~/runtime/form-answer-address";

/** Whether a post has changed what it should: a refused form is led to an address that shows it again, too. */
export const isTaken = (answer: Pick<APIResponse, "status" | "headers">): boolean =>
  answer.status() === 303 && formAnswerOf(answer.headers().location ?? "") === null;

/** At the page of that address; without scripts perhaps where a refused form of it is shown again. */
export const isAtForm =
  (address: string) =>
  ({ pathname, search }: URL): boolean =>
    (formAnswerOf(pathname + search)?.address ?? pathname + search) === address;

/** Posts a form as the page's browser would, with its cookies. Nobody looks at the page it leads to, and its toasts are taken away. */
export async function postForm(page: Page, origin: string, path: string, form: Record<string, string>) {
  const answer = await page.request.post(path, { form, headers: { Origin: origin }, maxRedirects: 0 });
  if (!isTaken(answer)) throw new Error(`${path} answered ${answer.status()}`);
  await page.context().clearCookies({ name: "flash" });
}
