import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "#/console/app/components/icon";

type FieldProps = {
  readonly label: string;
  /** What helps to fill it in, below the control. */
  readonly hint?: ReactNode;
  /** What is wrong with what stands in it. */
  readonly problem?: string | undefined;
  readonly isOptional?: boolean | undefined;
};

/** What a control needs so that label, hint and problem belong to it. */
export type ControlIds = { readonly id: string; readonly "aria-describedby"?: string; readonly "aria-invalid"?: true };

/** A labelled control of a form with its hint and its problem. `children` gets the ids and sets them on the control. */
export function Field({
  label,
  hint,
  problem,
  isOptional = false,
  children,
}: FieldProps & { readonly children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {isOptional && <span className="field-optional"> Optional</span>}
      </label>
      {children({ id, ...(describedBy !== "" && { "aria-describedby": describedBy }), ...(problem && { "aria-invalid": true }) })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="field-problem" id={`${id}-problem`}>
          <Icon name="danger" />
          {problem}
        </p>
      )}
    </div>
  );
}

/** What a control of text takes besides a field's words: its value, and what hears of a new one. */
type TextProps<Element extends "input" | "textarea"> = FieldProps &
  Omit<ComponentProps<Element>, "value" | "onChange" | "id"> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  };

/** A line of text to fill in. */
export function TextField({ label, hint, problem, isOptional, value, onChange, type = "text", ...rest }: TextProps<"input">) {
  return (
    <Field label={label} hint={hint} problem={problem} isOptional={isOptional}>
      {(ids) => (
        <input
          {...rest}
          {...ids}
          className="control"
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Several lines of text to fill in; it grows with what stands in it. */
export function TextArea({ label, hint, problem, isOptional, value, onChange, rows = 3, ...rest }: TextProps<"textarea">) {
  return (
    <Field label={label} hint={hint} problem={problem} isOptional={isOptional}>
      {(ids) => (
        <textarea
          {...rest}
          {...ids}
          className="control control-area"
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
