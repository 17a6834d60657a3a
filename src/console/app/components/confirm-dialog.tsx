import { type ReactNode, useState } from "react";
import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { TextField } from "#/console/app/components/field";
import { Form } from "#/console/app/components/form";

type ConfirmDialogProps = {
  /** The question, with the name of its object: `Remove ada@acme.example?` */
  readonly title: string;
  /** The consequences, in a sentence or two. */
  readonly children: ReactNode;
  /** Label of the confirming button: a verb, not “OK”. */
  readonly confirm: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /**
   * Performs the action. The dialog stays open meanwhile, and closes unless the result is false.
   */
  readonly onConfirm: () => Promise<unknown>;
  readonly isDanger?: boolean | undefined;
  /** Text that the user has to type first, for actions that cannot be undone at all. */
  readonly confirmationText?: string | undefined;
  /** The server's message if it failed: `problem` of a `useMutation` with `inForm`. */
  readonly problem?: string | undefined;
};

/** Asks for confirmation before an action. */
export function ConfirmDialog({ isOpen, ...rest }: ConfirmDialogProps) {
  return (
    <Dialog title={rest.title} isOpen={isOpen} onClose={rest.onClose}>
      <ConfirmForm {...rest} />
    </Dialog>
  );
}

function ConfirmForm({
  children,
  confirm,
  onClose,
  onConfirm,
  isDanger = true,
  confirmationText,
  problem,
}: Omit<ConfirmDialogProps, "isOpen">) {
  const [typedText, setTypedText] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [mismatch, setMismatch] = useState<string>();
  const handleSubmit = async () => {
    if (confirmationText !== undefined && typedText.trim() !== confirmationText)
      return setMismatch(`Enter ${confirmationText} exactly as shown.`);
    setBusy(true);
    const outcome = await onConfirm();
    setBusy(false);
    if (outcome !== false) onClose();
  };
  return (
    <Form
      onSubmit={handleSubmit}
      submit={confirm}
      isBusy={isBusy}
      isDanger={isDanger}
      problem={problem}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <div className="prose">{children}</div>
      {confirmationText !== undefined && (
        <TextField
          label={`Enter ${confirmationText} to confirm`}
          value={typedText}
          onChange={setTypedText}
          problem={mismatch}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Form>
  );
}
