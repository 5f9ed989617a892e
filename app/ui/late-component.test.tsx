// @vitest-environment jsdom
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { drawnComponent, scriptsOfDrawnParts } from "./late-component";
import { isHydrated } from "./use-hydrated";

vi.mock("./use-hydrated", () => ({ isHydrated: vi.fn(() => false) }));

const Part = ({ word }: { word: string }) => <b>{word}</b>;
const Elsewhere = () => <i>elsewhere</i>;
const elsewhere = () => Elsewhere;
const load = vi.fn(async () => ({ default: Part }));

beforeEach(() => {
  load.mockClear();
  document.body.innerHTML = '<p class="drawn"></p>';
});

test("what the server has drawn is fetched at once, and is there when its scripts are", async () => {
  const Drawn = drawnComponent(load, ".drawn", elsewhere);
  expect(load).toHaveBeenCalledTimes(1);
  await scriptsOfDrawnParts();
  expect(renderToString(<Drawn word="here" />)).toBe("<b>here</b>");
});

test.each([
  ["is not in the document", ".other", false],
  ["cannot be in the document", false, false],
  ["comes after the page is hydrated, which may show its like", ".drawn", true],
] as const)("what %s is fetched with the component", (_, selector, isLater) => {
  vi.mocked(isHydrated).mockReturnValue(isLater);
  const Late = drawnComponent(load, selector, elsewhere);
  expect(load).not.toHaveBeenCalled();
  expect(renderToString(<Late word="here" />)).toBe("<i>elsewhere</i>");
  vi.mocked(isHydrated).mockReturnValue(false);
});

test("a lost script of a drawn part is told to whoever waits for all of them", async () => {
  const lost = async (): ReturnType<typeof load> => {
    throw new Error("lost");
  };
  drawnComponent(lost, ".drawn", elsewhere);
  await expect(scriptsOfDrawnParts()).rejects.toThrow("lost");
});
