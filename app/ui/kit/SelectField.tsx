import { NativeSelect } from "@mantine/core";
import { inputProps, type KitFieldProps } from "./field";

type SelectFieldProps = KitFieldProps & {
  options: { value: string; label: string; disabled?: boolean }[];
  autoComplete?: string;
};

/** One of a list, by the browser's own select. */
export function SelectField({ options, autoComplete, ...props }: SelectFieldProps) {
  return <NativeSelect {...inputProps(props)} data={options} autoComplete={autoComplete} rightSection={<span />} />;
}
