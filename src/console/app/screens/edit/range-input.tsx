import { useState } from "react";
import { Field } from "#/console/app/components/field";

type RangeInputProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Its unit, such as `px`. */
  readonly unit: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** A number, dragged or typed. */
export function RangeInput({ label, hint, min, max, step, unit, value, onChange }: RangeInputProps) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: number }>();
  const isValid = (number: number) => Number.isFinite(number) && number >= min && number <= max;
  const type = (text: string) => {
    const number = text.trim() === "" ? Number.NaN : Number(text);
    setDraft({ text, value: isValid(number) ? number : value });
    if (isValid(number)) onChange(number);
  };
  const shown = draft?.value === value ? draft.text : String(value);
  const problem = isValid(shown.trim() === "" ? Number.NaN : Number(shown)) ? undefined : `Type a number from ${min} to ${max}.`;
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(ids) => (
        <span className="range-field">
          <input
            type="range"
            className="slider"
            aria-label={`Drag ${label.toLowerCase()}`}
            aria-valuetext={`${value} ${unit}`.trim()}
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={(event) => {
              setDraft(undefined);
              onChange(Number(event.target.value));
            }}
          />
          <input
            {...ids}
            className="control"
            inputMode="decimal"
            value={shown}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setDraft(undefined)}
          />
          <span className="range-unit">{unit}</span>
        </span>
      )}
    </Field>
  );
}
