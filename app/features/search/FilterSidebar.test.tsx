import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { render } from "../../../tests/harness/render";
import { closePanels, FilterSidebar } from "./FilterSidebar";
import { readFilters } from "./filters.server";
import { filterFormId } from "./use-filters";

const asked = readFilters(new URLSearchParams("search=rice&data_type=searched"));
if (!asked) throw new Error("no results");
const filters = { draft: asked, checked: new Set<number>(), choose: () => undefined, press: () => undefined };
const brands = [{ id: 7, name: "Quay Mills" }];

test("SRCH-17 the filters' form stands where there is neither a category nor a brand to choose, and shows nothing", () => {
  const empty = render(<FilterSidebar query={asked} categories={[]} brands={[]} filters={filters} />);
  expect(empty).toMatch(new RegExp(`^<form [^>]*id="${filterFormId}"[^>]*hidden=""[^>]*>`));
  expect(empty).toContain('name="search" value="rice"');
  expect(empty.replaceAll(/<[^>]*>/g, "")).toBe("");
  const filled = render(<FilterSidebar query={asked} categories={[]} brands={brands} filters={filters} />);
  expect(filled).toContain("Quay Mills");
  expect(filled).not.toContain(' hidden=""');
});

test("SRCH-17 the group that the heading names is named for its readers alone", () => {
  const html = render(<FilterSidebar query={asked} categories={[]} brands={brands} filters={filters} />);
  expect(html.match(/<h2>([^<]*)<\/h2>/)?.[1]).toBe(html.match(/<legend class="vh">([^<]*)<\/legend>/)?.[1]);
});

test("SRCH-18 SALE-12 the brand whose results they are is checked until others are chosen", () => {
  const checkedIn = (search: string) => {
    const draft = readFilters(new URLSearchParams(`brand_id=7&data_type=brand${search}`));
    if (!draft) throw new Error("no results");
    const two = [...brands, { id: 8, name: "Stepwell" }];
    const html = render(<FilterSidebar query={draft} categories={[]} brands={two} filters={{ ...filters, draft }} />);
    return [...html.matchAll(/<input[^>]*name="brand"[^>]*>/g)]
      .filter(([box]) => box.includes("checked"))
      .map(([box]) => /value="(\d+)"/.exec(box)?.[1]);
  };
  expect(checkedIn("")).toEqual(["7"]);
  expect(checkedIn("&brand=8")).toEqual(["8"]);
  expect(checkedIn("&brand=7&brand=8")).toEqual(["7", "8"]);
});

test("SRCH-17 in a browser that knows no popover, the button that applies the filters closes those over the results", () => {
  const sidebar = render(<FilterSidebar query={asked} categories={[]} brands={brands} filters={filters} />);
  const { document } = new JSDOM(`${sidebar}<details class="filtpop" open><summary></summary></details>`).window;
  Object.assign(document.querySelector("aside") ?? {}, {
    matches(selector: string) {
      throw new SyntaxError(selector);
    },
  });
  closePanels(document);
  expect(document.querySelector("details")?.open).toBe(false);
});
