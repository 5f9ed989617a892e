import type { ModuleType } from "~/delivery-api";
import { categoryHref } from "~/features/catalogue/category-href";
import { kindText } from "~/features/modules/kind-text.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import type { BlockHead } from "~/ui/Section";
import { headOf } from "./head.server";
import { moduleOf } from "./load-banners.server";
import { categoriesLoop } from "./rules";

/** Two rows of tiles on wide pages; more are found on the page of all categories. */
const shownCategories = 16;

type HomeCategory = { id: number; name: string; image: string | null; href: string };
export type CategoriesBlock = BlockHead & { module: ModuleType; categories: HomeCategory[]; loop: boolean };

export async function loadCategories(context: RequestContext): Promise<CategoriesBlock | null> {
  const module = moduleOf(context);
  const categories = critical(await context.api.categories.list());
  if (categories.length === 0) return null;
  return {
    ...headOf(context, "categories", {
      title: kindText(context, "home.categories"),
      moreHref: "/categories",
    }),
    module: module.type,
    categories: categories
      .slice(0, shownCategories)
      .map(({ id, name, image }) => ({ id, name, image, href: categoryHref({ id, name }, module.id) })),
    loop: categoriesLoop(module.type, categories.length),
  };
}
