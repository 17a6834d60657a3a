import type { Deliverable } from "#data/console-api";
import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { TextArea } from "#/console/app/components/field";
import { Form } from "#/console/app/components/form";
import { useFormDraft } from "#/console/app/state/form-draft";

type RejectDialogProps = {
  readonly rows: readonly Deliverable[] | undefined;
  readonly onClose: () => void;
  readonly onReject: (rows: readonly Deliverable[], reason: string) => Promise<boolean>;
  readonly isBusy: boolean;
};

/** Asks for the reason why imports are rejected; their authors read it. */
export const RejectDialog = ({ rows, onClose, ...rest }: RejectDialogProps) => (
  <Dialog
    title={rows?.length === 1 ? `Reject ${rows[0]?.name}?` : `Reject ${rows?.length ?? 0} imports?`}
    isOpen={rows !== undefined}
    onClose={onClose}
  >
    {rows && <RejectForm rows={rows} onClose={onClose} {...rest} />}
  </Dialog>
);

function RejectForm({ rows, onClose, onReject, isBusy }: RejectDialogProps & { readonly rows: readonly Deliverable[] }) {
  const { values, set, reset } = useFormDraft(`reject-${rows.map(({ id }) => id).join(".")}`.slice(0, 200), { reason: "" });
  const send = async () => {
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
        label="Reason"
        hint="Explain what must change. The author sees this reason."
        value={values.reason}
        onChange={(value) => set("reason", value)}
        maxLength={1000}
        required
      />
    </Form>
  );
}
