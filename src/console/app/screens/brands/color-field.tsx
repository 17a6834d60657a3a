import { Field } from "#/console/app/components/field";

type ColorFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: string | undefined;
  /** The colour of the preview as hex; the initial value of the picker. */
  readonly previewHex?: string | undefined;
};

const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour field: any CSS notation as text, with the browser's picker beside it. */
export function ColorField({ label, hint, value, onChange, problem, previewHex }: ColorFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} isOptional>
      {(ids) => (
        <span className="color-field">
          <input
            type="color"
            aria-label={`Pick the ${label.toLowerCase()}`}
            value={isHex(value) ? value.toLowerCase() : isHex(previewHex ?? "") ? previewHex : "#888888"}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...ids}
            className="control"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            placeholder="#1d4ed8, rebeccapurple, oklch(…)"
            maxLength={80}
            spellCheck={false}
            autoComplete="off"
          />
        </span>
      )}
    </Field>
  );
}
