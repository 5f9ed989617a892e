import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { photoOf } from "./photo.server";

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "teal" } });

function formWith(bytes: Uint8Array<ArrayBuffer>, name = "me.png"): FormData {
  const form = new FormData();
  form.append("photo", new File([bytes], name));
  return form;
}
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());
const problemOf = async (bytes: Uint8Array<ArrayBuffer>, name?: string) =>
  (await photoOf(formWith(bytes, name), "photo")).problem;

describe("PROF-10 a profile photo", () => {
  test.each(["png", "jpeg", "gif"] as const)("may be a square %s, whatever its name says", async (format) => {
    const { photo, problem } = await photoOf(formWith(await bytesOf(drawn(8, 8).toFormat(format)), "me.exe"), "photo");
    expect(problem).toBeNull();
    expect(photo).toMatchObject({ type: `image/${format}`, name: expect.stringMatching(/^photo-1\./) });
  });

  test("may be left out", async () => {
    expect(await photoOf(new FormData(), "photo")).toEqual({ photo: null, problem: null });
  });

  test.each([
    [9, 8],
    [8, 9],
    [100, 99],
  ])("of %d × %d is not square", async (width, height) => {
    expect(await problemOf(await bytesOf(drawn(width, height).png()))).toBe("ratio");
  });

  test("of another kind is refused", async () => {
    expect(await problemOf(await bytesOf(drawn(8, 8).webp()))).toBe("type");
    expect(await problemOf(new TextEncoder().encode("<svg onload='alert(1)'/>"))).toBe("type");
    expect(await problemOf(new Uint8Array())).toBe("type");
  });

  test("that only begins like a picture is refused", async () => {
    const whole = await bytesOf(drawn(8, 8).png());
    expect(await problemOf(whole.slice(0, 16))).toBe("type");
  });

  test("may have 2 MB and no byte more", async () => {
    const picture = await bytesOf(drawn(8, 8).png());
    const padded = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(picture);
      return bytes;
    };
    expect(await problemOf(padded(2 * 1024 * 1024))).toBeNull();
    expect(await problemOf(padded(2 * 1024 * 1024 + 1))).toBe("size");
    expect(await problemOf(padded(6 * 1024 * 1024))).toBe("size");
  });
});
