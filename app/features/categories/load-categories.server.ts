import type { Category } from "~/delivery-api";
import { categoryPageHref } from "~/features/catalogue/category-href";
import { requireChosenModule } from "~/request/context/arrival.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import { addressName } from "./find-category";

export type CategoryLink = { id: number; name: string; href: string };

/** Makes links to the pages of a module's categories. */
export const categoryLinks =
  (categories: readonly Category[], moduleId: number) =>
  ({ id, name, slug }: Pick<Category, "id" | "name" | "slug">): CategoryLink => ({
    id,
    name,
    href: categoryPageHref(addressName(categories, { id, slug }), moduleId),
  });

export type CategoriesData = {
  title: string;
  categories: (CategoryLink & {
    image: string | null;
    /** Null where the server does not say. */
    productsCount: number | null;
    children: CategoryLink[];
  })[];
};

/** `/categories`: the module's categories and what is below them (RTE-31). Throws the way to a place or module, or the 503 page. */
export async function loadCategories(context: RequestContext): Promise<CategoriesData> {
  const module = await requireChosenModule(context);
  const categories = critical(await context.api.categories.list());
  const linkOf = categoryLinks(categories, module.id);
  return {
    title: context.t("categories:title"),
    categories: categories.map(({ children, image, productsCount, ...category }) => ({
      ...linkOf(category),
      image,
      productsCount,
      children: children.map(linkOf),
    })),
  };
}
