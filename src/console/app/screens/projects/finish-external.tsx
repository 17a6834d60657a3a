import { useState } from "react";
import type { DesignDetails } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Checkbox } from "#/console/app/components/checkbox";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { projectQueries } from "#/console/app/screens/projects/project-queries";
import { useWorkspace } from "#/console/app/state/workspace";
import { pluralize } from "#/console/app/components/format";

type FinishExternalProps = {
  readonly design: DesignDetails;
  /** The number of pending imports. */
  readonly pending: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Asks for confirmation before the external step is finished. */
export function FinishExternal({ design, pending, isOpen, onClose }: FinishExternalProps) {
  const { hasRole } = useWorkspace();
  const [acceptDrafts, setAcceptDrafts] = useState(false);
  const finish = useMutation("finish_external_design", {
    inForm: true,
    invalidates: projectQueries,
    successMessage: ({ accepted, pending, blocked }) =>
      `External design finished: ${accepted} accepted, ${pending} pending, ${blocked} blocked. The audit is running.`,
  });
  return (
    <ConfirmDialog
      title="Finish external design?"
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
        The coherence audit checks everything that is accepted. Then the design is ready for review.
        {pending > 0 &&
          ` ${pluralize(pending, "import")} pending. You can still accept ${pending === 1 ? "it" : "them"} in the review.`}
      </p>
      {hasRole("ADMIN") && pending > 0 && (
        <Checkbox
          label="Accept all safe pending imports"
          hint="Blocked imports stay pending."
          isChecked={acceptDrafts}
          onChange={setAcceptDrafts}
        />
      )}
    </ConfirmDialog>
  );
}
