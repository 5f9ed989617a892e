import { Textarea } from "@mantine/core";
import { inputProps, type KitFieldProps } from "./field";

/** Several lines of text: notes, instructions. */
export function TextArea({ rows = 3, placeholder, ...props }: KitFieldProps & { rows?: number; placeholder?: string }) {
  return <Textarea {...inputProps(props)} rows={rows} placeholder={placeholder} />;
}
