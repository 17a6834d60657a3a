import { useState } from "react";
import type { Member, ResetLink } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { Form } from "#/console/app/components/form";
import { OneTimeSecret } from "#/console/app/components/one-time-secret";
import { formatRelativeTime } from "#/console/app/components/time";
import { useWorkspace } from "#/console/app/state/workspace";

/** Creates a link that lets a member set a new password. */
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
      title={issued ? `Send this link to ${issued.email}` : `Reset link for ${member?.email}`}
      isOpen={member !== undefined}
      onClose={close}
      isPersistent={issued !== undefined}
    >
      {issued ? (
        <OneTimeSecret
          label="reset link"
          text={issued.url}
          note={`The link is shown only once. It works once and expires ${formatRelativeTime(issued.expiresAt)}.`}
          onDone={close}
        />
      ) : (
        <Form
          onSubmit={async () => setIssued(await run({ id, userId: member?.id ?? "" }))}
          submit="Create link"
          isBusy={isBusy}
          problem={problem}
          actions={
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          }
        >
          <p className="prose">
            With this link they can set a new password. The old password works until then. Setting a new one ends all their
            sessions.
          </p>
        </Form>
      )}
    </Dialog>
  );
}
