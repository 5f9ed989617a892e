import { type DOMWindow, JSDOM, VirtualConsole } from "jsdom";
import type { HttpAnswer, RequestOptions } from "./answer";
import { type ByRoleOptions, type ElementsOwner, HttpLocator, type TextMatch } from "./locator";
import { knownStyle } from "./visibility";

/** What a press leads to. */
type Way = { kind: "link"; href: string } | { kind: "form"; form: HTMLFormElement; submitter: HTMLElement | null };

type PostOptions = Pick<RequestOptions, "headers" | "maxRedirects"> & {
  form?: Record<string, string>;
  data?: string;
};

/** What a page needs of the browser it belongs to. */
export type PageOwner = {
  readonly options: { baseURL: string };
  /** Told the body of each form that the page posts. */
  onPost(body: string): void;
  send(to: string | URL, options?: RequestOptions): Promise<HttpAnswer>;
};

/**
 * A page as a browser without scripts has it: the parsed document, its links, forms and history, over plain HTTP.
 * It has the methods of Playwright's `Page` that need no style sheet, no layout and no script, and no others: what CSS decides is proven in
 * a browser (tests tagged `@css` or `@look`).
 */
export class HttpPage implements ElementsOwner {
  private dom = parse("<!doctype html><title></title>", "about:blank");
  private way: Way | null = null;
  private readonly history: string[] = [];
  /** By the name of their field. */
  private readonly chosenFiles = new Map<string, File[]>();

  constructor(private readonly owner: PageOwner) {}

  get document(): Document {
    return this.dom.window.document;
  }

  context = () => this.owner;
  url = () => this.dom.window.location.href;
  content = async () => this.dom.serialize();
  title = async () => this.document.title;
  close = async () => {};
  /** It is parsed when it is here, and loads nothing more. */
  waitForLoadState = async () => {};

  /** Requests with the page's cookies that open nothing. */
  readonly request = {
    get: (address: string, options: RequestOptions = {}) => this.owner.send(address, options),
    post: (address: string, { form, data, ...options }: PostOptions = {}) =>
      this.owner.send(address, { method: "POST", body: form ? new URLSearchParams(form) : data, ...options }),
  };

  goto = (address: string) => this.open(new URL(address, this.owner.options.baseURL));

  /** Opened once more; a page that came of a post is asked for anew, as with Enter in the address field. */
  reload = () => this.open(new URL(this.url()), { isNew: false });

  async goBack(): Promise<HttpAnswer | null> {
    this.history.pop();
    const last = this.history.at(-1);
    return last === undefined ? null : this.open(new URL(last), { isNew: false });
  }

  locator = (selector: string, options = {}) => new HttpLocator(this, null).locator(selector, options);
  getByRole = (role: string, options: ByRoleOptions = {}) => new HttpLocator(this, null).getByRole(role, options);
  getByText = (text: TextMatch, options = {}) => new HttpLocator(this, null).getByText(text, options);
  getByLabel = (text: TextMatch, options = {}) => new HttpLocator(this, null).getByLabel(text, options);
  getByTitle = (text: TextMatch, options = {}) => new HttpLocator(this, null).getByTitle(text, options);

  /** Presses an element and goes where it leads, as a browser does. */
  async press(element: HTMLElement) {
    this.way = null;
    element.click();
    await this.follow();
  }

  /** Enter in a field: the form's first button is pressed, if it may be. */
  async submitByEnter(field: HTMLElement) {
    const form = (field as HTMLInputElement).form;
    if (!form) return;
    const button = Array.from(form.elements).find((control) => (control as HTMLButtonElement).type === "submit");
    this.way = null;
    if (!button) form.requestSubmit();
    else if (!button.matches(":disabled")) (button as HTMLElement).click();
    await this.follow();
  }

  /** Chooses files for a field, as its dialog would. */
  chooseFiles(field: HTMLInputElement, files: File[]) {
    this.chosenFiles.set(field.name, files);
    // jsdom knows of no chosen file, so that it would miss it.
    field.required = false;
  }

  private async follow() {
    const way = this.way;
    if (way?.kind === "link") await this.open(new URL(way.href, this.url()));
    if (way?.kind === "form") await this.submit(way.form, way.submitter);
  }

