import { categoryHref } from "~/features/catalogue/category-href";
import { kindText } from "~/features/modules/kind-text.server";
import type { HomeTraits } from "~/module-kinds/kind";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import type { BlockHead } from "~/ui/Section";
import { headOf } from "./head.server";
import { homeTraitsOf, moduleOf } from "./module.server";

/** Two rows of tiles on wide pages; more are found on the page of all categories. */
const shownCategories = 16;

type HomeCategory = { id: number; name: string; image: string | null; href: string };
export type CategoriesBlock = BlockHead & { look: HomeTraits["categories"]; categories: HomeCategory[]; loop: boolean };

export async function loadCategories(context: RequestContext): Promise<CategoriesBlock | null> {
  const module = moduleOf(context);
  const { categories: look, categoriesLoopFrom } = homeTraitsOf(context);
  const categories = critical(await context.api.categories.list());
  if (categories.length === 0) return null;
  return {
    ...headOf(context, "categories", {
      title: kindText(context, "home.categories"),
      moreHref: "/categories",
    }),
    look,
    categories: categories
      .slice(0, shownCategories)
      .map(({ id, name, image }) => ({ id, name, image, href: categoryHref({ id, name }, module.id) })),
    loop: categories.length >= categoriesLoopFrom,
  };
}
