import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { largestPictureMb, mostPictures } from "./picture-limits";
import { picturesOf, readForm } from "./uploads.server";

const png = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6,
  0, 0, 0,
]);
const jpegHead = [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];
const jpeg = new Uint8Array([...jpegHead, 0xff, 0xc0, 0, 0x0b, 8, 0, 1, 0, 1, 1, 1, 0x11, 0]);
const gif = new TextEncoder().encode("GIF89a\x01\x00\x01\x00\x00\x00\x00");
const pdf = new TextEncoder().encode("%PDF-1.7 and so on");
const large = new Uint8Array(largestPictureMb * 1024 * 1024 + 100);
large.set(png);

type Entry = [name: string, value: string | { content: BlobPart; name: string; type?: string }];

function posted(entries: Entry[]): Promise<FormData> {
  const body = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === "string") body.append(name, value);
    else body.append(name, new File([value.content], value.name, { type: value.type ?? "image/png" }));
  }
  return readForm(new Request("https://shop.example/checkout", { method: "POST", body }));
}

const file = (content: BlobPart, name = "scan.png"): Entry => ["prescription", { content, name }];
const taken = async (entries: Entry[], atMost = 5) => picturesOf(await posted(entries), "prescription", atMost);

describe("pictures of a form", () => {
  it("are told by their content and get names of ours", async () => {
    const { pictures } = await taken([file(jpeg, "../../etc/passwd"), file(gif, "b.png")]);
    expect(pictures?.map(({ name, type }) => [name, type])).toEqual([
      ["prescription-1.jpg", "image/jpeg"],
      ["prescription-2.gif", "image/gif"],
    ]);
    expect(pictures?.[0]?.bytes).toEqual(jpeg);
  });

  it.each<[string, Entry[], string]>([
    ["no field at all", [["note", "x"]], "missing"],
    ["a field that was left alone", [file("", "")], "missing"],
    ["text in place of a file", [["prescription", "scan.png"]], "missing"],
    ["one too many", Array.from({ length: 6 }, () => file(png)), "tooMany"],
    ["one too large", [file(png), file(large)], "tooLarge"],
    ["a picture by name only", [file("<script>alert(1)</script>")], "noPicture"],
    ["a PDF", [file(pdf, "scan.png")], "noPicture"],
    ["what only begins like a picture", [file(new Uint8Array(jpegHead))], "noPicture"],
    ["an empty file", [file("")], "noPicture"],
    ["an SVG", [file('<svg xmlns="http://www.w3.org/2000/svg"/>', "scan.svg")], "noPicture"],
  ])("%s", async (_title, entries, problem) => {
    expect(await taken(entries)).toEqual({ pictures: null, problem });
  });

  it("one is too many where none more may be", async () => {
    expect((await taken([file(png), file(png)], 1)).problem).toBe("tooMany");
  });
});