  private async submit(form: HTMLFormElement, submitter: HTMLElement | null) {
    const asked = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
    const url = new URL(asked("action") || this.url(), this.url());
    const entries = [...new (this.dom.window as DOMWindow).FormData(form, submitter)];
    if ((asked("method") ?? "get").toLowerCase() === "get") {
      url.search = new URLSearchParams(entries as [string, string][]).toString();
      await this.open(url);
      return;
    }
    this.owner.onPost(
      new URLSearchParams(entries.filter(([, value]) => typeof value === "string") as [string, string][]).toString(),
    );
    const isMultipart = asked("enctype") === "multipart/form-data";
    const body = isMultipart
      ? this.multipart(entries)
      : new URLSearchParams(entries.map(([name, value]) => [name, typeof value === "string" ? value : value.name]));
    await this.open(url, { method: "POST", body, headers: { Origin: new URL(this.url()).origin } });
  }

  /** The form's parts for fetch; a file field sends what was chosen for it. */
  private multipart(entries: [string, FormDataEntryValue][]): FormData {
    const body = new FormData();
    for (const [name, value] of entries.filter(([, value]) => typeof value === "string"))
      body.append(name, value as string);
    for (const name of new Set(entries.filter(([, value]) => typeof value !== "string").map(([name]) => name)))
      for (const file of this.chosenFiles.get(name) ?? [new File([], "")]) body.append(name, file);
    return body;
  }

  private async open(
    url: URL,
    { isNew = true, ...request }: RequestOptions & { isNew?: boolean } = {},
  ): Promise<HttpAnswer | null> {
    const here = new URL(this.url());
    // An address that differs behind the # only is a place in the page.
    if (!request.method && isNew && url.hash && url.href.split("#")[0] === here.href.split("#")[0]) {
      this.dom.reconfigure({ url: url.href });
      return null;
    }
    const site = here.protocol === "about:" ? "none" : here.origin === url.origin ? "same-origin" : "cross-site";
    const headers = {
      "Sec-Fetch-Dest": "document",
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Site": site,
      ...(site === "none" ? {} : { Referer: referrerOf(here, site) }),
      ...request.headers,
    };
    const answer = await this.owner.send(url, { ...request, headers });
    this.show(await answer.text(), answer.url(), isNew);
    const refresh = this.document.querySelector<HTMLMetaElement>('meta[http-equiv="refresh" i]');
    const [, next] = /^\s*0\s*;\s*url=(.+)$/i.exec(refresh?.content ?? "") ?? [];
    return next ? this.open(new URL(next, this.url()), { isNew: false }) : answer;
  }

  private show(html: string, address: string, isNew: boolean) {
    this.dom.window.close();
    this.dom = parse(html, address);
    this.chosenFiles.clear();
    if (!isNew) this.history.pop();
    this.history.push(address);
    const { document } = this;
    document.addEventListener("submit", (event) => {
      event.preventDefault();
      const { target, submitter } = event as SubmitEvent;
      this.way = { kind: "form", form: target as HTMLFormElement, submitter };
    });
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a[href]");
      if (!link) return;
      event.preventDefault();
      this.way = { kind: "link", href: link.getAttribute("href") ?? "" };
    });
    document.querySelector<HTMLElement>("[autofocus]")?.focus();
  }
}

function parse(html: string, url: string): JSDOM {
  // jsdom reads no style sheet here; what it would say of inline styles is of no use.
  const dom = new JSDOM(html, { url, virtualConsole: new VirtualConsole() });
  dom.window.getComputedStyle = ((element: Element) => knownStyle(element)) as typeof getComputedStyle;
  // jsdom would place everything at zero, where anything fits.
  dom.window.Element.prototype.getBoundingClientRect = () => {
    throw new Error("Places and sizes need a browser: tag the test @css");
  };
  return dom;
}

/** Where a request comes from: to the shop itself the whole address, unless it is longer than browsers say (Referrer Policy, "determine request's referrer"). */
function referrerOf(here: URL, site: "same-origin" | "cross-site"): string {
  const address = here.href.split("#")[0] ?? "";
  return site === "same-origin" && address.length <= 4096 ? address : `${here.origin}/`;
}
