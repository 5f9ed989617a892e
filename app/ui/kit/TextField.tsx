import { TextInput } from "@mantine/core";
import type { InputHTMLAttributes } from "react";
import { inputProps, type KitFieldProps } from "./field";

type TextFieldProps = KitFieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "type" | "autoComplete" | "inputMode" | "placeholder" | "dir" | "autoCapitalize"
  > & {
    /** What the customer sees and cannot change. */
    isReadOnly?: boolean;
  };

/** One line of text: names, e-mail (`type="email"`), phone (`type="tel"`), numbers. */
export function TextField({ field, label, hint, optional, className, isReadOnly, ...input }: TextFieldProps) {
  return <TextInput {...input} readOnly={isReadOnly} {...inputProps({ field, label, hint, optional, className })} />;
}
