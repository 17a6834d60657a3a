import { useState } from "react";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { Section } from "#/doors/console/app/parts/section";
import { goTo } from "#/doors/console/app/router/location";
import { askSession } from "#/doors/console/app/state/session";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** Removes the workspace for good, once its slug was typed. */
export function DeleteWorkspace() {
  const { id, name, slug } = useWorkspace();
  const [isAsking, setAsking] = useState(false);
  const { run, problem, clear } = useChange("delete_workspace", { inForm: true, says: () => `${name} is gone.` });
  return (
    <Section
      title="Delete the workspace"
      lead="Its brands, designs, keys, webhooks and members go with it. A workspace with a published system cannot be deleted: archive those first."
    >
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete {name}
        </Button>
      </div>
      <ConfirmDialog
        title={`Delete ${name}?`}
        confirm="Delete it for good"
        typed={slug}
        isOpen={isAsking}
        problem={problem}
        onClose={() => {
          clear();
          setAsking(false);
        }}
        onConfirm={async () => {
          if ((await run({ id, confirm: slug })) === undefined) return false;
          await askSession();
          goTo("/", { replace: true });
        }}
      >
        <p>Everything in it is removed, for everybody. There is no way back but a backup.</p>
      </ConfirmDialog>
    </Section>
  );
}
