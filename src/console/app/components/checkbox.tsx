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
