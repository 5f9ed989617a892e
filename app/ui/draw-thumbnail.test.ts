import { afterEach, expect, test, vi } from "vitest";
import { drawThumbnail } from "./draw-thumbnail";

afterEach(() => vi.unstubAllGlobals());

const file = new Blob(["picture"]);

/** A canvas of 128 pixels that remembers what was drawn on it. */
function aCanvas() {
  const drawImage = vi.fn();
  const canvas = { width: 128, height: 128, getContext: () => ({ drawImage }) } as unknown as HTMLCanvasElement;
  return { canvas, drawImage };
}

/** A browser that reads every picture as one of this size. */
function reads(width: number, height: number) {
  const picture = { width, height, close: vi.fn() };
  vi.stubGlobal("createImageBitmap", async () => picture);
  return picture;
}

test.each([
  ["lies", 4000, 3000, [500, 0, 3000, 3000]],
  ["stands", 3000, 4000, [0, 500, 3000, 3000]],
  ["is small", 40, 40, [0, 0, 40, 40]],
])("of a picture that %s the middle is drawn, and the picture is let go of", async (_, width, height, cut) => {
  const picture = reads(width, height);
  const { canvas, drawImage } = aCanvas();
  expect(await drawThumbnail(canvas, file)).toBe(true);
  expect(drawImage).toHaveBeenCalledExactlyOnceWith(picture, ...cut, 0, 0, 128, 128);
  expect(picture.close).toHaveBeenCalledOnce();
});

test("what is no picture is not drawn, and does not keep the next one from being drawn", async () => {
  const { canvas, drawImage } = aCanvas();
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("not a picture")));
  const none = drawThumbnail(canvas, file);
  expect(await none).toBe(false);
  reads(40, 40);
  expect(await drawThumbnail(canvas, file)).toBe(true);
  expect(drawImage).toHaveBeenCalledOnce();
});

test("a browser that reads no pictures says so", async () => {
  vi.stubGlobal("createImageBitmap", undefined);
  expect(await drawThumbnail(aCanvas().canvas, file)).toBe(false);
});

test("pictures are read one after the other", async () => {
  let [reading, most] = [0, 0];
  vi.stubGlobal("createImageBitmap", async () => {
    reading += 1;
    most = Math.max(most, reading);
    await new Promise((done) => setTimeout(done, 1));
    reading -= 1;
    return { width: 1, height: 1, close() {} };
  });
  await Promise.all([1, 2, 3].map(() => drawThumbnail(aCanvas().canvas, file)));
  expect(most).toBe(1);
});
