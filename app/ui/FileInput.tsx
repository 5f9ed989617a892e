import {
  type ComponentProps,
  type ComponentType,
  type InputHTMLAttributes,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { classes } from "./classes";
import styles from "./FileInput.module.css";
import { optionalComponent } from "./late-component";
import type ThumbnailsType from "./Thumbnails";

/** Comes with the first file that is chosen. */
const Thumbnails: ComponentType<ComponentProps<typeof ThumbnailsType>> = optionalComponent(
  () => import("./Thumbnails"),
);

type FileInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className" | "onReset"> & {
  /** The form was emptied, and the field with it. */
  onReset?: () => void;
};

/** A file field with a button that can be hit by a thumb; to be drawn inside a `Field`. Hydrated it shows the pictures that were chosen. */
export function FileInput({ onChange, onReset, ...input }: FileInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const show = () => setFiles([...(field.current?.files ?? [])]);
  useEffect(() => {
    // The visitor may have been quicker than the scripts.
    setFiles([...(field.current?.files ?? [])]);
    const form = field.current?.form;
    const forget = () => {
      setFiles([]);
      onReset?.();
    };
    form?.addEventListener("reset", forget);
    return () => form?.removeEventListener("reset", forget);
  }, [onReset]);
  return (
    <>
      <input
        {...input}
        ref={field}
        type="file"
        className={classes("inp", styles.file)}
        onChange={(event) => {
          // It may keep only some of them.
          onChange?.(event);
          show();
        }}
      />
      {files.length > 0 ? (
        <Suspense>
          <Thumbnails files={files} />
        </Suspense>
      ) : null}
    </>
  );
}
