import type { InputHTMLAttributes, Ref } from "react";
import { classes } from "./classes";
import styles from "./FileInput.module.css";

type FileInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  inputRef?: Ref<HTMLInputElement>;
};

/** A file field with a button that can be hit by a thumb; to be drawn inside a `Field`. */
export function FileInput({ inputRef, ...input }: FileInputProps) {
  return <input {...input} ref={inputRef} type="file" className={classes("inp", styles.file)} />;
}
