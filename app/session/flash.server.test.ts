import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { StoredCookie } from "./cookie.server";
import { flashCookie, type Toast, withToast } from "./flash.server";

let cookie: StoredCookie<Toast[]>;
beforeAll(() => {
  vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
  vi.stubEnv("PUBLIC_ORIGIN", "https://shop.example");
  vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
  cookie = flashCookie();
  vi.unstubAllEnvs();
});

const error = (id: string, text: string): Toast => ({ id, kind: "error", text });
const added = (toasts: Toast[]) => toasts.reduce<Toast[]>(withToast, []);
const readAgain = async (toasts: Toast[]) => cookie.read((await cookie.write(toasts)).split(";")[0] ?? "");

describe("messages for the next page", () => {
  test("short ones stand as they are, the last three, the same id once", async () => {
    const toasts = ["a", "b", "c", "d", "c"].map((id, index) => error(id, `${id} ${index}`));
    expect(await readAgain(added(toasts))).toEqual([error("b", "b 1"), error("d", "d 3"), error("c", "c 4")]);
  });

  test("one that names sixty items in Arabic is cut, with its action and whole characters", async () => {
    const names = Array.from({ length: 60 }, (_, index) => `طبق الأرز بالدجاج ${index}`).join("، ");
    const action = { text: "عرض السلة", href: "/cart" };
    const [toast, ...others] = (await readAgain(added([{ ...error("cart", names), action }]))) ?? [];
    expect(others).toEqual([]);
    expect(toast?.action).toEqual(action);
    expect(toast?.text).toMatch(/…$/);
    expect(names.startsWith(toast?.text.slice(0, -1) ?? "none")).toBe(true);
    expect(toast?.text.length).toBeGreaterThan(400);
  });

  test("of three long ones in a script of three bytes the newest is read", async () => {
    const toasts = ["প্রথম ", "দ্বিতীয় ", "তৃতীয় "].map((text) => error(text, text.repeat(200)));
    const read = (await readAgain(added(toasts))) ?? [];
    expect(read.at(-1)).toMatchObject({ id: "তৃতীয় ", text: expect.stringMatching(/^তৃতীয় তৃতীয় .*…$/) });
  });

  test("no half of a character is left", async () => {
    const [toast] = added([error("cart", `a${"🍔".repeat(600)}`)]);
    expect(toast?.text).toMatch(/^a(🍔)+…$/u);
  });

  test("whatever is added is read again, the newest first of all", async () => {
    const text = fc.string({ unit: "binary", maxLength: 1500 });
    const toast: fc.Arbitrary<Toast> = fc.record(
      {
        id: fc.string({ unit: "binary", maxLength: 120 }),
        kind: fc.constantFrom<Toast["kind"]>("success", "info", "warning", "error"),
        text: fc.oneof(
          text,
          fc.constantFrom("\u0001", "?", "ߛ", "뿿").map((sign) => sign.repeat(1000)),
        ),
        action: fc.oneof(
          fc.record({ text, href: text.map((path) => `/${path}`) }),
          fc.record({ text, form: text, intent: text }),
        ),
      },
      { requiredKeys: ["id", "kind", "text"] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(toast, { minLength: 1, maxLength: 5 }), async (toasts) => {
        const kept = added(toasts);
        expect(kept.length).toBeGreaterThan(0);
        expect(await readAgain(kept)).toEqual(kept);
      }),
    );
  });
});
