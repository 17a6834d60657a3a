import type { Deliverable } from "#data/console-api";
import { Button } from "#/doors/console/app/parts/button";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { TextArea } from "#/doors/console/app/parts/field";
import { Form } from "#/doors/console/app/parts/form";
import { useKeptForm } from "#/doors/console/app/state/kept-form";

type RejectDialogProps = {
  readonly rows: readonly Deliverable[] | undefined;
  readonly onClose: () => void;
  readonly onReject: (rows: readonly Deliverable[], reason: string) => Promise<boolean>;
  readonly isBusy: boolean;
};

/** Asks why imports are turned down; whoever sent them reads it. */
export const RejectDialog = ({ rows, onClose, ...rest }: RejectDialogProps) => (
  <Dialog
    title={rows?.length === 1 ? `Reject ${rows[0]?.name}?` : `Reject ${rows?.length ?? 0} imports?`}
    isOpen={rows !== undefined}
    onClose={onClose}
  >
    {rows && <Reason rows={rows} onClose={onClose} {...rest} />}
  </Dialog>
);

function Reason({ rows, onClose, onReject, isBusy }: RejectDialogProps & { readonly rows: readonly Deliverable[] }) {
  const { values, set, reset } = useKeptForm(`reject-${rows.map(({ id }) => id).join(".")}`.slice(0, 200), {
    reason: "",
    problem: "",
  });
  const send = async () => {
    if (values.reason.trim() === "") return set("problem", "Say why: whoever sent it reads this and mends it.");
    if (!(await onReject(rows, values.reason))) return;
    reset();
    onClose();
  };
  return (
    <Form
      submit={rows.length === 1 ? "Reject" : `Reject ${rows.length}`}
      isDanger
      isBusy={isBusy}
      onSubmit={send}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Keep {rows.length === 1 ? "it" : "them"} pending
        </Button>
      }
    >
      <TextArea
        label="Why"
        hint="What would have to be different. The same content cannot come in again, mended content can."
        value={values.reason}
        onChange={(value) => {
          set("reason", value);
          set("problem", "");
        }}
        problem={values.problem || undefined}
        maxLength={1000}
        required
      />
    </Form>
  );
}
