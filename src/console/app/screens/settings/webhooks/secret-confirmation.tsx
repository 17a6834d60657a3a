import { Button } from "#/console/app/components/button";
import { Form } from "#/console/app/components/form";

type SecretConfirmationProps = {
  /** The consequences. */
  readonly consequences: string;
  /** Label of the confirming button. */
  readonly submit: string;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
};

/** Asks for confirmation before a secret is shown or rotated. */
export const SecretConfirmation = ({ consequences, onClose, ...rest }: SecretConfirmationProps) => (
  <Form
    {...rest}
    actions={
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    }
  >
    <p className="prose">{consequences}</p>
  </Form>
);
