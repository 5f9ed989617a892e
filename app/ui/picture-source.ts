import { pictureAddress } from "~/pictures/picture-address";

type Source = { src: string; srcSet?: string };

/**
 * What an `<img>` that is drawn `width` pixels wide loads: for plain and for dense screens. A picture without a signature keeps its address.
 */
export function pictureSource(src: string, width: number): Source {
  const [plain, dense] = [pictureAddress(src, width), pictureAddress(src, 2 * width)];
  if (plain === null) return { src };
  // Browsers take `src` for 1x.
  return plain === dense ? { src: plain } : { src: plain, srcSet: `${dense} 2x` };
}
