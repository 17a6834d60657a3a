import { type ReactNode, useState } from "react";
import { Button } from "#/doors/console/app/parts/button";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { TextField } from "#/doors/console/app/parts/field";
import { Form } from "#/doors/console/app/parts/form";

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
  readonly typed?: string | undefined;
  /** The server's sentence where it failed: `problem` of a `useChange` with `inForm`. */
  readonly problem?: string | undefined;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ isOpen, ...rest }: ConfirmDialogProps) {
  return (
    <Dialog title={rest.title} isOpen={isOpen} onClose={rest.onClose}>
      <Question {...rest} />
    </Dialog>
  );
}

function Question({
  children,
  confirm,
  onClose,
  onConfirm,
  isDanger = true,
  typed,
  problem,
}: Omit<ConfirmDialogProps, "isOpen">) {
  const [word, setWord] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [missed, setMissed] = useState<string>();
  const go = async () => {
    if (typed !== undefined && word.trim() !== typed) return setMissed(`Type ${typed} as it is written here.`);
    setBusy(true);
    const done = await onConfirm();
    setBusy(false);
    if (done !== false) onClose();
  };
  return (
    <Form
      onSubmit={go}
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
      {typed !== undefined && (
        <TextField
          label={`Type ${typed} to confirm`}
          value={word}
          onChange={setWord}
          problem={missed}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Form>
  );
}
