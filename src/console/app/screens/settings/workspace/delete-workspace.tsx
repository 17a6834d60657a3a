import { useState } from "react";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { Section } from "#/console/app/components/section";
import { navigate } from "#/console/app/router/location";
import { refreshSession } from "#/console/app/state/session";
import { useWorkspace } from "#/console/app/state/workspace";

/** Removes the workspace for good, once its slug was typed. */
export function DeleteWorkspace() {
  const { id, name, slug } = useWorkspace();
  const [isConfirming, setConfirming] = useState(false);
  const { run, problem, clear } = useMutation("delete_workspace", { inForm: true, successMessage: () => `${name} is gone.` });
  return (
    <Section
      title="Delete the workspace"
      lead="Its brands, designs, keys, webhooks and members go with it. A workspace with a published system cannot be deleted: archive those first."
    >
      <div>
        <Button variant="danger" onClick={() => setConfirming(true)}>
          Delete {name}
        </Button>
      </div>
      <ConfirmDialog
        title={`Delete ${name}?`}
        confirm="Delete it for good"
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
        <p>Everything in it is removed, for everybody. There is no way back but a backup.</p>
      </ConfirmDialog>
    </Section>
  );
}
