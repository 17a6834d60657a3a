import { useId } from "react";
import type { Option } from "#/console/app/components/select";

type RadioGroupProps<Value extends string> = {
  readonly label: string;
  /** Whether the label is only heard. */
  readonly hidesLabel?: boolean | undefined;
  readonly options: readonly (Option<Value> & { readonly hint?: string })[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** `row` for two to four short words side by side, `list` for choices that need a hint. */
  readonly layout?: "row" | "list" | undefined;
};

/** One of a few, all in view: radio buttons. */
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
