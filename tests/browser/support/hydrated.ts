import type { Page } from "@playwright/test";

/**
 * With scripts: until what is pressed in the page or in its dialog is answered by them. Before, a link is a link, a form is a form, and keys do
 * what browsers do. React hydrates what stands behind a Suspense boundary on its own, a dialog last; only the key that it leaves at an
 * element tells. `alsoOf` are further elements whose script comes late.
 */
export async function hydrated(page: Page, alsoOf = "main"): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      "__remixRouter" in window &&
      [...document.querySelectorAll(selector)].every((element) =>
        Object.keys(element).some((key) => key.startsWith("__reactProps$")),
      ),
    `main, dialog[open], ${alsoOf}`,
  );
}
