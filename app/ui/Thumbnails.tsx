import { useEffect, useRef, useState } from "react";
import { drawThumbnail } from "./draw-thumbnail";
import styles from "./FileInput.module.css";

/** As many pictures as any form takes. */
const most = 5;

/** Pixels of a side: as many as sharp screens show. */
const side = 128;

/** What was chosen in a file field, small. */
export default function Thumbnails({ files }: { files: File[] }) {
  return (
    <ul className={styles.chosen}>
      {files.slice(0, most).map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
        <li key={`${index} ${file.name} ${file.lastModified}`}>
          <Thumbnail file={file} />
        </li>
      ))}
    </ul>
  );
}

/** A picture, or the name of what cannot be shown as one. */
function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isPicture, setPicture] = useState(true);
  useEffect(() => {
    let isGone = false;
    if (canvas.current) {
      void drawThumbnail(canvas.current, file).then((isDrawn) => {
        if (!isGone) setPicture(isDrawn);
      });
    }
    return () => {
      isGone = true;
    };
  }, [file]);
  return isPicture ? (
    <canvas ref={canvas} width={side} height={side} role="img" aria-label={file.name} />
  ) : (
    <bdi>{file.name}</bdi>
  );
}
