import { Field } from "#/console/app/components/field";
import { useDraft } from "#/console/app/screens/edit/use-draft";

type ColorInputProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  /** Its value as hex, for the browser's picker. */
  readonly hex: string;
  readonly onChange: (value: string) => void;
};

/** Keywords that are valid in CSS, but name no colour of their own. */
const keywords: ReadonlySet<string> = new Set(["inherit", "initial", "unset", "revert", "revert-layer", "currentcolor"]);

const isColor = (text: string) =>
  text.length <= 120 && CSS.supports("color", text) && !keywords.has(text.toLowerCase()) && !text.toLowerCase().includes("var(");
const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/**
 * A colour in any CSS notation, with the browser's picker beside it. It changes with every valid
 * value that is typed.
 */
export function ColorInput({ label, hint, value, hex, onChange }: ColorInputProps) {
  const { shown, isValid, change, clear } = useDraft(value, isColor, onChange);
  const problem = isValid ? undefined : "Not a colour in CSS. Type one such as #2f5fd0 or oklch(62% 0.19 259).";
  return (
    <Field label={label} hint={hint} problem={shown.trim() === "" && value === "" ? undefined : problem}>
      {(ids) => (
        <span className="color-field">
          <input
            type="color"
            aria-label={`Pick ${label.toLowerCase()}`}
            value={isHex(hex) ? hex.toLowerCase() : "#888888"}
            onChange={(event) => change(event.target.value)}
          />
          <input
            {...ids}
            className="control"
            value={shown}
            onChange={(event) => change(event.target.value)}
            onBlur={clear}
            maxLength={120}
            spellCheck={false}
            autoComplete="off"
          />
        </span>
      )}
    </Field>
  );
}
