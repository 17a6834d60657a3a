import { TextField } from "#/console/app/components/field";

type UrlFieldProps = {
  /** What browsers and password managers know it by. */
  readonly name: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
};

/** Where deliveries are sent. */
export const UrlField = (props: UrlFieldProps) => (
  <TextField
    {...props}
    label="Address"
    type="url"
    inputMode="url"
    autoComplete="off"
    spellCheck={false}
    placeholder="https://"
    hint="A public https address that takes POST requests and answers 2xx within ten seconds"
  />
);
