import { afterAll, beforeAll, expect, test } from "vitest";
import { intentsOfButtons, intentsOfPages } from "../../app/features/shell/intents.server";
import { emptyParts, hostileFields } from "../harness/hostile-forms";
import { startShop, type TestShop } from "../harness/shop";
import { shownText, type Visitor, visitorOf } from "../harness/visitor";

/** Milliseconds within which a hostile form is answered. */
const soon = 100;

let shop: TestShop;
let visitor: Visitor;

beforeAll(async () => {
  shop = await startShop();
  visitor = visitorOf(shop.url);
  await visitor.get("/");
});
afterAll(() => shop?.stop());

/** Every intent, and a path that takes it. */
const doors = [
  ...Object.keys(intentsOfPages).map((intent) => ["/auth/sign-in", intent] as const),
  ...Object.entries(intentsOfButtons).flatMap(([path, intents]) =>
    Object.keys(intents).map((intent) => [path, intent] as const),
  ),
];

/** The milliseconds that an answer takes; a slow one is asked for again, since the machine may have been busy. */
async function quickest(ask: () => Promise<Response>): Promise<{ answer: Response; took: number; size: number }> {
  const once = async () => {
    const began = performance.now();
    const answer = await ask();
    const size = (await answer.text()).length;
    return { answer, took: performance.now() - began, size };
  };
  const first = await once();
  return first.took < soon ? first : once();
}

// Times are judged: a machine that was busy elsewhere is asked again.
const timed = { retry: 2 };

test.each(doors)("%s %s: a name that no field has is refused, at once and in words", timed, async (path, intent) => {
  const isButton = Object.hasOwn(intentsOfButtons, path);
  for (const [name, value] of hostileFields) {
    const said = `${intent} with ${name.slice(0, 40)}`;
    const pressed = await quickest(() => visitor.post(path, { intent, [name]: value }));
    // A button has no page of its own: the page it stands on says it.
    expect(pressed.answer.status, said).toBe(isButton ? 303 : 400);
    expect(pressed.took, said).toBeLessThan(soon);
    const headers = { "Sec-Fetch-Dest": "empty" };
    const body = new URLSearchParams({ intent, [name]: value });
    const sent = await quickest(() => visitor.postBody(`${path}.data`, body, null, headers));
    expect([sent.answer.status, sent.size < 10_000], said).toEqual([400, true]);
    expect(sent.took, said).toBeLessThan(soon);
  }
});

test("a refusal of such a form is a page that says what to do", async () => {
  const answer = await visitor.post("/auth/sign-in", { intent: "sign-in", "a[9]": "x" });
  expect(shownText(await answer.text())).toContain("We didn't receive everything");
});

test.each([
  ["/home", 'name="a"', 400],
  ["/home", 'name="a"; filename="b"', 400],
  // No form with a file posts here, and a site to sign in by sends none.
  ["/auth/sign-in", 'name="a"', 413],
  ["/auth/callback/apple", 'name="a"', 413],
])(
  "30 MB of empty parts to %s (%s) are refused with %i while everybody else is answered",
  timed,
  async (path, header, status) => {
    const body = emptyParts(header);
    const waits: number[] = [];
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        const began = performance.now();
        await (await fetch(`${shop.url}/livez`)).text();
        waits.push(performance.now() - began);
      }
    })();
    const answer = await visitor.postBody(path, body, "Multipart/Form-Data; boundary=x");
    const text = await answer.text();
    isOver = true;
    await others;
    expect(answer.status).toBe(status);
    expect(text).toContain("<!DOCTYPE html>");
    expect(Math.max(...waits)).toBeLessThan(1000);
  },
);

test.each(["/home", "/auth/sign-in"])("a form to %s that stops within a file is refused in words", async (path) => {
  const body = `--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n${"a".repeat(1000)}`;
  const answer = await visitor.postBody(path, body, "multipart/form-data; boundary=x");
  expect(answer.status).toBe(400);
  expect(shownText(await answer.text())).toContain("We didn't receive everything");
});

test("nothing failed unhandled on the way", () => {
  expect(shop.logs().filter(({ level, text }) => Number(level) >= 50 || text)).toEqual([]);
});
