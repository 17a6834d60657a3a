import { useState } from "react";
import type { Member, ResetLink } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { Form } from "#/doors/console/app/parts/form";
import { ShownOnce } from "#/doors/console/app/parts/shown-once";
import { distanceOf } from "#/doors/console/app/parts/time";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** Makes a link with which a person of the workspace sets a new password. */
export function ResetLinkDialog({ member, onClose }: { readonly member: Member | undefined; readonly onClose: () => void }) {
  const { id } = useWorkspace();
  const [issued, setIssued] = useState<ResetLink>();
  const { run, isBusy, problem, clear } = useChange("create_reset_link", { inForm: true });
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
      isFirm={issued !== undefined}
    >
      {issued ? (
        <ShownOnce
          label="reset link"
          text={issued.url}
          note={`It is shown this once, works once, and ends ${distanceOf(issued.expiresAt)}.`}
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
