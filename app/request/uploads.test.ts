import { describe, expect, it } from "vitest";
import { largestPictureMb } from "./picture-limits";
import { picturesOf, readForm } from "./uploads.server";

const png = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6,
  0, 0, 0,
]);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0]);
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
    expect(sizes).toEqual([...Array.from({ length: 5 }, () => largestPictureMb * 1024 * 1024 + 1), 1]);
  });

  it("is refused when its texts alone are too much, or when it is no form", async () => {
    await expect(posted([["note", "x".repeat(1_000_001)], file(png)])).rejects.toMatchObject({ init: { status: 413 } });
    const broken = new Request("https://shop.example/", {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data" },
      body: "no form",
    });
    await expect(readForm(broken)).rejects.toMatchObject({ init: { status: 400 } });
  });
});
