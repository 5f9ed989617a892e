export type RequestOptions = {
  method?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
  maxRedirects?: number;
};

/** An answer after its redirects, with the methods of Playwright's `Response` and `APIResponse` that the tests use. */
export class HttpAnswer {
  constructor(
    private readonly response: Response,
    private readonly body: Buffer,
    private readonly address: string,
  ) {}

  url = () => this.address;
  status = () => this.response.status;
  ok = () => this.response.ok;
  headers = () => Object.fromEntries(this.response.headers);
  text = async () => this.body.toString("utf8");
  json = async () => JSON.parse(this.body.toString("utf8"));
}
