import { createContext, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";

type FormProps = {
  /**
   * Sends the form. Return the promise, so that the form can focus the first invalid field
   * afterwards.
   */
  readonly onSubmit: () => unknown;
  /**
   * The server's message about the form as a whole. Pass messages about one field to that field.
   */
  readonly problem?: string | undefined;
  /** Label of the submit button. */
  readonly submit: string;
  readonly isBusy?: boolean | undefined;
  readonly isDanger?: boolean | undefined;
  /** Buttons beside the submit button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** The element's id, for a submit button outside the form. */
  readonly id?: string | undefined;
};

/**
 * Whether the surrounding form was submitted, so that its fields show why their values are invalid.
 */
export const FormSubmittedContext = createContext(false);

/**
 * A form. Fields that are required, too short or malformed show their problems together and are not
 * sent. After a failed submission the first invalid field, or else the form's problem, has the
 * focus.
 */
export function Form({ onSubmit, problem, submit, isBusy = false, isDanger = false, actions, children, id }: FormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const problemRef = useRef<HTMLDivElement>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  useEffect(() => {
    if (problem) problemRef.current?.focus();
  }, [problem]);
  const send = async () => {
    setSubmitted(true);
    if (!hasInvalidValue(formRef.current)) await onSubmit();
    focusFirstInvalid(formRef.current);
  };
  return (
    <form
      ref={formRef}
      className="form"
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <FormSubmittedContext value={isSubmitted}>{children}</FormSubmittedContext>
      {problem && (
        <div ref={problemRef} tabIndex={-1} className="form-problem">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      <div className="form-actions">
        <Button type="submit" variant={isDanger ? "danger" : "primary"} isBusy={isBusy}>
          {submit}
        </Button>
        {actions && (
          <fieldset className="form-others" disabled={isBusy}>
            {actions}
          </fieldset>
        )}
      </div>
    </form>
  );
}

type ValueControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isValueControl = (element: Element): element is ValueControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const hasInvalidValue = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].some((element) => isValueControl(element) && findValueProblem(element) !== undefined);

/**
 * Focuses the first invalid field once React has rendered the problems, and opens its `details`.
 */
export function focusFirstInvalid(container: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = container?.querySelector<HTMLElement>("[aria-invalid=true]");
    const disclosure = field?.closest("details");
    if (disclosure) disclosure.open = true;
    field?.focus();
  });
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className="field-row">{children}</div>;
}

/**
 * The server's message about one field (`password must have …`), with the field's label in place of
 * the API's name; undefined if the message is about something else.
 */
export function getFieldProblem(problem: string | undefined, field: string, label: string): string | undefined {
  if (!problem?.startsWith(`${field} `)) return undefined;
  return `${label}${problem.slice(field.length)}`;
}

type Constraints = {
  readonly value: string;
  readonly type?: string | undefined;
  readonly required?: boolean | undefined;
  /** The least number of characters; the DOM reports -1 if there is none. */
  readonly minLength?: number | undefined;
};

/**
 * Why a value breaks its field's constraints, to follow the field's label; undefined if it is
 * valid.
 */
export function findValueProblem({ value, type, required = false, minLength = -1 }: Constraints): string | undefined {
  const text = value.trim();
  if (text === "") return required ? "is required" : undefined;
  if (value.length < minLength) return `must have at least ${minLength} characters`;
  if (type === "email" && !/^[^\s@]+@[^\s@]+$/.test(text)) return "must be a valid email address";
  return undefined;
}
