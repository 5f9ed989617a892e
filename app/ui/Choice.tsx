import type { InputHTMLAttributes, ReactNode } from "react";
import { Icon } from "./Icon";
import type { IconName } from "./icons/names";

/** What the server said of radio buttons one of which must be chosen; "false" is said as well, as in `Field` and by the group around them. */
export const answerOf = (error: unknown, errorId: string) =>
  error ? { "aria-invalid": true, "aria-describedby": errorId } : { "aria-invalid": false };

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  type?: "radio" | "checkbox";
  title: ReactNode;
  line?: ReactNode;
  icon?: IconName;
};

/** A card with a radio or a checkbox: title, a line of text, an icon at the end. */
export function Choice({ type = "radio", title, line, icon, ...input }: ChoiceProps) {
  return (
    <label className="pick">
      {" "}
      <input type={type} {...input} />{" "}
      <span>
        <b>{title}</b> {line ? <small>{line}</small> : null}
      </span>
      {icon ? <Icon name={icon} /> : null}{" "}
    </label>
  );
}

type OptionProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  type: "radio" | "checkbox";
  children: ReactNode;
  /** At the end of the row: a price, "Out of Stock". */
  end?: ReactNode;
};

/** A row of a list of options: control at start, text, something at the end. */
export function Option({ type, children, end, ...input }: OptionProps) {
  return (
    <label className={input.disabled ? "opt is-off" : "opt"}>
      {" "}
      <input type={type} {...input} /> <span>{children}</span> {end ? <em>{end}</em> : null}{" "}
    </label>
  );
}
