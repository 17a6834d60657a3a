import { useState } from "react";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { Section } from "#/console/app/components/section";
import { navigate } from "#/console/app/router/location";
import { refreshSession } from "#/console/app/state/session";
import { useWorkspace } from "#/console/app/state/workspace";

/** Deletes the workspace after its slug was entered. */
export function DeleteWorkspace() {
  const { id, name, slug } = useWorkspace();
  const [isConfirming, setConfirming] = useState(false);
  const { run, problem, clear } = useMutation("delete_workspace", { inForm: true, successMessage: () => `${name} is deleted.` });
  return (
    <Section
      title="Delete workspace"
      lead="This also deletes its brands, designs, keys, webhooks and memberships. Archive its live brands first."
    >
      <div>
        <Button variant="danger" onClick={() => setConfirming(true)}>
          Delete {name}
        </Button>
      </div>
      <ConfirmDialog
        title={`Delete ${name}?`}
        confirm="Delete workspace"
        confirmationText={slug}
        isOpen={isConfirming}
        problem={problem}
        onClose={() => {
          clear();
          setConfirming(false);
        }}
        onConfirm={async () => {
          if ((await run({ id, confirm: slug })) === undefined) return false;
          await refreshSession();
          navigate("/", { replace: true });
        }}
      >
        <p>This deletes everything in the workspace for all members. You can only recover it from a backup.</p>
      </ConfirmDialog>
    </Section>
  );
}
