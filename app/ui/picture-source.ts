import { createContext, useContext } from "react";
import { pictureAddress } from "~/picture-address";

/** Origins whose pictures the server makes as small as they are shown; the root provides them. */
export const PictureOrigins = createContext<readonly string[]>([]);

type Source = { src: string; srcSet?: string };

/**
 * What an `<img>` that is drawn `width` pixels wide loads: for plain and for dense screens. Drawings (SVG) and pictures of other origins keep
 * their address.
 */
export function pictureSource(src: string, width: number, origins: readonly string[]): Source {
  const isOurs = origins.some((origin) => src.startsWith(`${origin}/`));
  if (!isOurs || /\.svg([?#]|$)/i.test(src)) return { src };
  const [plain, dense] = [pictureAddress(src, width), pictureAddress(src, 2 * width)];
  return plain === dense ? { src: plain } : { src: plain, srcSet: `${plain} 1x, ${dense} 2x` };
}

/** `pictureSource` under the shop's own settings. */
export function usePictureSource(src: string, width: number): Source {
  return pictureSource(src, width, useContext(PictureOrigins));
}
