import { useTranslation } from "react-i18next";
import { classes } from "./classes";
import { Icon } from "./Icon";

type StepButton = {
  /** Name and value the submit button sends; the form around the stepper says where. */
  name: string;
  value: string;
  /** It stays a stop for keys, and a press on it is answered: a disabled button would lose the focus of whoever has just pressed it. */
  disabled?: boolean;
};

type StepperProps = {
  /** What is counted; part of each button's accessible name. */
  label: string;
  quantity: number;
  /** The quantity as it is written, when not as a bare number. */
  written?: string;
  less: StepButton;
  more: StepButton;
  /** At one, less means removing: the sign becomes a bin. */
  removesAtOne?: boolean;
  size?: "small" | "large";
  busy?: boolean;
  className?: string;
};

/** − n + as submit buttons, to stand in a form (or in a part of one). */
export function Stepper({
  label,
  quantity,
  written = String(quantity),
  less,
  more,
  removesAtOne = false,
  size = "small",
  busy = false,
  className,
}: StepperProps) {
  const { t } = useTranslation("ui");
  const removes = removesAtOne && quantity <= 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that shows
    <div
      className={classes("step", size === "large" && "step--l", className)}
      role="group"
      aria-label={label}
      aria-busy={busy}
    >
      <button
        type="submit"
        className="step__b"
        name={less.name}
        value={less.value}
        aria-disabled={less.disabled || undefined}
      >
        <Icon name={removes ? "trash" : "minus"} label={t(removes ? "remove" : "oneLess", { label })} />
      </button>
      <output className="step__n">{written}</output>
      <button
        type="submit"
        className="step__b"
        name={more.name}
        value={more.value}
        aria-disabled={more.disabled || undefined}
        data-successor=""
      >
        <Icon name="plus" label={t("oneMore", { label })} />
      </button>
    </div>
  );
}
