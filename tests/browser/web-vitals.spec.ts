import { freePort } from "../harness/free-port";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { hydrated } from "./support/hydrated";

const metricsPort = await freePort();
test.use({ shopOptions: { environment: { METRICS_PORT: String(metricsPort), WEB_VITALS_SAMPLE_RATE: "1" } } });

test("a sampled browser tells once how fast a page felt, and what its policy held back @scripts", async ({
  page,
  shop,
  t,
  problems,
}) => {
  problems.expect(/Content Security Policy/);
  const counted = async (name: string) => {
    const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    return Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")
        .at(-1) ?? 0,
    );
  };
  await arrive(page, shop.url);
  const loaded = page.waitForResponse((answer) => /web-vitals/.test(answer.url()));
  await page.goto("/store/harbour-kitchen");
  await loaded;
  await hydrated(page);
  await page
    .getByRole("button", { name: t("items:addToCart") })
    .first()
    .click();
  await page.evaluate(() => {
    new Image().src = "https://stranger.example/picture.png";
  });
  await page.goto("/about-us");
  await expect.poll(() => counted('web_vitals_lcp_seconds_count{route="/store/:id"}')).toBe(1);
  await expect.poll(() => counted('policy_violations_total{directive="img-src"}')).toBe(1);
  await expect.poll(() => counted('web_vitals_cls_count{route="/store/:id"}')).toBe(1);
});
