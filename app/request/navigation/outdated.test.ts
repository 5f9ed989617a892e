// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { isOutdated } from "./outdated";

const idle = { state: "idle" };
const loading = { state: "loading" };

function routerWith(navigation: object, ...fetchers: object[]) {
  const byKey = new Map(fetchers.map((fetcher, index) => [String(index), fetcher]));
  vi.stubGlobal("__remixRouter", { state: { navigation, fetchers: byKey } });
}

const field = () => document.querySelector("textarea") as HTMLTextAreaElement;

beforeEach(() => {
  document.body.innerHTML = '<form><input type="hidden" value="token"><textarea>as it came</textarea></form>';
});

test("a page that Back brings is loaded anew while nothing typed would go with it", () => {
  routerWith(idle, idle);
  expect(isOutdated()).toBe(true);
  field().value = "half a sentence";
  expect(isOutdated()).toBe(false);
});

test.each([
  ["a form was answered with another document", idle, loading],
  ["a page led to another document", loading, idle],
])("it is loaded anew whatever was typed where %s: nothing could be sent from it", (_, navigation, fetcher) => {
  routerWith(navigation, idle, fetcher);
  field().value = "half a sentence";
  expect(isOutdated()).toBe(true);
});
