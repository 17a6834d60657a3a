import { type ReactNode, useId } from "react";

type CheckboxProps = {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly isDisabled?: boolean | undefined;
};

export function Checkbox({ label, hint, isChecked, onChange, isDisabled = false }: CheckboxProps) {
  const id = useId();
  return (
    <div className="checkbox">
      <input
        type="checkbox"
        id={id}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        {...(hint && { "aria-describedby": `${id}-hint` })}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

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
