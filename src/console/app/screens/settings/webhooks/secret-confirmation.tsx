import { Button } from "#/console/app/components/button";
import { Form } from "#/console/app/components/form";

type SecretConfirmationProps = {
  /** What follows from it. */
  readonly consequences: string;
  /** The word on the button. */
  readonly submit: string;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
};

/** Asks before a secret is shown or made anew. */
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
