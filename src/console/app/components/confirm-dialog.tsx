import { type ReactNode, useState } from "react";
import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { TextField } from "#/console/app/components/field";
import { Form } from "#/console/app/components/form";

type ConfirmDialogProps = {
  /** The question, naming what it is about: `Remove ada@acme.example?` */
  readonly title: string;
  /** What follows from it, in a sentence or two. */
  readonly children: ReactNode;
  /** The word on the button: what is done, not “OK”. */
  readonly confirm: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Does it. The dialog stays while that takes and closes where it gives anything but false. */
  readonly onConfirm: () => Promise<unknown>;
  readonly isDanger?: boolean | undefined;
  /** What the person has to type first, where there is no way back at all. */
  readonly confirmationText?: string | undefined;
  /** The server's sentence where it failed: `problem` of a `useMutation` with `inForm`. */
  readonly problem?: string | undefined;
};

/** Asks before something that cannot be taken back. */
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
      return setMismatch(`Type ${confirmationText} as it is written here.`);
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
          Keep it as it is
        </Button>
      }
    >
      <div className="prose">{children}</div>
      {confirmationText !== undefined && (
        <TextField
          label={`Type ${confirmationText} to confirm`}
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
