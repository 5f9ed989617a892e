import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { textsOf } from "../harness/catalogue-texts";

/** Words that the specification fixes may hold what our own may not. */
const specification = readFileSync("docs/requirements.md", "utf8");
const isFixed = (text: string) => {
  const plain = text.replace(/\{\{(\w+)\}\}/g, "{$1}");
  return [plain, plain.replace(/\.$/, "")].some((words) => specification.includes(`\`${words}\``));
};

const english = [...textsOf("en")].filter(([, text]) => !isFixed(text));
const arabic = [...textsOf("ar")];

/** Texts that break a rule, as `key: text`. */
const breaking = (texts: [string, string][], rule: RegExp, except?: RegExp) =>
  texts.filter(([key, text]) => rule.test(text) && !except?.test(key)).map(([key, text]) => `${key}: ${text}`);

/** A request ends as a sentence does, whether another follows or not; so does whatever holds more than one sentence. */
const isSentence = /^(?:Please|يرجى) |[.?!؟] \S/;
const ends = /[.?!:؟…]$/;

describe("LNG-01 the words of English", () => {
  test.each([
    ["a merchant is a store, and we are we", /\bshops?\b(?! by\b)/i, undefined],
    ["one spelling", /\bcancelled|\bcancelling|\btake-away/i, undefined],
    ["one signs in and out of an account", /\blog(?:ged)? ?in\b/i, undefined],
    [
      "no doors to other languages",
      /\bcannot be had\b|\bstands? (?:here|under)\b|\banew\b|\bcame along\b|\bNobody\b/i,
      undefined,
    ],
    ["notifications are no messages", /\bmessages?\b/i, /^(?!push:)/],
    ["refused, nobody is scolded", /\byou cannot\b|\bnot right\b/i, undefined],
    ["a thing has the name of its control", /\blite\b/i, undefined],
    ["no private words", /\bscripts?\b|\bweb fonts?\b/i, undefined],
  ])("%s", (_, rule, except) => {
    expect(breaking(english, rule, except)).toEqual([]);
  });

  test("requests and sentences end with a full stop", () => {
    expect(english.filter(([, text]) => isSentence.test(text) && !ends.test(text))).toEqual([]);
  });
});

describe("LNG-01 the words of Arabic", () => {
  test.each([
    ["tanwin stands before its alif", /\u0627\u064b/, undefined],
    ["who delivers is المندوب", /عامل التوصيل/, undefined],
    ["what is sold is منتج", /صنف|أصناف|الأطعمة/, undefined],
    [
      "a category is فئة, a module خدمة; what a store's menu is divided into are أقسام",
      /الأقسام|قسم/,
      /^store:(?:sections|empty)/,
    ],
    ["sold out is نفدت الكمية", /نفد(?!ت)|المخزون/, undefined],
    ["a limit is reached, not broken", /تجاوز/, /cod/i],
    ["one shadda", /تعذر|تغيرت|(?<![\u0600-\u06ff])[ون]?[يت]?نوصل|يوصل/, undefined],
    [
      "one word for each thing",
      /معلومات التواصل|الإحالة|خارج الإنترنت|الوضع الخفيف|الوضع المخفف|سياسة الشحن|الحمل[ةا]/,
      undefined,
    ],
    ["not found is لم نجد or لا توجد", /يُعثر|العثور/, undefined],
    ["try again is المحاولة مرة أخرى", /(?<![\u0600-\u06ff])حاول|المحاولة مجدد/, undefined],
    ["please is يرجى", /فضلك/, undefined],
    ["no blank before a mark", / [!؟،:.](?!\S)/, undefined],
    ["marks of Arabic", /[\u0600-\u06ff][,?;]/, undefined],
  ])("%s", (_, rule, except) => {
    expect(breaking(arabic, rule, except)).toEqual([]);
  });

  test("nobody is told to do something as a man is: requests begin with يرجى, buttons and headings are nouns", () => {
    const commands =
      /(?:^|[.!؟] |(?<!\p{L})ثم )(?:اطّلع|اطلب|أعد|أكّد|أدخل|اختر|أضف|سجّل|ابحث|راجع|تحقق|ألقِ|اكتب|افتح|ارجع|استخدم|ادفع|اتصل|أرسل|احذف|اترك|تصفّح|تتبعه|ابدأ|انتقل|اذهب|تواصل)(?![\u0600-\u06ff])/u;
    expect(breaking(arabic, commands)).toEqual([]);
  });

  test("requests and sentences end with a full stop", () => {
    expect(arabic.filter(([, text]) => isSentence.test(text) && !ends.test(text))).toEqual([]);
  });
});
