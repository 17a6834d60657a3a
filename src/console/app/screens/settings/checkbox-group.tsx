import type { ReactNode } from "react";
import { Checkbox } from "#/console/app/components/checkbox";

type CheckboxGroupProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly hint?: string | undefined }[];
  readonly chosen: readonly Value[];
  /** Called with the selected values in the order of the options. */
  readonly onChange: (chosen: readonly Value[]) => void;
};

/** A group of checkboxes. */
export function CheckboxGroup<Value extends string>({ label, options, chosen, onChange }: CheckboxGroupProps<Value>) {
  return (
    <fieldset className="check-list">
      <legend className="field-label">{label}</legend>
      {options.map(({ value, ...option }) => (
        <Checkbox
          key={value}
          {...option}
          isChecked={chosen.includes(value)}
          onChange={(isChecked) =>
            onChange(
              options.map((other) => other.value).filter((other) => (other === value ? isChecked : chosen.includes(other))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
