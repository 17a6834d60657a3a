import { Button } from "#/doors/console/app/parts/button";
import { Form } from "#/doors/console/app/parts/form";

type SecretQuestionProps = {
  /** What follows from it. */
  readonly follows: string;
  /** The word on the button. */
  readonly submit: string;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
};

/** Asks before a secret is shown or made anew. */
export const SecretQuestion = ({ follows, onClose, ...rest }: SecretQuestionProps) => (
  <Form
    {...rest}
    actions={
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    }
  >
    <p className="prose">{follows}</p>
  </Form>
);
