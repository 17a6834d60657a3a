import { TextField } from "#/console/app/components/field";
import { getFieldProblem } from "#/console/app/components/form";

type UrlFieldProps = {
  /** The field's name for browsers and password managers. */
  readonly name: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
};

/** The URL that deliveries are sent to. */
export const UrlField = (props: UrlFieldProps) => (
  <TextField
    {...props}
    label="URL"
    required
    type="url"
    inputMode="url"
    autoComplete="off"
    spellCheck={false}
    placeholder="https://"
    hint="A public https URL that accepts POST requests and responds with 2xx within ten seconds."
  />
);

type FailedInput = { readonly problem: string | undefined; readonly problemStatus: number | undefined };

/** The server's message about the URL: any refused input but that of the events. */
export const getUrlProblem = ({ problem, problemStatus }: FailedInput, field: string): string | undefined =>
  getFieldProblem(problem, field, "URL") ?? (problemStatus === 400 && !problem?.startsWith("events") ? problem : undefined);
