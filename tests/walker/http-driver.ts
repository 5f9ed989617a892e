import type { RequestOptions } from "../http/answer";
import { HttpContext } from "../http/context";
import type { HttpPage } from "../http/page";
import { isShown } from "../http/visibility";
import type { Answer, Cookies, Driver } from "./driver";
import { type Look, lookAt } from "./look";
import type { Step, Surroundings, Typed } from "./steps";

/** Notes what every request of its pages was answered, redirects included. */
class WatchedContext extends HttpContext {
  answers: Answer[] = [];

  override async send(to: string | URL, options?: RequestOptions) {
    const startedAt = performance.now();
    const answer = await super.send(to, options);
    const isPage = answer.headers()["content-type"]?.includes("html") ?? false;
    this.answers.push({ url: answer.url(), status: answer.status(), ms: performance.now() - startedAt, isPage });
    return answer;
  }
}

/** A window of a browser without scripts: its page, and what Back and Forward lead to. */
type Tab = { page: HttpPage; visited: string[]; at: number };

/** Walks over plain HTTP. It knows no style sheet: what only CSS hides, it presses. */
export async function httpDriver(origin: string, { language }: Surroundings, cookies: Cookies): Promise<Driver> {
  const context = new WatchedContext({ baseURL: origin, locale: language === "ar" ? "ar-EG" : "en-US" });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
  const newTab = async (): Promise<Tab> => ({ page: await context.newPage(), visited: [], at: -1 });
  let tab = await newTab();
  let other: Tab | null = null;
  const stuck: string[] = [];

  const find = (key: string) => lookAt(tab.page.document, isShown, key) as HTMLElement | null;
  const fill = (control: HTMLElement, typed: Typed = {}) => {
    const { form } = control as HTMLInputElement;
    for (const [name, value] of Object.entries(typed)) {
      const fields = [...(form?.elements ?? [])].filter((one) => (one as HTMLInputElement).name === name);
      for (const field of fields as HTMLInputElement[]) {
        if (["radio", "checkbox"].includes(field.type)) field.checked = field.value === value;
        else if (field.type !== "file") field.value = value;
      }
    }
  };
  const open = (address: string) => tab.page.goto(address);
  const move = async (by: 1 | -1) => {
    const address = tab.visited[tab.at + by];
    if (address === undefined) return false;
    tab.at += by;
    await open(address);
    return true;
  };
  const press = async (step: Extract<Step, { do: "press" }>) => {
    const element = find(step.control);
    if (!element) return false;
    fill(element, step.typed);
    const { page } = tab;
    await Promise.all(step.twice ? [page.press(element), page.press(element)] : [page.press(element)]);
    return true;
  };

  async function act(step: Step): Promise<boolean> {
    switch (step.do) {
      case "open":
        await open(step.address);
        return true;
      case "press":
        return press(step);
      case "enter": {
        const field = find(step.field);
        if (!field) return false;
        fill(field, step.typed);
        await tab.page.submitByEnter(field);
        return true;
      }
      case "send":
        await tab.page.request.post(step.address, { form: step.typed, headers: { Origin: origin } });
        return true;
      case "cookie":
        await context.addCookies([{ name: step.name, value: step.value, url: origin }]);
        await open(tab.page.url());
        return true;
      case "back":
        return move(-1);
      case "forward":
        return move(1);
      case "reload":
        await tab.page.reload();
        return true;
      case "tab": {
        const address = tab.page.url();
        other = tab;
        tab = await newTab();
        await open(address);
        return true;
      }
      case "other tab":
        if (!other) return false;
        [tab, other] = [other, tab];
        return true;
      case "escape":
        return false;
    }
  }

  return {
    look: async () => lookAt(tab.page.document, isShown) as Look,
    async take(step) {
      context.answers = [];
      const isDone = await act(step).catch((error: Error) => {
        stuck.push(`"${step.do}" got no answer: ${error.message}`);
        return true;
      });
      const here = tab.page.url();
      if (isDone && tab.visited[tab.at] !== here) {
        tab.at += 1;
        tab.visited.splice(tab.at, Number.POSITIVE_INFINITY, here);
      }
      return isDone && context.answers;
    },
    faults: async () => stuck.splice(0),
    close: () => context.close(),
  };
}
