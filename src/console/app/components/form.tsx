import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";

type FormProps = {
  readonly onSubmit: () => unknown;
  /** What went wrong with the last try: the server's own sentence. */
  readonly problem?: string | undefined;
  readonly submit: string;
  readonly isBusy?: boolean | undefined;
  readonly isDanger?: boolean | undefined;
  /** Other buttons beside the one that sends. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Ties a button outside, such as a dialog's, to the form. It brings the buttons itself then. */
  readonly id?: string | undefined;
};

/** A form. It is sent by its button or the Enter key, once at a time; its other buttons wait meanwhile. A problem is told above the button and heard. */
export function Form({ onSubmit, problem, submit, isBusy = false, isDanger = false, actions, children, id }: FormProps) {
  const problemRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) problemRef.current?.focus();
  }, [problem]);
  return (
    <form
      className="form"
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      {children}
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

/** Fields side by side where there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className="field-row">{children}</div>;
}

/**
 * The problem of one field, where the server's sentence names it (`password must have …`); the sentence then stands at the field. `names` maps what the API calls a field to
 * what the form calls it.
 */
export function getFieldProblem(problem: string | undefined, field: string, label: string): string | undefined {
  if (!problem?.startsWith(`${field} `)) return undefined;
  return `${label}${problem.slice(field.length)}`;
}
