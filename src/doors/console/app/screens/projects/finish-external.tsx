import { useState } from "react";
import type { DesignDetails } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Checkbox } from "#/doors/console/app/parts/checkbox";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { moved } from "#/doors/console/app/screens/projects/decisions";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type FinishExternalProps = { readonly design: DesignDetails; readonly isOpen: boolean; readonly onClose: () => void };

/** Asks before the outside work is taken as done. */
export function FinishExternal({ design, isOpen, onClose }: FinishExternalProps) {
  const { may } = useWorkspace();
  const [acceptDrafts, setAcceptDrafts] = useState(false);
  const finish = useChange("finish_external_design", {
    inForm: true,
    refreshes: moved,
    says: ({ accepted, pending, blocked }) =>
      `External work is finished: ${accepted} accepted, ${pending} pending, ${blocked} blocked. The audit runs now.`,
  });
  return (
    <ConfirmDialog
      title="Finish the external work?"
      confirm="Finish"
      isDanger={false}
      isOpen={isOpen}
      onClose={() => {
        finish.clear();
        onClose();
      }}
      onConfirm={async () => (await finish.run({ id: design.id, acceptDrafts })) !== undefined}
      problem={finish.problem}
    >
      <p>
        The coherence audit runs over everything that is accepted, and the design waits for its review. Imports can still be
        accepted there.
      </p>
      {may("ADMIN") && (
        <Checkbox
          label="Accept every pending import that is safe"
          hint="Those that the audit blocks stay pending."
          isChecked={acceptDrafts}
          onChange={setAcceptDrafts}
        />
      )}
    </ConfirmDialog>
  );
}
