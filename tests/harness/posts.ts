/** A form as a browser posts it. */
export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Forms that are under way in the background, as `usePostsUnderWay` gives them. */
export const postsOf = (...forms: Record<string, string>[]): Map<string, FormData> =>
  new Map(forms.map((fields, index) => [String(index), formOf(fields)]));
