import { type ComponentProps, type ReactNode, useContext, useId } from "react";
import { findValueProblem, FormSubmittedContext } from "#/console/app/components/form";
import { Icon } from "#/console/app/components/icon";

type FieldProps = {
  readonly label: string;
  /** Help text below the control. */
  readonly hint?: ReactNode;
  /** Why the value is invalid. */
  readonly problem?: string | undefined;
  readonly isOptional?: boolean | undefined;
};

/** Attributes that connect a control to its label, hint and problem. */
type ControlIds = { readonly id: string; readonly "aria-describedby"?: string; readonly "aria-invalid"?: true };

/**
 * A labelled form control with its hint and problem. `children` receives the attributes to set on
 * the control.
 */
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

/** Props of a text control: those of the field, its value and change handler. */
type TextProps<Element extends "input" | "textarea"> = FieldProps &
  Omit<ComponentProps<Element>, "value" | "onChange" | "id"> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  };

/** A single-line text field. */
export function TextField({ label, hint, problem, isOptional, value, onChange, type = "text", ...rest }: TextProps<"input">) {
  const valueProblem = useValueProblem(label, { ...rest, type, value });
  return (
    <Field label={label} hint={hint} problem={valueProblem ?? problem} isOptional={isOptional}>
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

/** A multi-line text field that grows with its content. */
export function TextArea({ label, hint, problem, isOptional, value, onChange, rows = 3, ...rest }: TextProps<"textarea">) {
  const valueProblem = useValueProblem(label, { ...rest, value });
  return (
    <Field label={label} hint={hint} problem={valueProblem ?? problem} isOptional={isOptional}>
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

/** The message about an invalid value, once the form was submitted. */
function useValueProblem(label: string, control: Parameters<typeof findValueProblem>[0]): string | undefined {
  const isSubmitted = useContext(FormSubmittedContext);
  const problem = isSubmitted ? findValueProblem(control) : undefined;
  return problem && `${label} ${problem}.`;
}
