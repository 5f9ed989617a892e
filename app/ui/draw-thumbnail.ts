/** A photo takes some fifty megabytes while it is read: one is read after the other. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Draws the middle of a picture that was chosen, as large as the canvas is; false for what is no picture, or none that this browser can read. Not by
 * an address of the file: the page's policy shows pictures of its own hosts only.
 */
export function drawThumbnail(canvas: HTMLCanvasElement, file: Blob): Promise<boolean> {
  const drawn = before.then(async () => {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2];
    canvas.getContext("2d")?.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
    picture.close();
    return true;
  });
  const answer = drawn.catch(() => false);
  before = answer;
  return answer;
}
