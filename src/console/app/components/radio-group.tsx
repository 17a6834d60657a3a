import { useId } from "react";
import type { Option } from "#/console/app/components/select";

type RadioGroupProps<Value extends string> = {
  readonly label: string;
  /** Hides the label visually. */
  readonly hidesLabel?: boolean | undefined;
  readonly options: readonly (Option<Value> & { readonly hint?: string })[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** `row` for two to four short labels side by side, `list` for options with hints. */
  readonly layout?: "row" | "list" | undefined;
};

/** A set of radio buttons. */
export function RadioGroup<Value extends string>({
  label,
  hidesLabel = false,
  options,
  value,
  onChange,
  layout = "row",
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`choice choice-${layout}`}>
      <legend className={hidesLabel ? "unseen" : "field-label"}>{label}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <label key={option.value} className="choice-option">
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span className="choice-words">
              <span>{option.label}</span>
              {option.hint && <span className="choice-hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
