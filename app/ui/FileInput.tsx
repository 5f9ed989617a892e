import type { InputHTMLAttributes } from "react";
import { classes } from "./classes";
import styles from "./FileInput.module.css";

/** A file field with a button that can be hit by a thumb; to be drawn inside a `Field`. */
export function FileInput(input: Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className">) {
  return <input {...input} type="file" className={classes("inp", styles.file)} />;
}