describe("a form with files", () => {
  it("keeps its texts whatever stands between them", async () => {
    const form = await posted([["a", "1"], file(large), ["b", "Größe 20 µ"], ["b", "again"], file("", "")]);
    expect(form.get("a")).toBe("1");
    expect(form.getAll("b")).toEqual(["Größe 20 µ", "again"]);
    expect(form.getAll("prescription")).toEqual([expect.any(File), ""]);
  });

  it("holds no more than a byte over the cap, and nothing of a file too many", async () => {
    const form = await posted([...Array.from({ length: 6 }, () => file(large))]);
    const sizes = form.getAll("prescription").map((value) => (value as File).size);
    expect(sizes).toEqual([...Array.from({ length: 5 }, () => largestPictureMb * 1024 * 1024 + 1), 0]);
  });

  it("is refused when its texts alone are too much, or when it is no form", async () => {
    await expect(posted([["note", "x".repeat(256 * 1024 + 1)], file(png)])).rejects.toMatchObject({
      init: { status: 413 },
    });
    const broken = new Request("https://shop.example/", {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data" },
      body: "no form",
    });
    await expect(readForm(broken)).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe("a hostile form with files", () => {
  const multipart = (body: BodyInit, type = "multipart/form-data; boundary=x") =>
    readForm(
      new Request("https://shop.example/", {
        method: "POST",
        headers: { "Content-Type": type },
        body,
        duplex: "half",
      } as RequestInit),
    );
  /** As a network brings it. `passed` resolves when all of it was taken. */
  function inPieces(text: string) {
    const bytes = Buffer.from(text);
    let at = 0;
    let end = () => {};
    const passed = new Promise<void>((resolve) => {
      end = resolve;
    });
    const stream = new ReadableStream({
      async pull(controller) {
        await nextTurn();
        if (at < bytes.length) controller.enqueue(new Uint8Array(bytes.subarray(at, at + 65_536)));
        else {
          controller.close();
          end();
        }
        at += 65_536;
      },
    });
    return Object.assign(stream, { passed });
  }
  const parts = (count: number, header: string) =>
    `${`--x\r\nContent-Disposition: form-data; ${header}\r\n\r\n\r\n`.repeat(count)}--x--\r\n`;

  it.each([
    ["empty parts", 'name=""'],
    ["empty parts of a name", 'name="a"'],
    ["empty files", 'name="a"; filename="b"'],
    ["parts that are no fields", "none"],
  ])("30 MB of %s are refused before they have stopped anything", { retry: 2 }, async (_, header) => {
    const body = inPieces(parts(30_000_000 / (header.length + 50), header));
    let longestPause = 0;
    let last = performance.now();
    const clock = setInterval(() => {
      longestPause = Math.max(longestPause, performance.now() - last);
      last = performance.now();
    }, 5);
    await expect(multipart(body)).rejects.toMatchObject({ init: { status: 400 } });
    await body.passed;
    await new Promise((resolve) => setTimeout(resolve, 20));
    clearInterval(clock);
    expect(longestPause).toBeLessThan(300);
  });

  it.each(["Multipart/Form-Data; boundary=x", "multipart/form-data ; boundary=x"])(
    "has its bounds as %s too",
    async (type) => {
      expect([...(await multipart(parts(2, 'name="a"'), type)).keys()]).toEqual(["a", "a"]);
      await expect(multipart(parts(301, 'name="a"'), type)).rejects.toMatchObject({ init: { status: 400 } });
    },
  );

  const field = (header: string) => `Content-Disposition: form-data; ${header}\r\n\r\n`;
  const openFile = `--x\r\n${field('name="a"; filename="b"')}${"a".repeat(1000)}`;
  it.each([
    ["ends in the midst of a part", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nab'],
    ["ends in the midst of a file", openFile],
    ["ends in the midst of a file too many", `${openFile}\r\n`.repeat(mostPictures) + openFile],
    ["ends in the midst of a part after a file", `${openFile}\r\n--x\r\n${field('name="b"')}ab`],
    ["ends within the headers of a part", '--x\r\nContent-Disposition: form-data; name="a"'],
    ["ends after a boundary", `--x\r\n${field('name="a"')}ab\r\n--x`],
    ["ends before its first part", "a"],
    ["has a part without a name", `--x\r\n${field("a=b")}ab\r\n--x--\r\n`],
    ["has a file without a name", `--x\r\n${field('filename="b"')}ab\r\n--x--\r\n`],
    ["has a name that no field has", parts(1, 'name="a[100000000]"')],
    ["has a header without an end", `--x\r\nContent-Disposition: form-data; name="a"; b="${"b".repeat(2_000_000)}`],
    ["is empty", ""],
  ])("is refused when it %s", async (_, body) => {
    await expect(multipart(body)).rejects.toMatchObject({ init: { status: 400 } });
  });

  it("is read once, whoever asks", async () => {
    const request = new Request("https://shop.example/", { method: "POST", body: new URLSearchParams({ a: "1" }) });
    expect(await readForm(request)).toBe(await readForm(request));
  });
});
