import { useState } from "react";
import type { Member, ResetLink } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { Form } from "#/console/app/components/form";
import { OneTimeSecret } from "#/console/app/components/one-time-secret";
import { formatRelativeTime } from "#/console/app/components/time";
import { useWorkspace } from "#/console/app/state/workspace";

/** Makes a link with which a person of the workspace sets a new password. */
export function ResetLinkDialog({ member, onClose }: { readonly member: Member | undefined; readonly onClose: () => void }) {
  const { id } = useWorkspace();
  const [issued, setIssued] = useState<ResetLink>();
  const { run, isBusy, problem, clear } = useMutation("create_reset_link", { inForm: true });
  const close = () => {
    setIssued(undefined);
    clear();
    onClose();
  };
  return (
    <Dialog
      title={issued ? `Hand this link to ${issued.email}` : `A reset link for ${member?.email}`}
      isOpen={member !== undefined}
      onClose={close}
      isPersistent={issued !== undefined}
    >
      {issued ? (
        <OneTimeSecret
          label="reset link"
          text={issued.url}
          note={`It is shown this once, works once, and ends ${formatRelativeTime(issued.expiresAt)}.`}
          onDone={close}
        />
      ) : (
        <Form
          onSubmit={async () => setIssued(await run({ id, userId: member?.id ?? "" }))}
          submit="Make the link"
          isBusy={isBusy}
          problem={problem}
          actions={
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          }
        >
          <p className="prose">
            With it the person sets a new password. Until then the old one works; then every session of the person ends.
          </p>
        </Form>
      )}
    </Dialog>
  );
}
