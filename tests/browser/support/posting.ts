import type { Page } from "@playwright/test";

/** Posts a form as the page's browser would, with its cookies. Nobody looks at the page it leads to, and its toasts are taken away. */
export async function postForm(page: Page, origin: string, path: string, form: Record<string, string>) {
  const answer = await page.request.post(path, { form, headers: { Origin: origin }, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`${path} answered ${answer.status()}`);
  await page.context().clearCookies({ name: "flash" });
}
