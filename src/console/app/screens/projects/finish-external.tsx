import { useState } from "react";
import type { DesignDetails } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Checkbox } from "#/console/app/components/checkbox";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { projectQueries } from "#/console/app/screens/projects/project-queries";
import { useWorkspace } from "#/console/app/state/workspace";

type FinishExternalProps = {
  readonly design: DesignDetails;
  /** How many imports nobody has decided about. */
  readonly pending: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Asks before the outside work is taken as done. */
export function FinishExternal({ design, pending, isOpen, onClose }: FinishExternalProps) {
  const { may } = useWorkspace();
  const [acceptDrafts, setAcceptDrafts] = useState(false);
  const finish = useMutation("finish_external_design", {
    inForm: true,
    invalidates: projectQueries,
    successMessage: ({ accepted, pending, blocked }) =>
      `The outside design step is finished: ${accepted} accepted, ${pending} pending, ${blocked} blocked. The audit runs now.`,
  });
  return (
    <ConfirmDialog
      title="Finish the outside design step?"
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
        The coherence audit runs over everything that is accepted, and then the design waits for its review.
        {pending > 0 &&
          ` ${pending === 1 ? "One import is" : `${pending} imports are`} still pending; they can be accepted in the review too.`}
      </p>
      {may("ADMIN") && pending > 0 && (
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
